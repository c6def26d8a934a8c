// What an action text of Agon says (rules: agon.md, "Action text").

import type { Cell } from '../../board/scene';
import { MalformedAction } from '../action';

export type Letter = 'Q' | 'G';
export interface Carrying {
  kind: 'move' | 'relocation';
  letter: Letter;
  from: Cell;
  to: Cell;
  captures: Cell[];
}
/** A captured piece is set free where it stands. */
export interface Release {
  kind: 'release';
  letter: Letter;
  to: Cell;
}
export interface Pointing {
  kind: 'placement' | 'touch';
  to: Cell;
}
export type Act = Carrying | Release | Pointing | { kind: 'forfeit' | 'pass' };

const kCell = '[a-k](?:1[01]|[1-9])';
const kCarried = new RegExp(`^([QG])(${kCell})([->])(${kCell})((?:\\*${kCell})*)$`);
const kReleased = new RegExp(`^([QG])(${kCell})<$`);
const kPointed = new RegExp(`^([@^])(${kCell})$`);

export function readAct(action: string): Act {
  if (action === 'forfeit' || action === 'pass') return { kind: action };
  const act = readPointed(action) ?? readReleased(action) ?? readCarried(action);
  if (!act) throw new MalformedAction(action);
  return act;
}

function readPointed(action: string): Pointing | null {
  const [, sign, to] = kPointed.exec(action) ?? [];
  return to ? { kind: sign === '@' ? 'placement' : 'touch', to } : null;
}

function readReleased(action: string): Release | null {
  const [, letter, to] = kReleased.exec(action) ?? [];
  return letter && to ? { kind: 'release', letter: letter as Letter, to } : null;
}

function readCarried(action: string): Carrying | null {
  const [, letter, from, sign, to, marks = ''] = kCarried.exec(action) ?? [];
  if (!letter || !from || !to) return null;
  const kind = sign === '-' ? 'move' : 'relocation';
  return { kind, letter: letter as Letter, from, to, captures: marks.split('*').slice(1) };
}
