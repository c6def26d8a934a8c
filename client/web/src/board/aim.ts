// Which cell a press means. On a phone a cell is smaller than a fingertip: a press beside a cell that can be
// used, and on one that cannot, means the one that can.

import { cellUnder, centreOf, type Point } from './geometry';
import type { Cell } from './scene';

/** Half of the 44 px that a finger needs. */
const kReach = 22;

export function pointIn(svg: SVGSVGElement, event: { clientX: number; clientY: number }): Point | null {
  const inverse = svg.getScreenCTM()?.inverse();
  if (!inverse) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
  return { x, y };
}

/** `scale`: how many pixels one unit of the drawing takes. */
export function cellMeant(
  point: Point,
  usable: Iterable<Cell>,
  scale: number,
  size: number,
  turned: boolean,
): Cell | null {
  const under = cellUnder(point, size, turned);
  let nearest: Cell | null = null;
  let distance = kReach / scale;
  for (const cell of usable) {
    if (cell === under) return under;
    const { x, y } = centreOf(cell, size, turned);
    const away = Math.hypot(point.x - x, point.y - y);
    if (away < distance) [nearest, distance] = [cell, away];
  }
  return nearest ?? under;
}
