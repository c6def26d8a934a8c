// What a press would have meant that no legal action of HiveQueen leads to.

import type { Cell, Picked, Scene } from '../../board/scene';
import { hasQueen, mayStillIntroduce } from './board';

export function attempt({ from, tray }: Picked, to: Cell, scene: Scene): string | null {
  if (tray !== null) return `+${tray}${to}`;
  if (from === null) return unasked(to, scene);
  const piece = scene.pieces.get(from);
  return piece ? `${piece.letter}${from}${signTowards(to, scene)}${to}` : null;
}

/** An own piece, pressed where something else is to be done first: by any movement of it the rules say what. */
function unasked(cell: Cell, scene: Scene): string | null {
  const piece = scene.pieces.get(cell);
  if (piece?.side !== scene.toAct) return null;
  const other = mayStillIntroduce(scene) !== null || !hasQueen(scene, scene.toAct);
  return other ? `${piece.letter}${cell}-${cell}` : null;
}

function signTowards(to: Cell, scene: Scene): string {
  const side = scene.pieces.get(to)?.side;
  if (!side) return '-';
  return side === scene.toAct ? '~' : 'x';
}
