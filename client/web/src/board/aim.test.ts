import { expect, it } from 'vitest';
import { cellMeant } from './aim';
import { centreOf, kRadius } from './geometry';

const e5 = centreOf('e5', 5, false);
/** On e6, just above the edge that it shares with e5. */
const above = { x: e5.x, y: e5.y - 0.9 * kRadius };

it('takes the cell under the point, where that can be used or nothing near can', () => {
  expect(cellMeant(above, ['e5', 'e6'], 0.38, 5, false)).toBe('e6');
  expect(cellMeant(above, [], 0.38, 5, false)).toBe('e6');
  expect(cellMeant(above, ['a1'], 0.38, 5, false)).toBe('e6');
});
it('takes a near cell that can be used on a small board, but not on a large one', () => {
  expect(cellMeant(above, ['e5'], 0.38, 5, false)).toBe('e5');
  expect(cellMeant(above, ['e5'], 1, 5, false)).toBe('e6');
});
it('takes an edge cell for a point just off the board', () => {
  const { x, y } = centreOf('e1', 5, false);
  const below = { x, y: y + 0.92 * kRadius };
  expect(cellMeant(below, ['e1'], 0.38, 5, false)).toBe('e1');
  expect(cellMeant(below, [], 0.38, 5, false)).toBeNull();
});
