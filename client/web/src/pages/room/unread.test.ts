import { expect, it } from 'vitest';
import type { Chat } from '../../net/messages';
import { unreadIn } from './unread';

const line = (at: number, id: string, group: Chat['group'] = 'players'): Chat => ({
  type: 'chat',
  from: { id, name: id },
  text: 'hello',
  at,
  group,
});
const lines = [line(1, 'bob'), line(2, 'ada'), line(3, 'bob'), line(4, 'eve', 'watchers'), line(5, 'bob')];
const butMine = (id: string) => id !== 'ada';

it('counts what others said to one’s own group since the chat was last seen', () => {
  expect([0, 2, 3, 5].map((upTo) => unreadIn(lines, upTo, 'players', butMine))).toEqual([3, 2, 1, 0]);
  expect(unreadIn(lines, 0, 'watchers', butMine)).toBe(1);
  expect(unreadIn(lines, 0, 'players', () => false)).toBe(0);
});
