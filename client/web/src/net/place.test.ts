import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import './fake_browser';
import { FakeLocks, fakeStorage, fakeWorld } from './fakes';
import { LobbyPlace } from './lobby.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A lobby whose first socket is welcomed. */
async function inside() {
  const browser = fakeWorld();
  const lobby = new LobbyPlace(browser.world);
  await soon();
  browser.sockets[0]!.welcome('ada', 'secret');
  return { ...browser, lobby };
}

test('says hello, keeps the token, and says it on the next socket', async () => {
  const { world, sockets, lobby } = await inside();
  expect(sockets[0]!.place).toBe('lobby');
  expect(sockets[0]!.sent[0]).toMatchObject({ type: 'hello', protocol: 1, token: null, name: null });
  expect(lobby.line).toEqual({ kind: 'open' });
  expect(lobby.me?.name).toBe('name of ada');
  expect(world.identity).toMatchObject({ token: 'secret', player: 'ada', name: 'name of ada' });
  sockets[0]!.end();
  await soon(125);
  sockets[1]!.open();
  expect(sockets[1]!.sent[0]).toMatchObject({ token: 'secret' });
});

test('a token that is not known any more is replaced', async () => {
  const { world, sockets } = await inside();
  sockets[0]!.end();
  await soon(125);
  sockets[1]!.welcome('ada-2', 'other');
  expect(world.identity).toMatchObject({ token: 'other', player: 'ada-2' });
  expect(sockets).toHaveLength(2);
});

test('waits longer with each failure, and shows until when', async () => {
  const { sockets, lobby } = await inside();
  sockets[0]!.end();
  expect(lobby.line).toEqual({ kind: 'waiting', retryAt: Date.now() + 125 });
  for (const delay of [125, 250, 500, 1000, 2000, 4000, 4000]) {
    const count = sockets.length;
    await soon(delay - 1);
    expect(sockets).toHaveLength(count);
    await soon(1);
    expect(sockets).toHaveLength(count + 1);
    expect(lobby.line.kind).toBe('waiting');
    sockets.at(-1)!.end();
  }
});

test('tries at once when the page is woken', async () => {
  const { sockets, lobby, wake } = await inside();
  for (let n = 0; n < 5; ++n) {
    sockets.at(-1)!.end();
    await soon(10_000);
  }
  sockets.at(-1)!.end();
  const count = sockets.length;
  wake();
  expect(sockets).toHaveLength(count + 1);
  sockets.at(-1)!.welcome('ada');
  expect(lobby.line.kind).toBe('open');
});

test('requests are answered by their ids, and lost with the socket', async () => {
  const { sockets, lobby } = await inside();
  const [made, cancelled] = [lobby.createRoom({ game: 'agon' }), lobby.cancelSeek()];
  const [wish, cancel] = sockets[0]!.sent.slice(-2);
  expect(wish).toMatchObject({ type: 'create_room', game: 'agon' });
  sockets[0]!.say({ type: 'error', re: cancel!['id'], code: 'too_fast', message: 'Wait.' });
  sockets[0]!.say({ type: 'ok', re: wish!['id'], room: 'r1' });
  expect(await made).toMatchObject({ type: 'ok', room: 'r1' });
  expect(await cancelled).toMatchObject({ code: 'too_fast' });
  const unanswered = lobby.handOver();
  sockets[0]!.end();
  expect(await unanswered).toMatchObject({ type: 'error', code: 'line_lost' });
  expect(await lobby.cancelSeek()).toMatchObject({ code: 'line_lost' });
});

test('pings every fifteen seconds, and finds a dead line after twenty-five', async () => {
  const { sockets, lobby } = await inside();
  const [socket] = sockets;
  socket!.say({ type: 'pong', t: 1, server_time: Date.now() });
  await soon(15_000);
  expect(socket!.asked('ping')).toHaveLength(2);
  await soon(9_999);
  expect(lobby.line.kind).toBe('open');
  await soon(1_000);
  expect(lobby.line.kind).toBe('waiting');
  socket!.say({ type: 'pong', t: 2, server_time: Date.now() });
  expect(lobby.line.kind).toBe('waiting');
});

test('after a sleep the line is tested before it is given up', async () => {
  const { sockets, lobby } = await inside();
  const [socket] = sockets;
  vi.setSystemTime(Date.now() + 3_600_000);
  await soon(1_000);
  expect(lobby.line.kind).toBe('open');
  expect(socket!.asked('ping')).toHaveLength(2);
  socket!.say({ type: 'pong', t: 2, server_time: Date.now() });
  await soon(8_000);
  expect(lobby.line.kind).toBe('open');
  vi.setSystemTime(Date.now() + 3_600_000);
  await soon(7_000);
  expect(lobby.line.kind).toBe('waiting');
});

const bye = (code: string, retry: boolean) => ({ type: 'bye', code, message: 'So it is.', retry });

test('does as a bye says', async () => {
  const { sockets, lobby, wake } = await inside();
  sockets[0]!.say(bye('going_away', true));
  sockets[0]!.end(1001);
  expect(lobby.line.kind).toBe('waiting');
  await soon(125);
  sockets[1]!.welcome('ada');
  sockets[1]!.say(bye('replaced', false));
  sockets[1]!.end(4001);
  expect(lobby.line).toEqual({ kind: 'replaced' });
  wake();
  await soon(60_000);
  expect(sockets).toHaveLength(2);
  lobby.tryNow();
  sockets[2]!.welcome('ada');
  expect(lobby.line.kind).toBe('open');
  sockets[2]!.say(bye('removed', false));
  sockets[2]!.end(4002);
  expect(lobby.line).toEqual({ kind: 'stopped', why: 'So it is.' });
});

test('a hello that is refused stops it, unless that may pass', async () => {
  const { world, sockets } = fakeWorld();
  const lobby = new LobbyPlace(world);
  await soon();
  sockets[0]!.open();
  sockets[0]!.say({ type: 'error', code: 'internal', message: 'Not now.' });
  expect(lobby.line.kind).toBe('waiting');
  await soon(125);
  sockets[1]!.open();
  sockets[1]!.say({ type: 'error', code: 'version', message: 'Version 2.' });
  expect(lobby.line).toEqual({ kind: 'stopped', why: 'Version 2.' });
});

test('a socket that never opens is given up', async () => {
  const { world, sockets } = fakeWorld();
  const lobby = new LobbyPlace(world);
  await soon(10_000);
  expect(lobby.line.kind).toBe('waiting');
  await soon(125);
  expect(sockets).toHaveLength(2);
});

test('two new tabs at one moment are one guest', async () => {
  const [storage, locks] = [fakeStorage(), new FakeLocks()];
  const [one, two] = [fakeWorld(storage, locks), fakeWorld(storage, locks)];
  new LobbyPlace(one.world);
  new LobbyPlace(two.world);
  await soon(100);
  expect([one.sockets.length, two.sockets.length]).toEqual([1, 0]);
  one.sockets[0]!.welcome('ada', 'secret');
  await soon();
  two.sockets[0]!.open();
  expect(two.sockets[0]!.sent[0]).toMatchObject({ token: 'secret' });
});

test('the first tab does not keep the second one out where its hello fails', async () => {
  const [storage, locks] = [fakeStorage(), new FakeLocks()];
  const [one, two] = [fakeWorld(storage, locks), fakeWorld(storage, locks)];
  new LobbyPlace(one.world);
  new LobbyPlace(two.world);
  await soon();
  one.sockets[0]!.end();
  await soon();
  expect(two.sockets).toHaveLength(1);
});

test('who took over another player is that one from now on, in every tab', async () => {
  const { world, sockets, lobby } = await inside();
  const welcome = { type: 'welcome', server: 's', protocol: 1, server_time: 0 } as const;
  world.identity.greeted(
    { ...welcome, player: { id: 'bob', name: 'Bob', guest: true }, token: 'bobs' },
    null,
  );
  sockets[1]!.welcome('bob');
  expect(sockets[1]!.sent[0]).toMatchObject({ token: 'bobs' });
  expect(lobby.me?.id).toBe('bob');
});

test('a tab that was made a guest of its own meanwhile is who the others are', async () => {
  const storage = fakeStorage();
  const [one, two] = [fakeWorld(storage), fakeWorld(storage)];
  for (const browser of [one, two]) browser.world.locks = null;
  const lobbies = [one, two].map((browser) => new LobbyPlace(browser.world));
  one.sockets[0]!.open();
  two.sockets[0]!.open();
  one.sockets[0]!.greet('ada', 'secret');
  two.sockets[0]!.greet('eve', 'other');
  two.sockets[1]!.welcome('ada');
  expect(two.sockets[1]!.sent[0]).toMatchObject({ token: 'secret' });
  expect(lobbies.map((lobby) => lobby.me?.id)).toEqual(['ada', 'ada']);
  expect(two.world.identity).toMatchObject({ token: 'secret', player: 'ada' });
});

test('a new name is asked for once', async () => {
  const { world, sockets } = await inside();
  world.identity.setName('Ada');
  sockets[0]!.end();
  await soon(125);
  sockets[1]!.welcome('ada');
  expect(sockets[1]!.sent[0]).toMatchObject({ name: 'Ada' });
  expect(world.identity).toMatchObject({ wish: null, name: 'name of ada' });
});

test('what is closed stays closed', async () => {
  const { sockets, lobby, wake } = await inside();
  lobby.close();
  wake();
  await soon(60_000);
  expect(sockets).toHaveLength(1);
  expect(sockets[0]!.readyState).toBe(WebSocket.CLOSED);
});
