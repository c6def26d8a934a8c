// What an action text of HiveQueen says (rules: hivequeen.md, "Action text").

import type { Cell } from '../../board/scene';
import { MalformedAction } from '../action';

export type Letter = 'Q' | 'H' | 'S' | 'W' | 'D' | 'N';
export interface Movement {
  kind: 'step' | 'capture' | 'swap';
  letter: Letter;
  from: Cell;
  to: Cell;
}
/** In place where `to` is `from`. */
export interface Promotion {
  kind: 'promotion';
  from: Cell;
  to: Cell;
  captures: boolean;
}
export interface Production {
  kind: 'production';
  letter: Letter;
  to: Cell;
}
export type Act = Movement | Promotion | Production | { kind: 'end_turn' };

const kKinds = { '-': 'step', x: 'capture', '~': 'swap' } as const;

export function readAct(action: string): Act {
  if (action === '.') return { kind: 'end_turn' };
  const act = readProduction(action) ?? readPromotion(action) ?? readMovement(action);
  if (!act) throw new MalformedAction(action);
  return act;
}

function readProduction(action: string): Production | null {
  const [, letter, to] = /^\+([WSND])([a-i][1-9])$/.exec(action) ?? [];
  return letter && to ? { kind: 'production', letter: letter as Letter, to } : null;
}

function readPromotion(action: string): Promotion | null {
  const [, from, sign, to] = /^H([a-i][1-9])(?:([-x])([a-i][1-9]))?=Q$/.exec(action) ?? [];
  return from ? { kind: 'promotion', from, to: to ?? from, captures: sign === 'x' } : null;
}

function readMovement(action: string): Movement | null {
  const [, letter, from, sign, to] = /^([QHSWDN])([a-i][1-9])([-x~])([a-i][1-9])$/.exec(action) ?? [];
  if (!letter || !from || !to) return null;
  return { kind: kKinds[sign as keyof typeof kKinds], letter: letter as Letter, from, to };
}
