// Agon on the board: what a position shows, and how each action is done.

import type { Cell, Choices, Option, Piece, Scene, Trace } from '../../board/scene';
import type { LastAction, Settings, Side } from '../../net/messages';
import { countOf, isCell, MalformedPosition, readPosition } from '../position';
import { readAct, type Carrying, type Pointing, type Release } from './action';

const kSize = 6;
const kGuards = 6;
export const kThrone: Cell = 'f6';
const kTouched = 'touched:';
const kPhase = /^(place|move|passed|blocked|relocate|relocate_for:[wb]|touched:\w+)$/;

export function scene(position: string): Scene {
  const { pieces, toAct, phase, rest } = readPosition(position, kSize, 'QG');
  if (!kPhase.test(phase)) throw new MalformedPosition(`There is no phase "${phase}".`);
  const [marked, ...more] = rest;
  if (!marked || more.length > 0)
    throw new MalformedPosition('Behind the phase stand the captured cells, or "-".');
  const shown: Scene = { size: kSize, pieces: withMarks(pieces, marked), toAct, phase, special: [kThrone] };
  const touched = touchedCell(shown);
  if (touched && !pieces.has(touched))
    throw new MalformedPosition(`Nothing to be touched stands on ${touched}.`);
  return shown;
}

function withMarks(pieces: Map<Cell, Piece>, marked: string): Map<Cell, Piece> {
  const all = new Map(pieces);
  for (const cell of marked === '-' ? [] : marked.split(',')) {
    const piece = isCell(cell, kSize) ? all.get(cell) : undefined;
    if (!piece) throw new MalformedPosition(`No captured piece stands on "${cell}".`);
    all.set(cell, { ...piece, marked: true });
  }
  return all;
}

/** The cell of the piece that must be moved now, once it was touched. */
export function touchedCell(scene: Scene): Cell | null {
  return scene.phase.startsWith(kTouched) ? scene.phase.slice(kTouched.length) : null;
}

/** Whose captured Queen is placed by the side to act, if so. */
export function placedByOpponent(scene: Scene): Side | null {
  if (!scene.phase.startsWith('relocate_for:')) return null;
  return scene.phase.endsWith('w') ? 'white' : 'black';
}

/** Which Queen the last action placed, where the opponent does that; also one that was set free in her place. */
export function placedQueen(
  settings: Settings,
  last: LastAction | null,
): { by: Side; owner: Side; cell: Cell } | null {
  if (!last || settings['captured_queen'] !== 'opponent') return null;
  const act = readAct(last.action);
  if ((act.kind !== 'relocation' && act.kind !== 'release') || act.letter !== 'Q') return null;
  return { by: last.side, owner: last.side === 'white' ? 'black' : 'white', cell: act.to };
}

/** How many Guards a side has still to place in the placement opening. */
export const toPlace = (scene: Scene, side: Side): number => kGuards - countOf(scene.pieces, side, 'G');

export function waiting(scene: Scene, side: Side): { letter: string; cell: Cell }[] {
  return [...scene.pieces]
    .filter(([, piece]) => piece.marked && piece.side === side)
    .map(([cell, { letter }]) => ({ letter, cell }));
}

export function choices(legal: string[]): Choices {
  const found: Choices = { options: [], buttons: [] };
  for (const action of legal) {
    const act = readAct(action);
    if ('to' in act) found.options.push(optionOf(action, act));
    else found.buttons.push({ action, kind: act.kind });
  }
  return found;
}

function optionOf(action: string, act: Carrying | Release | Pointing): Option {
  const plain = { action, from: null, tray: null, to: act.to, captures: [] };
  if (!('from' in act)) return { ...plain, kind: act.kind };
  const { from, captures } = act;
  const ofMove = captures.length > 0 ? 'capture' : 'step';
  return { ...plain, kind: act.kind === 'move' ? ofMove : act.kind, from, captures };
}

export function trace(action: string, captures: string[]): Trace {
  const act = readAct(action);
  return { from: 'from' in act ? act.from : null, to: 'to' in act ? act.to : null, captures };
}
