// What a turn has touched, as it is marked on the board.

import type { Cell, Trace } from './scene';

export interface Marks {
  /** Where something went away, or came to. */
  from: Set<Cell>;
  to: Set<Cell>;
  captures: Set<Cell>;
}

/** Of `turn`, the latest last: a cell is marked as the last one of them left it. */
export function marksOf(turn: readonly Trace[]): Marks {
  const marks: Marks = { from: new Set(), to: new Set(), captures: new Set() };
  for (const { from, to, captures } of turn) {
    if (from !== null && from !== to) {
      marks.from.add(from);
      marks.to.delete(from);
    }
    if (to !== null) {
      marks.to.add(to);
      marks.from.delete(to);
    }
    for (const cell of captures) marks.captures.add(cell);
  }
  return marks;
}
