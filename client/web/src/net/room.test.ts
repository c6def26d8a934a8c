import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import './fake_browser';
import { fakeWorld } from './fakes';
import { RoomPlace } from './room.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const seat = (id: string) => ({ id, name: id, present: true });
const state = (seq: number, ply: number, action = `a${ply}`) => ({
  type: 'state',
  room: 'r',
  game: 'agon',
  seq,
  ply,
  position: `p${ply}`,
  players: { white: seat('ada'), black: seat('bob') },
  last: ply ? { side: ply % 2 ? 'white' : 'black', action, captures: [] } : null,
  server_time: 0,
});

async function playing() {
  const browser = fakeWorld();
  const room = new RoomPlace('r/1', 'inv', browser.world);
  await soon();
  browser.sockets[0]!.welcome('ada', 'secret');
  browser.sockets[0]!.say(state(3, 0));
  return { ...browser, room };
}

test('enters with its invite, and knows its own side', async () => {
  const { sockets, room } = await playing();
  expect(sockets[0]!.place).toBe('rooms/r%2F1');
  expect(sockets[0]!.sent[0]).toMatchObject({ type: 'hello', invite: 'inv' });
  expect(room.mySide).toBe('white');
});

test('older states are dropped, but what comes first on a new line is right', async () => {
  const { sockets, room } = await playing();
  sockets[0]!.say(state(5, 2));
  sockets[0]!.say(state(4, 1));
  expect(room.state?.seq).toBe(5);
  sockets[0]!.end();
  await soon(125);
  sockets[1]!.welcome('ada');
  sockets[1]!.say(state(4, 1));
  expect(room.state?.seq).toBe(4);
});

test('an action is on its way until its state is here', async () => {
  const { sockets, room } = await playing();
  const answer = room.act('a1');
  const [act] = sockets[0]!.asked('act');
  expect(act).toMatchObject({ action: 'a1', ply: 0 });
  expect(room.act('a1')).toBe(answer);
  sockets[0]!.say({ type: 'ok', re: act!['id'] });
  await soon();
  expect(room.sending).toBe(true);
  sockets[0]!.say(state(4, 1));
  expect(await answer).toMatchObject({ type: 'ok' });
  expect(room.sending).toBe(false);
  expect(room.history.map(({ action }) => action)).toEqual(['a1']);
  expect(sockets[0]!.asked('act')).toHaveLength(1);
});

test('a refusal is kept until the next action', async () => {
  const { sockets, room } = await playing();
  const answer = room.act('x');
  const [act] = sockets[0]!.asked('act');
  sockets[0]!.say({ type: 'error', re: act!['id'], code: 'illegal_action', message: 'No such move.' });
  expect(await answer).toMatchObject({ code: 'illegal_action' });
  expect([room.refusal, room.sending]).toEqual(['No such move.', false]);
  void room.act('a1');
  expect(room.refusal).toBeNull();
});

test('an action without an answer is sent again behind the new state, with the ply it was made at', async () => {
  const { sockets, room } = await playing();
  const answer = room.act('a1');
  sockets[0]!.end();
  await soon(125);
  sockets[1]!.welcome('ada');
  await soon();
  expect(sockets[1]!.asked('act')).toHaveLength(0);
  expect(room.sending).toBe(true);
  sockets[1]!.say(state(3, 0));
  await soon();
  const [act] = sockets[1]!.asked('act');
  expect(act).toMatchObject({ action: 'a1', ply: 0 });
  sockets[1]!.say({ type: 'ok', re: act!['id'] });
  sockets[1]!.say(state(4, 1));
  expect(await answer).toMatchObject({ type: 'ok' });
});

test('an action whose line is gone for good is given up', async () => {
  const { sockets, room } = await playing();
  const answer = room.act('a1');
  sockets[0]!.say({ type: 'bye', code: 'replaced', message: 'Elsewhere.', retry: false });
  sockets[0]!.end(4001);
  expect(await answer).toMatchObject({ code: 'line_lost' });
  expect(room.sending).toBe(false);
});

test('what the server says of itself is a complaint, until there is a state', async () => {
  const { sockets, room } = await playing();
  sockets[0]!.say({ type: 'error', code: 'not_allowed', message: 'This room is private.' });
  expect(room.complaint).toBe('This room is private.');
  sockets[0]!.say(state(3, 0));
  expect(room.complaint).toBeNull();
});
