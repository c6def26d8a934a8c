import '../../net/fake_browser';
import { expect, test, vi } from 'vitest';
import type { OwnGame } from '../../net/records';
import { OwnGames } from './own_games.svelte';

const game = (room: string, more: Partial<OwnGame> = {}): OwnGame => ({
  room,
  visibility: 'public',
  game: 'agon',
  status: 'finished',
  side: 'white',
  opponent: null,
  result: null,
  changed_at: 1,
  ...more,
});
const answer = (games: OwnGame[]) => new Response(JSON.stringify({ games }));
const rooms = (own: OwnGames) => own.games?.map(({ room }) => room);

test('games that this page does not know are left out', async () => {
  vi.stubGlobal('fetch', async () => answer([game('a'), game('b', { game: 'of tomorrow' })]));
  const own = new OwnGames();
  await own.load('ada');
  expect(rooms(own)).toEqual(['a']);
});

test('an answer about whom nobody asks any more is let go', async () => {
  const answers: ((games: OwnGame[]) => void)[] = [];
  const fetched = () => new Promise((answered) => answers.push((games) => answered(answer(games))));
  vi.stubGlobal('fetch', fetched);
  const own = new OwnGames();
  const asked = [own.load('ada'), own.load('bob')];
  answers[1]?.([game('of bob')]);
  answers[0]?.([game('of ada')]);
  await Promise.all(asked);
  expect(rooms(own)).toEqual(['of bob']);
});

test('what could not be had is said, and no more once it is there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  const own = new OwnGames();
  await own.load('ada');
  expect(own.games).toBeNull();
  expect(own.trouble).not.toBeNull();
  vi.stubGlobal('fetch', async () => answer([]));
  await own.load('ada');
  expect([own.games, own.trouble]).toEqual([[], null]);
});
