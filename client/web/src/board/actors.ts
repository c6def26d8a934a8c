// Pieces as they live on from one scene to the next, so that what moved is seen to move.

import type { Cell, Option, Piece, Scene, Trace } from './scene';

export interface Actor extends Piece {
  id: number;
  cell: Cell;
}

let ids = 0;
const alike = (a: Piece, b: Piece) => a.letter === b.letter && a.side === b.side;

/** The actors of `scene`: those of `before` at their new cells, in the order they had, then the new ones. */
export function follow(before: Actor[], scene: Scene, trace: Trace | null): Actor[] {
  const open = new Map(scene.pieces);
  const found = new Map<Actor, Cell>();
  const match = (actor: Actor | undefined, cell: Cell | null, same: (a: Piece, b: Piece) => boolean) => {
    const piece = cell === null ? undefined : open.get(cell);
    if (!actor || cell === null || !piece || found.has(actor) || !same(actor, piece)) return;
    found.set(actor, cell);
    open.delete(cell);
  };
  const at = new Map(before.map((actor) => [actor.cell, actor]));
  const oneSide = (a: Piece, b: Piece) => a.side === b.side;

  for (const actor of before) match(actor, actor.cell, alike);
  if (trace?.from && trace.to) match(at.get(trace.from), trace.to, oneSide);
  for (const [actor, cell] of onlyPairs(before, found, open)) match(actor, cell, alike);
  for (const actor of before) match(actor, actor.cell, oneSide);

  const living = before
    .filter((actor) => found.has(actor))
    .map((actor) => moved(actor, found.get(actor)!, scene));
  const born = [...open].map(([cell, piece]) => ({ ...piece, cell, id: ++ids }));
  return [...living, ...born];
}

function moved(actor: Actor, cell: Cell, scene: Scene): Actor {
  const piece = scene.pieces.get(cell)!;
  const same = actor.cell === cell && alike(actor, piece) && actor.marked === piece.marked;
  return same ? actor : { ...piece, cell, id: actor.id };
}

/** Where one piece of a kind is gone and one of that kind is new, it is the same one. */
function onlyPairs(before: Actor[], found: Map<Actor, Cell>, open: Map<Cell, Piece>): [Actor, Cell][] {
  const pairs: [Actor, Cell][] = [];
  for (const [cell, piece] of open) {
    const gone = before.filter((actor) => !found.has(actor) && alike(actor, piece));
    const come = [...open.values()].filter((other) => alike(other, piece));
    if (gone.length === 1 && come.length === 1) pairs.push([gone[0]!, cell]);
  }
  return pairs;
}

/** The one that is picked is drawn last, above all others, and stays there when it moves. */
export function raised(actors: Actor[], cell: Cell | null): Actor[] {
  const top = actors.find((actor) => actor.cell === cell);
  if (!top || top === actors.at(-1)) return actors;
  return [...actors.filter((actor) => actor !== top), top];
}

/** The scene while an action is on its way: its piece stands already where it was put. */
export function expected(scene: Scene, option: Option | null): Scene {
  const piece = option?.from ? scene.pieces.get(option.from) : undefined;
  if (!option?.from || !piece || option.from === option.to) return scene;
  const pieces = new Map(scene.pieces);
  const other = pieces.get(option.to);
  pieces.delete(option.from);
  if (option.kind === 'swap' && other) pieces.set(option.from, other);
  pieces.set(option.to, { ...piece, marked: false });
  return { ...scene, pieces };
}
