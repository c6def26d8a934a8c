// Browsers that keep nothing or nonsense, and servers that say what cannot be understood.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import './fake_browser';
import { fakeStorage, fakeWorld } from './fakes';
import { LobbyPlace } from './lobby.svelte';
import { nobody, somebodyIn } from './somebody';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const kKey = 'hexcourt.identity';

function having(kept: unknown) {
  const storage = fakeStorage();
  storage.setItem(kKey, JSON.stringify(kept));
  return fakeWorld(storage);
}
const refusing = { type: 'error', code: 'bad_message', message: 'So it cannot be.' };

test('what is kept of somebody is taken as far as it can be right', () => {
  for (const text of ['{not json', '5', 'null', '[]', '""']) expect(somebodyIn(text)).toEqual(nobody);
  expect(somebodyIn(null)).toEqual(nobody);
  const kept = { token: { a: 1 }, player: 'p', name: 5, wish: 'x'.repeat(300) };
  expect(somebodyIn(JSON.stringify(kept))).toEqual({ ...nobody, player: 'p' });
  expect(somebodyIn(JSON.stringify({ token: 'ü'.repeat(129) })).token).toBeNull();
});

test('a name that the server cannot take is dropped, and the player stays', async () => {
  const { world, sockets } = having({ token: 'secret', player: 'ada', name: 'Ada', wish: 'odd' });
  const lobby = new LobbyPlace(world);
  await soon();
  sockets[0]!.open();
  sockets[0]!.say(refusing);
  sockets[1]!.welcome('ada');
  expect(sockets[1]!.sent[0]).toMatchObject({ token: 'secret', name: null });
  expect([lobby.line.kind, world.identity.token]).toEqual(['open', 'secret']);
});

test('a token that the server cannot take makes a new guest', async () => {
  const { world, sockets } = having({ token: 'odd' });
  const lobby = new LobbyPlace(world);
  await soon();
  sockets[0]!.open();
  sockets[0]!.say(refusing);
  sockets[1]!.welcome('ada', 'secret');
  expect(sockets[1]!.sent[0]).toMatchObject({ token: null });
  expect([lobby.line.kind, world.identity.token, sockets.length]).toEqual(['open', 'secret', 2]);
});

test('where it was something else in the hello, the token is not forgotten', async () => {
  const { world, sockets } = having({ token: 'secret' });
  const lobby = new LobbyPlace(world);
  await soon();
  for (const number of [0, 1]) {
    sockets[number]!.open();
    sockets[number]!.say(refusing);
  }
  expect(lobby.line.kind).toBe('stopped');
  expect(world.identity.token).toBe('secret');
});

test('a browser whose storage is full is welcomed, and lets other tabs in', async () => {
  const storage = fakeStorage();
  storage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const { world, sockets } = fakeWorld(storage);
  const lobby = new LobbyPlace(world);
  await soon();
  sockets[0]!.welcome('ada', 'secret');
  expect([lobby.line.kind, world.identity.token]).toEqual(['open', 'secret']);
  const next = vi.fn();
  void world.locks?.request('hexcourt.first-hello', next);
  await soon();
  expect(next).toHaveBeenCalled();
});

test('where locks are refused, hello is said without one', async () => {
  const { world, sockets } = fakeWorld();
  world.locks = { request: () => Promise.reject(new DOMException('', 'SecurityError')) };
  new LobbyPlace(world);
  await soon();
  expect(sockets).toHaveLength(1);
});

test('frames that make no sense are dropped, and the line goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { world, sockets } = fakeWorld();
  const lobby = new LobbyPlace(world);
  await soon();
  sockets[0]!.open();
  for (const data of ['{', 'null', '{"type":"welcome"}']) sockets[0]!.onmessage({ data });
  expect(lobby.line.kind).toBe('connecting');
  sockets[0]!.greet('ada', 'secret');
  for (const data of ['x', '{"type":"lobby"}', '{"type":"bye"}']) sockets[0]!.onmessage({ data });
  sockets[0]!.say({ type: 'lobby', rooms: [null], seeks: [{}], players: 3 });
  expect([lobby.line.kind, lobby.players, lobby.rooms, lobby.seeks]).toEqual(['open', 3, [], []]);
  expect(warn).toHaveBeenCalledTimes(6);
});

test('a name that was wished for while a hello was on its way is asked for behind it', async () => {
  const { world, sockets } = having({ token: 'secret', player: 'ada', name: 'A' });
  new LobbyPlace(world);
  await soon();
  sockets[0]!.open();
  world.identity.setName('Ada');
  sockets[0]!.greet('ada');
  sockets[1]!.welcome('ada');
  expect(sockets[1]!.sent[0]).toMatchObject({ name: 'Ada' });
  expect([world.identity.wish, sockets.length]).toEqual([null, 2]);
});
