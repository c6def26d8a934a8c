import { expect, test } from 'vitest';
import { withLine } from './chat_lines';
import type { Chat } from './messages';

const line = (at: number, text: string): Chat => ({
  type: 'chat',
  from: { id: 'p', name: 'P' },
  text,
  at,
  group: 'players',
});
const all = (lines: Chat[]) => lines.reduce<Chat[]>(withLine, []);

test('what is told again after a reconnection stands there once, and what was missed in its place', () => {
  const lines = [line(1, 'a'), line(3, 'c'), line(1, 'a'), line(2, 'b'), line(3, 'c'), line(4, 'd')];
  expect(all(lines).map((each) => each.text)).toEqual(['a', 'b', 'c', 'd']);
});

test('the last two hundred are kept', () => {
  const kept = all(Array.from({ length: 250 }, (_, at) => line(at, 'x')));
  expect([kept.length, kept[0]?.at, kept.at(-1)?.at]).toEqual([200, 50, 249]);
});
