// The part of a position string that both games share: "<board> <side to act> <phase>" and what a game adds.

import type { Cell, Piece } from '../board/scene';
import type { Side } from '../net/messages';

/** A text that the rules would not have written. The message says what is wrong with it, and where. */
export class MalformedPosition extends Error {
  override name = 'MalformedPosition';
}

export interface PositionParts {
  pieces: Map<Cell, Piece>;
  toAct: Side;
  phase: string;
  /** The words behind the phase. */
  rest: string[];
}

const kSides = new Map<string, Side>([
  ['w', 'white'],
  ['b', 'black'],
]);

/** Reads `position` of a board with `size` cells to a side, whose pieces are called by `letters` (capitals). */
export function readPosition(position: string, size: number, letters: string): PositionParts {
  const [board = '', side = '', phase = '', ...rest] = position.split(' ');
  const toAct = kSides.get(side);
  if (!toAct) throw new MalformedPosition(`The side to act is w or b, not "${side}".`);
  if (!phase) throw new MalformedPosition('The phase is missing.');
  return { pieces: readBoard(board, size, letters), toAct, phase, rest };
}

/** Whether a board with `size` cells to a side has the cell of that name. */
export function isCell(name: string, size: number): boolean {
  const file = name.charCodeAt(0) - 'a'.charCodeAt(0);
  return /^[a-z][1-9]\d?$/.test(name) && Number(name.slice(1)) <= heightOf(file, size);
}

function heightOf(file: number, size: number): number {
  return 2 * size - 1 - Math.abs(file - (size - 1));
}

function readBoard(board: string, size: number, letters: string): Map<Cell, Piece> {
  const files = board.split('/');
  if (files.length !== 2 * size - 1) {
    throw new MalformedPosition(`The board has ${2 * size - 1} files, not ${files.length}.`);
  }
  const pieces = new Map<Cell, Piece>();
  files.forEach((text, file) => readFile(text, file, heightOf(file, size), letters, pieces));
  return pieces;
}

function readFile(
  text: string,
  file: number,
  height: number,
  letters: string,
  pieces: Map<Cell, Piece>,
): void {
  const name = String.fromCharCode('a'.charCodeAt(0) + file);
  let rank = 0;
  for (const word of text.match(/\d+|\D/g) ?? []) {
    const letter = word.toUpperCase();
    if (/^[1-9]/.test(word)) {
      rank += Number(word);
    } else if (letters.includes(letter)) {
      rank += 1;
      pieces.set(`${name}${rank}`, { letter, side: word === letter ? 'white' : 'black', marked: false });
    } else {
      throw new MalformedPosition(`No piece is called "${word}" (file ${name}).`);
    }
  }
  if (rank !== height) throw new MalformedPosition(`File ${name} has ${height} cells, not ${rank}.`);
}

export function countOf(pieces: Map<Cell, Piece>, side: Side, letter: string): number {
  return [...pieces.values()].filter((piece) => piece.side === side && piece.letter === letter).length;
}
