import { expect, test } from 'vitest';
import { Kept } from '../kept/kept';
import { Invites } from './invites';

function browser(kept: Record<string, string> = {}) {
  const held = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
  } as Storage;
  return () => new Invites(new Kept(() => storage));
}

test('an invite is there when the browser comes back', () => {
  const opened = browser();
  opened().keep('r1', 'abc');
  opened().keep('r2', 'def');
  expect([opened().of('r1'), opened().of('r2'), opened().of('r3')]).toEqual(['abc', 'def', null]);
  expect(opened().of('constructor')).toBeNull();
});
test('those of the rooms entered longest ago are let go of', () => {
  const invites = browser()();
  for (let room = 0; room < 100; ++room) invites.keep(`r${room}`, 'abc');
  invites.keep('r0', 'again');
  invites.keep('one more', 'def');
  expect([invites.of('r0'), invites.of('r1'), invites.of('r2')]).toEqual(['again', null, 'abc']);
});
test.each(['nonsense', '{}', 'null', '[["r", 1], ["r"], "r", ["s", "abc"]]'])('%s does no harm', (text) => {
  const invites = browser({ 'hexcourt.invites': text })();
  expect(invites.of('r')).toBeNull();
  invites.keep('r', 'abc');
  expect(invites.of('r')).toBe('abc');
});
