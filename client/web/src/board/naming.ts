// What a screen reader says of a cell.

import type { GameWords } from '../games/face';
import type { Words } from '../words/en';
import type { Cell, Option, Scene } from './scene';

export interface Seen {
  scene: Scene;
  picked: Cell | null;
  sources: Set<Cell>;
  targets: Map<Cell, Option[]>;
}

export function cellName(cell: Cell, seen: Seen, game: GameWords, words: Words['board']): string {
  const piece = seen.scene.pieces.get(cell);
  const kinds = new Set(seen.targets.get(cell)?.map((option) => option.kind));
  const parts = [
    cell,
    seen.scene.special.includes(cell) && words.throne,
    piece ? words[piece.side](game.pieces[piece.letter] ?? piece.letter) : words.empty,
    piece?.marked && words.captured,
    seen.picked === cell && words.picked,
    seen.picked !== cell && seen.sources.has(cell) && words.movable,
    ...[...kinds].map((kind) => words.target[kind]),
  ];
  return parts.filter(Boolean).join(', ');
}
