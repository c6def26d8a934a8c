import { expect, test } from 'vitest';
import type { TimeControl } from '../net/messages';
import { clock as de } from '../words/de/clock';
import { clock as en } from '../words/en/clock';
import { controlText, shownTime, spokenTime } from './format';
import { littleTime } from './time_left';

const day = 86_400_000;

test('times are shown with tenths below twenty seconds', () => {
  const times = [0, 99, 9_350, 19_999, 20_000, 247_999, 3_847_000, 51 * 3_600_000 + 5];
  expect(times.map((ms) => shownTime(ms, en))).toEqual([
    '0:00.0',
    '0:00.0',
    '0:09.3',
    '0:19.9',
    '0:20',
    '4:07',
    '1:04:07',
    '2 d 3 h',
  ]);
  expect(shownTime(2 * day, de)).toBe('2 T');
});

test('times are said in words', () => {
  expect(spokenTime(247_000, en)).toBe('4 minutes 7 seconds');
  expect(spokenTime(61_000, de)).toBe('1 Minute 1 Sekunde');
  expect(spokenTime(3_847_000, en)).toBe('1 hour 4 minutes');
  expect(spokenTime(500, en)).toBe('0 seconds');
});

test('a control that is newer than the page is said to be one', () => {
  const sundial = { kind: 'sundial' } as unknown as TimeControl;
  expect(controlText(sundial, en)).toBe('a clock that this page does not know');
  expect(littleTime(sundial)).toBe(10_000);
});

test('a control is told in both languages', () => {
  const controls: (TimeControl | null)[] = [
    { kind: 'fischer', initial_ms: 300_000, increment_ms: 3000 },
    { kind: 'fischer', initial_ms: 5_400_000, increment_ms: 0 },
    { kind: 'fischer', initial_ms: 300_000, increment_ms: 3000, cap_ms: 600_000 },
    { kind: 'byo_yomi', main_ms: 600_000, periods: 3, period_ms: 30_000 },
    { kind: 'byo_yomi', main_ms: 0, periods: 1, period_ms: 10_000 },
    { kind: 'per_turn', turn_ms: 3 * day },
    null,
  ];
  expect(controls.map((control) => controlText(control, en))).toEqual([
    '5 min + 3 s a turn',
    '1 h 30 min',
    '5 min + 3 s a turn, 10 min at most',
    '10 min, then 3 × 30 s a turn',
    '1 × 10 s a turn',
    '3 days a turn',
    'no clock',
  ]);
  expect(controlText(controls[0]!, de)).toBe('5 Min. + 3 s je Zug');
  expect(controlText(controls[5]!, de)).toBe('3 Tage je Zug');
});
