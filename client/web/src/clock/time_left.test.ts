import { expect, test } from 'vitest';
import type { ClockState } from '../net/messages';
import { littleTime, timeLeft, timeLeftInParts } from './time_left';

const fischer = (running: ClockState['running']): ClockState => ({
  control: { kind: 'fischer', initial_ms: 300_000, increment_ms: 3000 },
  white_ms: 60_000,
  black_ms: 50_000,
  running,
  at: 1_000_000,
});

test('only the clock that runs goes down, and no lower than nothing', () => {
  expect(timeLeft(fischer('white'), 'white', 1_012_345)).toBe(47_655);
  expect(timeLeft(fischer('white'), 'black', 1_012_345)).toBe(50_000);
  expect(timeLeft(fischer(null), 'white', 2_000_000)).toBe(60_000);
  expect(timeLeft(fischer('white'), 'white', 2_000_000)).toBe(0);
});

test('what begins to run in the future has not gone down', () => {
  expect(timeLeft(fischer('white'), 'white', 999_000)).toBe(60_000);
});

const byoYomi = (left: number, periods = 3): ClockState => ({
  control: { kind: 'byo_yomi', main_ms: 60_000, periods: 3, period_ms: 30_000 },
  white_ms: left,
  black_ms: 0,
  white_periods: periods,
  black_periods: 0,
  running: 'white',
  at: 0,
});

test('byo-yomi shows the main time, then each period', () => {
  const shown = (now: number) => timeLeftInParts(byoYomi(100_000), 'white', now);
  expect(shown(0)).toEqual({ left: 100_000, shown: 10_000, periods: 3, inPeriod: false });
  expect(shown(10_000)).toEqual({ left: 90_000, shown: 30_000, periods: 3, inPeriod: true });
  expect(shown(39_999)).toEqual({ left: 60_001, shown: 1, periods: 3, inPeriod: true });
  expect(shown(40_000)).toEqual({ left: 60_000, shown: 30_000, periods: 2, inPeriod: true });
  expect(shown(100_000)).toEqual({ left: 0, shown: 0, periods: 0, inPeriod: true });
});

test('a period in use is not main time', () => {
  expect(timeLeftInParts(byoYomi(85_000), 'white', 0)).toMatchObject({ shown: 25_000, inPeriod: true });
});

test('the warning comes at a tenth, between ten and thirty seconds', () => {
  const mark = (initial_ms: number) => littleTime({ kind: 'fischer', initial_ms, increment_ms: 0 });
  expect([30_000, 60_000, 200_000, 300_000, 3_600_000].map(mark)).toEqual([
    10_000, 10_000, 20_000, 30_000, 30_000,
  ]);
});
