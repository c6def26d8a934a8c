import { describe, expect, it } from 'vitest';
import { frameOf, isControl } from './frames';

const read = (frame: unknown) => frameOf(JSON.stringify(frame));

describe('a frame', () => {
  it.each(['', '{', 'null', '12', '[]', '"chat"', '{}', new ArrayBuffer(3)])('%s is none', (data) =>
    expect(frameOf(data)).toBeNull(),
  );
  it.each([
    'welcome',
    'pong',
    'error',
    'bye',
    'lobby',
    'lobby_update',
    'matched',
    'state',
    'presence',
    'chat',
  ])('of type %s needs its members', (type) => expect(read({ type })).toBeNull());
  it.each(['constructor', '__proto__', 'of_tomorrow', 5])('of type %s is not known', (type) =>
    expect(read({ type })).toBeNull(),
  );
  it('may have more members than this page knows', () => {
    const frame = { type: 'matched', room: 'r', of_tomorrow: null };
    expect(read(frame)).toEqual(frame);
    expect(read({ type: 'ok' })).toEqual({ type: 'ok' });
  });
  it('has members of the right kind', () => {
    expect(frameOf('{"type":"pong","t":1,"server_time":1e999}')).toBeNull();
    expect(read({ type: 'matched', room: 5 })).toBeNull();
    const seat = { id: 'a', name: 'Ada', present: true };
    const presence = { type: 'presence', players: { white: seat, black: null }, watching: 0, watchers: [] };
    expect(read(presence)).toBeNull();
    const white = { ...seat, away_since: null, leave: null, claim_at: null };
    expect(read({ ...presence, players: { white, black: null } })).not.toBeNull();
  });
});

it('a clock is one of those that this page knows', () => {
  expect(isControl({ kind: 'per_turn', turn_ms: 1000 })).toBe(true);
  expect(isControl({ kind: 'fischer', initial_ms: 1, increment_ms: 0, cap_ms: 2 })).toBe(true);
  for (const control of [
    null,
    5,
    { kind: 'constructor' },
    { kind: 'per_turn' },
    { kind: 'per_turn', turn_ms: 'x' },
  ])
    expect(isControl(control)).toBe(false);
});
