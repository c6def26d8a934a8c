// What a board shows, and what can be done on it: plain values that every game's face fills in and that the
// board draws without knowing which game it is.

import type { Side } from '../net/messages';

/** A cell's name: "e5". */
export type Cell = string;

export interface Piece {
  /** Always a capital: "Q". */
  letter: string;
  side: Side;
  /** Captured where it stands, and waiting to be relocated (Agon). */
  marked: boolean;
}

/** A position string as the board draws it. */
export interface Scene {
  /** Cells to a side: 5 in HiveQueen, 6 in Agon. */
  size: number;
  pieces: Map<Cell, Piece>;
  toAct: Side;
  /** The position string's phase word: "move", "produce:2", "touched:d4". */
  phase: string;
  /** Cells that look different on an empty board too: Agon's throne. */
  special: Cell[];
}

export type OptionKind =
  'step' | 'capture' | 'swap' | 'promotion' | 'production' | 'relocation' | 'release' | 'placement' | 'touch';

/** One legal action as it is done on a board: pick `from` (or `tray`), then `to`. */
export interface Option {
  /** The text that is sent. Two options may have one text: a swap can begin at either Nurse. */
  action: string;
  kind: OptionKind;
  /** The piece that is picked up. None: one click on `to` is the whole action (placement, touch, release). */
  from: Cell | null;
  /** The letter that is picked from the tray, for a production. */
  tray: string | null;
  to: Cell;
  /** Cells of what it captures. */
  captures: Cell[];
}

/** A legal action without a cell: it is a button beside the board. */
export interface Button {
  action: string;
  kind: 'end_turn' | 'pass' | 'forfeit';
}

export interface Choices {
  options: Option[];
  buttons: Button[];
}

/** What is picked up or picked from the tray; neither: nothing is. */
export type Picked = Pick<Option, 'from' | 'tray'>;

/** What the last action touched, for highlighting and animation. */
export interface Trace {
  from: Cell | null;
  to: Cell | null;
  captures: Cell[];
}
