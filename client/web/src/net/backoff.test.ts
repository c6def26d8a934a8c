import { expect, test } from 'vitest';
import { Backoff } from './backoff';

const delays = (backoff: Backoff, count: number) => Array.from({ length: count }, () => backoff.lost(0));

test('the ceiling doubles up to eight seconds', () => {
  expect(delays(new Backoff(() => 0.999_999), 7).map(Math.round)).toEqual([
    250, 500, 1000, 2000, 4000, 8000, 8000,
  ]);
});

test('chance makes it up to half shorter', () => {
  expect(delays(new Backoff(() => 0), 3)).toEqual([125, 250, 500]);
});

test('only a line that held for a while ends a row of failures', () => {
  const backoff = new Backoff(() => 0);
  delays(backoff, 4);
  backoff.connected(1000);
  expect(backoff.lost(5000)).toBe(2000);
  backoff.connected(10_000);
  expect(backoff.lost(20_000)).toBe(125);
});
