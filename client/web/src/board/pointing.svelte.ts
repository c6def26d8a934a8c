// Mouse and finger on a board: click and click, or drag. Says which cell is meant; what that does is the board's.

import type { Point } from './geometry';
import type { Cell } from './scene';

/** What a board lets a pointer ask and do. */
export interface Pointed {
  /** Where the event is, in the units of the drawing. */
  at(event: PointerEvent): Point | null;
  /** The cell that is meant by a press there. */
  cell(event: PointerEvent): Cell | null;
  liftable(cell: Cell): boolean;
  target(cell: Cell): boolean;
  picked(): Cell | null;
  pick(cell: Cell): void;
  press(cell: Cell): void;
  /** What is picked was dragged to where it may not go. */
  miss(cell: Cell): void;
  drop(): void;
}

const kDragBegins = 6;
/** How far above the finger a piece is shown, in the units of the drawing: a finger would hide it. */
const kAboveFinger = 90;
/** Browsers send a click after a press; one that comes without a press is an assistive technology's. */
const kClickFollows = 500;

interface Down {
  pointer: number;
  cell: Cell | null;
  x: number;
  y: number;
  /** This press has picked the piece, so that its end must not put it back. */
  justPicked: boolean;
}

export class Pointing {
  /** The piece that is being dragged, and where it is drawn. */
  drag = $state.raw<{ cell: Cell; at: Point } | null>(null);
  over = $state.raw<Cell | null>(null);
  #down: Down | null = null;
  #upAt = -Infinity;
  readonly #board: Pointed;

  constructor(board: Pointed) {
    this.#board = board;
  }

  down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    const cell = this.#board.cell(event);
    const picks =
      cell !== null &&
      this.#board.liftable(cell) &&
      !this.#board.target(cell) &&
      cell !== this.#board.picked();
    this.#down = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY, justPicked: picks };
    if (picks) this.#board.pick(cell);
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#down?.pointer) return;
    if (!this.drag && !this.#begins(event)) return;
    const at = this.#board.at(event);
    if (!this.drag || !at) return;
    const lift = event.pointerType === 'touch' ? kAboveFinger : 0;
    this.drag = { cell: this.drag.cell, at: { x: at.x, y: at.y - lift } };
    this.over = this.#board.cell(event);
  }

  #begins(event: PointerEvent): boolean {
    const down = this.#down;
    const at = this.#board.at(event);
    if (!down?.cell || !at || !this.#board.liftable(down.cell)) return false;
    if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < kDragBegins) return false;
    if (this.#board.picked() !== down.cell) this.#board.pick(down.cell);
    if (this.#board.picked() !== down.cell) return false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.drag = { cell: down.cell, at };
    return true;
  }

  up(event: PointerEvent): void {
    const down = this.#down;
    if (event.pointerId !== down?.pointer) return;
    const dragged = this.drag;
    const cell = this.#board.cell(event);
    this.end();
    this.#upAt = event.timeStamp;
    if (dragged) {
      this.#putDown(dragged.cell, cell);
    } else if (cell !== null && cell === down.cell && !down.justPicked) {
      this.#board.press(cell);
    } else if (cell === null && down.cell === null) {
      this.#board.drop();
    }
  }

  #putDown(from: Cell, to: Cell | null): void {
    if (to === null || to === from) this.#board.drop();
    else if (this.#board.target(to)) this.#board.press(to);
    else this.#board.miss(to);
  }

  cancel(event: PointerEvent): void {
    if (event.pointerId !== this.#down?.pointer) return;
    if (this.drag) this.#board.drop();
    this.end();
  }

  end(): void {
    this.#down = null;
    this.drag = null;
    this.over = null;
  }

  /** A click that no press on this board has made. */
  clicked(event: MouseEvent): boolean {
    return event.detail === 0 || event.timeStamp - this.#upAt > kClickFollows;
  }
}
