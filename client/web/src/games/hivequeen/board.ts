// HiveQueen on the board: what a position shows, and how each action is done.

import type { Choices, Option, Scene, Trace } from '../../board/scene';
import { countOf, MalformedPosition, readPosition } from '../position';
import type { Side } from '../../net/messages';
import { readAct, type Movement, type Production, type Promotion } from './action';

const kSize = 5;

export function scene(position: string): Scene {
  const { pieces, toAct, phase, rest } = readPosition(position, kSize, 'QHSWDN');
  if (!/^(move|produce:[1-9])$/.test(phase)) throw new MalformedPosition(`There is no phase "${phase}".`);
  if (rest.length > 0) throw new MalformedPosition(`Behind the phase stands "${rest.join(' ')}".`);
  return { size: kSize, pieces, toAct, phase, special: [] };
}

export const hasQueen = (scene: Scene, side: Side): boolean => countOf(scene.pieces, side, 'Q') > 0;

/** How many pieces the side to act may still introduce; null outside the production phase. */
export function mayStillIntroduce(scene: Scene): number | null {
  const [phase, count] = scene.phase.split(':');
  return phase === 'produce' ? Number(count) : null;
}

export function choices(legal: string[], scene: Scene): Choices {
  const found: Choices = { options: [], buttons: [] };
  for (const action of legal) {
    const act = readAct(action);
    if (act.kind === 'end_turn') found.buttons.push({ action, kind: act.kind });
    else found.options.push(...optionsOf(action, act, scene));
  }
  return found;
}

function optionsOf(action: string, act: Movement | Promotion | Production, scene: Scene): Option[] {
  const { kind, to } = act;
  if (kind === 'production') return [{ action, kind, from: null, tray: act.letter, to, captures: [] }];
  const { from } = act;
  const captures = kind === 'capture' || (kind === 'promotion' && act.captures) ? [to] : [];
  const option: Option = { action, kind, from, tray: null, to, captures };
  const eitherWay = kind === 'swap' && act.letter === 'N' && scene.pieces.get(to)?.letter === 'N';
  return eitherWay ? [option, { ...option, from: to, to: from }] : [option];
}

export function trace(action: string, captures: string[]): Trace {
  const act = readAct(action);
  if (act.kind === 'end_turn') return { from: null, to: null, captures };
  const inPlace = act.kind === 'production' || act.from === act.to;
  return { from: inPlace ? null : act.from, to: act.to, captures };
}
