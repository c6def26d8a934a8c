import { expect, test } from 'vitest';
import { afterUpdate, sorted, wholeGames, wholeRooms, wholeSeeks } from './lobby_list';
import type { RoomSummary } from './messages';

const room = (id: string, created: number, status: RoomSummary['status'] = 'waiting'): RoomSummary => ({
  room: id,
  name: null,
  game: 'agon',
  settings: {},
  status,
  players: { white: null, black: null },
  position: '',
  ply: 0,
  watchers: 0,
  created_at: created,
  clock: null,
});
const ids = (rooms: RoomSummary[]) => rooms.map((each) => each.room);

test('those that wait come first, the newest first', () => {
  expect(ids(sorted([room('a', 1), room('b', 3, 'playing'), room('c', 2)]))).toEqual(['c', 'a', 'b']);
});

test('an update adds, replaces and removes, and leaves the rest the same objects', () => {
  const [a, b, c] = [room('a', 3), room('b', 2), room('c', 1)];
  const rooms = afterUpdate([a, b, c], { rooms: [room('a', 3, 'playing'), room('d', 4)], removed: ['b'] });
  expect(ids(rooms)).toEqual(['d', 'c', 'a']);
  expect(rooms[1]).toBe(c);
  expect(rooms[2]?.status).toBe('playing');
});

test('a removal of what is not there changes nothing', () => {
  expect(ids(afterUpdate([room('a', 1)], { rooms: [], removed: ['x'] }))).toEqual(['a']);
});

test('a bad entry is left out alone, and one that is there twice stands there once', () => {
  const good = room('a', 1);
  const bad = [null, 5, { ...good, settings: null }, { ...good, players: undefined }, { ...good, clock: 5 }];
  expect(wholeRooms([...bad, good, room('b', 2), { ...good, ply: 7 }])).toEqual([
    { ...good, ply: 7 },
    room('b', 2),
  ]);
  expect(ids(afterUpdate([good], { rooms: [{} as RoomSummary, room('b', 2)], removed: [] }))).toEqual([
    'b',
    'a',
  ]);
  const seek = {
    player: { id: 'p', name: 'P' },
    game: 'agon',
    settings: {},
    clock: null,
    side: null,
    since: 1,
  };
  expect(wholeSeeks([{ ...seek, player: null }, seek, seek])).toEqual([seek]);
  const game = { name: 'agon', title: 'Agon', settings: [], rulesets: [] };
  expect(wholeGames([game, { name: 'x' }, game])).toEqual([game]);
});
