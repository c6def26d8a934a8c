import { expect, test } from 'vitest';
import { isLeft, presentFirst } from './present_first';

const seat = (present: boolean) => ({ id: 'x', name: 'Ada', present });
const left = { players: { white: seat(false), black: null } };
const kept = { players: { white: null, black: seat(true) } };
const vacant = { players: { white: null, black: null } };

test('a room is left where somebody sits and nobody is there', () => {
  expect([left, kept, vacant].map(isLeft)).toEqual([true, false, false]);
  expect(isLeft({ players: { white: seat(false), black: seat(true) } })).toBe(false);
});

test('rooms that were left come last, the others stay in their order', () => {
  expect(presentFirst([left, kept, { ...left }, vacant])).toEqual([kept, vacant, left, left]);
});
