import { describe, expect, it } from 'vitest';
import {
  cellAt,
  cellUnder,
  cellsOf,
  centreOf,
  coordinatesOf,
  filesOf,
  frameOf,
  hexOf,
  kRadius,
  neighbour,
  neighboursOf,
  stepByKey,
  toneOf,
} from './geometry';

const sizes = [2, 5, 6];

describe('names', () => {
  it('counts the cells of both games', () => {
    expect(cellsOf(5)).toHaveLength(61);
    expect(cellsOf(6)).toHaveLength(91);
    expect(new Set(cellsOf(6)).size).toBe(91);
  });
  it('has the centre and the corners where the rules say', () => {
    expect(cellAt({ q: 0, r: 0 }, 5)).toBe('e5');
    expect(cellAt({ q: 0, r: 0 }, 6)).toBe('f6');
    expect([cellAt({ q: 0, r: 4 }, 5), cellAt({ q: 0, r: -4 }, 5)]).toEqual(['e1', 'e9']);
    expect([cellAt({ q: 0, r: 5 }, 6), cellAt({ q: 0, r: -5 }, 6)]).toEqual(['f1', 'f11']);
    expect(filesOf(5).map((file) => file.at(-1))).toEqual([
      'a5',
      'b6',
      'c7',
      'd8',
      'e9',
      'f8',
      'g7',
      'h6',
      'i5',
    ]);
  });
  it('reads what it writes and knows no other cell', () => {
    for (const size of sizes)
      for (const cell of cellsOf(size)) expect(cellAt(hexOf(cell, size), size)).toBe(cell);
    for (const wrong of ['a0', 'a6', 'j1', 'e10', 'e05', 'e', '', 'E5'])
      expect(() => hexOf(wrong, 5)).toThrow();
  });
});

describe('neighbours', () => {
  it('are those of the example, clockwise from north', () => {
    for (const size of [5, 6]) expect(neighboursOf('d2', size)).toEqual(['d3', 'e3', 'e2', 'd1', 'c1', 'c2']);
  });
  it('go both ways and never have the same tone', () => {
    for (const size of sizes)
      for (const cell of cellsOf(size))
        for (const next of neighboursOf(cell, size)) {
          expect(neighboursOf(next, size)).toContain(cell);
          expect(toneOf(next, size)).not.toBe(toneOf(cell, size));
        }
  });
  it('are turned with the board', () => {
    expect(neighbour('d2', 'n', 5, true)).toBe('d1');
    expect(neighbour('d2', 'se', 5, true)).toBe('c2');
    expect(neighbour('e9', 'n', 5, false)).toBeNull();
  });
});

describe('places on the screen', () => {
  it('has White at the bottom, or at the top of a turned board', () => {
    expect(centreOf('e1', 5, false).y).toBeGreaterThan(0);
    expect(centreOf('e1', 5, true).y).toBeLessThan(0);
    expect(centreOf('a1', 5, false).x).toBeLessThan(0);
    expect(centreOf('a1', 5, true).x).toBeGreaterThan(0);
    expect(centreOf('e5', 5, true)).toEqual({ x: 0, y: 0 });
  });
  it('has neighbours at one distance', () => {
    const centre = centreOf('d2', 5, false);
    for (const next of neighboursOf('d2', 5)) {
      const { x, y } = centreOf(next, 5, false);
      expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(Math.sqrt(3) * kRadius);
    }
  });
  it('finds the cell under any point near its centre', () => {
    for (const turned of [false, true])
      for (const cell of cellsOf(6))
        for (const [x, y] of [
          [0, 0],
          [45, 20],
          [-45, -20],
          [0, 50],
          [10, -50],
        ] as const) {
          const centre = centreOf(cell, 6, turned);
          expect(cellUnder({ x: centre.x + x, y: centre.y + y }, 6, turned)).toBe(cell);
        }
    expect(cellUnder({ x: 5000, y: 0 }, 6, false)).toBeNull();
  });
  it('writes every file and rank once, within the frame', () => {
    for (const size of [5, 6])
      for (const turned of [false, true]) {
        const texts = coordinatesOf(size, turned);
        expect(texts).toHaveLength(2 * (2 * size - 1));
        const { width, height } = frameOf(size, true);
        for (const { x, y } of texts) {
          expect(Math.abs(x)).toBeLessThan(width / 2 - 10);
          expect(Math.abs(y)).toBeLessThan(height / 2 - 10);
        }
      }
  });
});

describe('keys', () => {
  const opposite: Record<string, string> = {
    ArrowUp: 'ArrowDown',
    ArrowRight: 'ArrowLeft',
    Home: 'PageDown',
    PageUp: 'End',
  };
  it('lead back by the opposite key, inside the board', () => {
    for (const turned of [false, true])
      for (const cell of cellsOf(4))
        for (const [key, back] of Object.entries(opposite)) {
          const next = stepByKey(cell, key, 5, turned);
          if (next && neighboursOf(next, 5).length === 6) expect(stepByKey(next, back, 5, turned)).toBe(cell);
        }
  });
  it('go where they point to', () => {
    for (const turned of [false, true])
      for (const cell of cellsOf(5)) {
        const from = centreOf(cell, 5, turned);
        const seen = (key: string) => {
          const next = stepByKey(cell, key, 5, turned);
          return next ? centreOf(next, 5, turned) : from;
        };
        expect(seen('ArrowUp').y).toBeLessThanOrEqual(from.y);
        expect(seen('ArrowDown').y).toBeGreaterThanOrEqual(from.y);
        expect(seen('ArrowRight').x).toBeGreaterThanOrEqual(from.x);
        expect(seen('ArrowLeft').x).toBeLessThanOrEqual(from.x);
      }
  });
  it('cross the board on a level line', () => {
    let cell: string | null = 'a3';
    const walked: string[] = [];
    while (cell) {
      walked.push(cell);
      cell = stepByKey(cell, 'ArrowRight', 5, false);
    }
    expect(walked).toHaveLength(9);
    const heights = walked.map((name) => centreOf(name, 5, false).y);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2 * kRadius);
  });
  it('reaches all six neighbours, and nothing by other keys', () => {
    const keys = ['ArrowUp', 'PageUp', 'PageDown', 'ArrowDown', 'End', 'Home'];
    expect(keys.map((key) => stepByKey('d2', key, 5, false))).toEqual(neighboursOf('d2', 5));
    expect(stepByKey('d2', 'x', 5, false)).toBeNull();
  });
});
