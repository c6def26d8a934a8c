import { expect, test } from 'vitest';
import type { OwnGame } from '../../net/records';
import { finishedOf } from './finished';

test('games that are over, the newest first', () => {
  const game = (room: string, changed_at: number, status: OwnGame['status'] = 'finished'): OwnGame => ({
    room,
    visibility: 'public',
    game: 'agon',
    status,
    side: 'white',
    opponent: null,
    result: null,
    changed_at,
  });
  const games = [game('old', 1), game('running', 4, 'playing'), game('new', 3), game('also old', 1)];
  expect(finishedOf(games).map(({ room }) => room)).toEqual(['new', 'also old', 'old']);
});
