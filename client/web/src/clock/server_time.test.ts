import { expect, test } from 'vitest';
import { ServerTime } from './server_time';

/** The server's clock is ahead by `ahead`; question and answer take so long. */
function ask(time: ServerTime, ahead: number, sent: number, there: number, back: number): void {
  time.heard(sent + there + ahead, sent, sent + there + back);
}

test('before anything was heard it is our own time', () => {
  expect(Math.abs(new ServerTime().now() - Date.now())).toBeLessThan(5);
});

test('the shortest trip is believed', () => {
  const time = new ServerTime(() => 10_000);
  ask(time, 5000, 0, 400, 20);
  ask(time, 5000, 1000, 10, 10);
  ask(time, 5000, 2000, 30, 300);
  expect(time.now()).toBeCloseTo(15_000, -1.5);
});

test('it is not wrong by more than half of the shortest of the last trips', () => {
  const time = new ServerTime(() => 0);
  const trips: number[] = [];
  for (let n = 0; n < 50; ++n) {
    const [there, back] = [40 + (n % 7) * 30, 40 + (n % 5) * 50];
    ask(time, 777, n * 1000, there, back);
    trips.push(there + back);
    expect(Math.abs(time.now() - 777)).toBeLessThanOrEqual(Math.min(...trips.slice(-8)) / 2);
  }
});

test('it follows a drift softly, without a jump', () => {
  let now = 0;
  const time = new ServerTime(() => now);
  let before: number | null = null;
  for (let n = 0; n < 40; ++n) {
    now = n * 15_000;
    ask(time, 1000 + n, now, 20, 20);
    const offset = time.now() - now;
    if (before !== null) expect(Math.abs(offset - before)).toBeLessThan(10);
    before = offset;
  }
  expect(Math.abs(before! - 1039)).toBeLessThan(12);
});

test('a clock that was set, or slept, is believed at once', () => {
  const time = new ServerTime(() => 0);
  for (let n = 0; n < 5; ++n) ask(time, 1000, n, 5, 5);
  ask(time, 61_000, 10, 50, 50);
  expect(time.now()).toBeCloseTo(61_000, -2);
});

test('the server cannot be behind what it has said', () => {
  const time = new ServerTime(() => 1000);
  ask(time, 0, 0, 300, 0);
  expect(time.now()).toBeGreaterThan(1100);
  time.behind(1500, 1000);
  expect(time.now()).toBe(1500);
});
