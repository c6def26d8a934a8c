// Times and time controls as people read them.

import type { TimeControl } from '../net/messages';
import type { Words } from '../words/en';

type ClockWords = Words['clock'];

const kSecond = 1_000;
const kMinute = 60 * kSecond;
const kHour = 60 * kMinute;
const kDay = 24 * kHour;
/** Below this, tenths are shown. */
const kTenths = 20 * kSecond;

const two = (number: number): string => String(number).padStart(2, '0');

function partsOf(ms: number) {
  return {
    days: Math.floor(ms / kDay),
    hours: Math.floor(ms / kHour) % 24,
    minutes: Math.floor(ms / kMinute) % 60,
    seconds: Math.floor(ms / kSecond) % 60,
  };
}

/** "2 d 3 h", "1:04:07", "4:07", "0:09.3": never more than is left. */
export function shownTime(ms: number, words: ClockWords): string {
  const { days, hours, minutes, seconds } = partsOf(ms);
  if (days > 0) return words.days(days, hours);
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  const tenth = ms < kTenths ? `.${Math.floor((ms % kSecond) / 100)}` : '';
  return `${minutes}:${two(seconds)}${tenth}`;
}

/** "4 minutes 7 seconds": for a screen reader. Hours and more are said without seconds. */
export function spokenTime(ms: number, words: ClockWords): string {
  const { days, hours, minutes, seconds } = partsOf(ms);
  if (days > 0) return words.spoken({ days, hours, minutes: 0, seconds: 0 });
  return words.spoken({ days, hours, minutes, seconds: hours > 0 ? 0 : seconds });
}

/** "5 min", "1 h 30 min", "3 days": exactly, down to the second. */
function span(ms: number, words: ClockWords): string {
  const { days, hours, minutes } = partsOf(ms);
  const seconds = (ms % kMinute) / kSecond;
  const parts = [
    days > 0 && words.unit.day(days),
    hours > 0 && words.unit.hour(hours),
    minutes > 0 && words.unit.minute(minutes),
    seconds > 0 && words.unit.second(seconds),
  ];
  return parts.filter(Boolean).join(' ') || words.unit.second(0);
}

/** "5 min + 3 s a turn". */
export function controlText(control: TimeControl | null, words: ClockWords): string {
  if (!control) return words.noClock;
  switch (control.kind) {
    case 'fischer': {
      const { initial_ms, increment_ms, cap_ms } = control;
      const increment = increment_ms > 0 ? span(increment_ms, words) : null;
      const text = words.fischer(span(initial_ms, words), increment);
      return cap_ms === undefined ? text : words.cap(text, span(cap_ms, words));
    }
    case 'byo_yomi': {
      const { main_ms, periods, period_ms } = control;
      const main = main_ms > 0 ? span(main_ms, words) : null;
      return words.byoYomi(main, periods, span(period_ms, words));
    }
    case 'per_turn':
      return words.perTurn(span(control.turn_ms, words));
    default:
      return words.otherClock;
  }
}
