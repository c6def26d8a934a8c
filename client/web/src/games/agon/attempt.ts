// What a press would have meant that no legal action of Agon leads to.

import type { Cell, Picked, Scene } from '../../board/scene';

export function attempt({ from }: Picked, to: Cell, scene: Scene): string | null {
  if (scene.phase === 'place') return `@${to}`;
  if (from === null) return unasked(to, scene);
  const piece = scene.pieces.get(from);
  return piece ? `${piece.letter}${from}${isRelocating(scene) ? '>' : '-'}${to}` : null;
}

/** An own piece, pressed where captured ones come first: by any move of it the rules say so. */
function unasked(cell: Cell, scene: Scene): string | null {
  const piece = scene.pieces.get(cell);
  if (piece?.side !== scene.toAct || !isRelocating(scene)) return null;
  return `${piece.letter}${cell}-${cell}`;
}

const isRelocating = ({ phase }: Scene): boolean => phase.startsWith('relocate');
