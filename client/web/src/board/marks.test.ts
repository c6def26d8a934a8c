import { expect, it } from 'vitest';
import { trace as agon } from '../games/agon/board';
import { trace as hivequeen } from '../games/hivequeen/board';
import { marksOf } from './marks';

const cells = (of: ReturnType<typeof marksOf>) => [[...of.from], [...of.to], [...of.captures]];

it('marks the whole turn: the move, what it captured and each production, whatever ends it', () => {
  const turn = [
    hivequeen('Sd1xd4', ['d4']),
    hivequeen('+Wb2', []),
    hivequeen('+Nc3', []),
    hivequeen('.', []),
  ];
  expect(cells(marksOf(turn))).toEqual([['d1'], ['d4', 'b2', 'c3'], ['d4']]);
});
it('marks a cell as the last action left it', () => {
  expect(cells(marksOf([agon('^d4', []), agon('Gd4-d5', [])]))).toEqual([['d4'], ['d5'], []]);
  expect(cells(marksOf([hivequeen('He5-e4', []), hivequeen('+We5', [])]))).toEqual([[], ['e4', 'e5'], []]);
});
it('marks nothing where nothing was played', () => {
  expect(cells(marksOf([]))).toEqual([[], [], []]);
});
