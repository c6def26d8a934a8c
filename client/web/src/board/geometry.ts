// A hexagon of flat-topped hexagonal cells, any number to a side: names, places on the screen, neighbours.
// Lengths are in the units of the SVG; a piece is drawn in a box of 100 x 100.

import type { Cell } from './scene';

export interface Hex {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}
export type Direction = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';
export type Tone = 1 | 2 | 3;

/** From a cell's centre to its corners. */
export const kRadius = 60;
const kHeight = Math.sqrt(3) * kRadius;
const kRimWidth = 34;
/** Where the curve around a corner of the rim begins. */
const kCut = 64;

/** Clockwise from north. */
export const kDirections: Record<Direction, Hex> = {
  n: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  se: { q: 1, r: 0 },
  s: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  nw: { q: -1, r: 0 },
};
const kOpposite: Record<Direction, Direction> = { n: 's', ne: 'sw', se: 'nw', s: 'n', sw: 'ne', nw: 'se' };

const ring = ({ q, r }: Hex) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
/** The `r` of a file's lowest cell, which has rank 1. */
const lowest = (q: number, size: number) => Math.min(size - 1, size - 1 - q);

export function cellAt(hex: Hex, size: number): Cell | null {
  if (ring(hex) >= size) return null;
  return String.fromCharCode(97 + hex.q + size - 1) + (lowest(hex.q, size) - hex.r + 1);
}

export function hexOf(cell: Cell, size: number): Hex {
  const q = cell.charCodeAt(0) - 97 - (size - 1);
  const hex = { q, r: lowest(q, size) + 1 - Number(cell.slice(1)) };
  if (cellAt(hex, size) !== cell) throw new Error(`no cell ${cell} on a board of ${size}`);
  return hex;
}

/** The files from left to right, each from rank 1 upwards: the order of position strings. */
export function filesOf(size: number): Cell[][] {
  const files: Cell[][] = [];
  for (let q = 1 - size; q < size; q++) {
    const file = 97 + q + size - 1;
    const ranks = 2 * size - 1 - Math.abs(q);
    files.push(Array.from({ length: ranks }, (_, rank) => String.fromCharCode(file) + (rank + 1)));
  }
  return files;
}
export const cellsOf = (size: number): Cell[] => filesOf(size).flat();

/** The neighbours, clockwise from north; those off the board are left out. */
export function neighboursOf(cell: Cell, size: number): Cell[] {
  const directions = Object.keys(kDirections) as Direction[];
  return directions.map((way) => neighbour(cell, way, size, false)).filter((next) => next !== null);
}

/** The next cell as somebody sees it who looks at a board that may be turned. */
export function neighbour(cell: Cell, seen: Direction, size: number, turned: boolean): Cell | null {
  const { q, r } = hexOf(cell, size);
  const way = kDirections[turned ? kOpposite[seen] : seen];
  return cellAt({ q: q + way.q, r: r + way.r }, size);
}

/** No two neighbours have the same. */
export function toneOf(cell: Cell, size: number): Tone {
  const { q, r } = hexOf(cell, size);
  return (((((q - r) % 3) + 3) % 3) + 1) as Tone;
}

export function centreOf(cell: Cell, size: number, turned: boolean): Point {
  const { q, r } = hexOf(cell, size);
  const sign = turned ? -1 : 1;
  return { x: sign * 1.5 * kRadius * q + 0, y: sign * kHeight * (r + q / 2) + 0 };
}

/** The six corners of a cell around (0, 0), as an SVG polygon wants them. */
export function cornersOf(radius: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
  });
  return corners.join(' ');
}
const round = (length: number) => Math.round(length * 100) / 100;

/** The cell that holds a point; of a point off the board, none. */
export function cellUnder(point: Point, size: number, turned: boolean): Cell | null {
  const sign = turned ? -1 : 1;
  const q = (sign * point.x) / (1.5 * kRadius);
  return cellAt(rounded(q, (sign * point.y) / kHeight - q / 2), size);
}

function rounded(q: number, r: number): Hex {
  const near = { q: Math.round(q), r: Math.round(r) };
  const s = Math.round(-q - r);
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(s + q + r) };
  if (off.q > off.r && off.q > off.s) return { q: -near.r - s, r: near.r };
  if (off.r > off.s) return { q: near.q, r: -near.q - s };
  return near;
}

export interface Frame {
  width: number;
  height: number;
  viewBox: string;
  /** The outline around the cells, with the room for the coordinates in it where they are asked for. */
  rim: string;
}

export function frameOf(size: number, coordinates: boolean): Frame {
  const cells = 1.5 * kRadius * (size - 1) + kRadius;
  const apothem = cells + (coordinates ? kRimWidth : 6);
  const corner = apothem / Math.cos(Math.PI / 6);
  const width = 2 * apothem + 4;
  const height = 2 * (corner - kCut / 4) + 4;
  return {
    width,
    height,
    viewBox: [-width / 2, -height / 2, width, height].map(round).join(' '),
    rim: roundedHexagon(corner),
  };
}

/** A hexagon that stands on a corner. */
function roundedHexagon(corner: number): string {
  const at = (step: number, length: number): Point => {
    const angle = ((step * 60 - 90) * Math.PI) / 180;
    return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
  };
  const towards = (a: Point, b: Point) => {
    const share = kCut / corner;
    return `${round(a.x + (b.x - a.x) * share)} ${round(a.y + (b.y - a.y) * share)}`;
  };
  const curves = [0, 1, 2, 3, 4, 5].map((step) => {
    const here = at(step, corner);
    const start = towards(here, at(step - 1, corner));
    const end = towards(here, at(step + 1, corner));
    return `${start} Q${round(here.x)} ${round(here.y)} ${end}`;
  });
  return `M${curves.join(' L')}Z`;
}

export interface Coordinate extends Point {
  text: string;
}

/** File letters below the files, ranks to the left of their lines; on a turned board they turn with it. */
export function coordinatesOf(size: number, turned: boolean): Coordinate[] {
  const beside = (cell: Cell, text: string, x: number, y: number): Coordinate => {
    const centre = centreOf(cell, size, turned);
    const sign = turned ? -1 : 1;
    return { text, x: centre.x + sign * x, y: centre.y + sign * y };
  };
  const out = kHeight / 2 + 20;
  const files = filesOf(size);
  const letters = files.map((file) => beside(file[0]!, file[0]![0]!, 0, out));
  const onTheLeft = [...files[0]!, ...files.slice(1, size).map((file) => file.at(-1)!)];
  const ranks = onTheLeft.map((cell) =>
    beside(cell, cell.slice(1), -out * Math.cos(Math.PI / 6), -out * Math.sin(Math.PI / 6)),
  );
  return [...letters, ...ranks];
}

/** Where a key leads on a board as it is seen. Left and right stay as level as hexagons let them. */
export function stepByKey(cell: Cell, key: string, size: number, turned: boolean): Cell | null {
  const first = waysOfKey(key, hexOf(cell, size).q, turned);
  for (const way of first) {
    const next = neighbour(cell, way, size, turned);
    if (next) return next;
  }
  return null;
}

function waysOfKey(key: string, q: number, turned: boolean): Direction[] {
  const even = q % 2 === 0;
  const up = even !== turned;
  switch (key) {
    case 'ArrowUp':
      return ['n'];
    case 'ArrowDown':
      return ['s'];
    case 'ArrowRight':
      return up ? ['ne', 'se'] : ['se', 'ne'];
    case 'ArrowLeft':
      return up ? ['nw', 'sw'] : ['sw', 'nw'];
    case 'Home':
      return ['nw'];
    case 'PageUp':
      return ['ne'];
    case 'End':
      return ['sw'];
    case 'PageDown':
      return ['se'];
    default:
      return [];
  }
}
