// What a clock of the state shows by now: as the server reckons it, without what it may yet give back for lag.

import type { ClockState, Side, TimeControl } from '../net/messages';

export interface TimeLeft {
  /** All that is left, in ms; byo-yomi's periods included. */
  left: number;
  /** What is left of the main time, or else of the period. */
  shown: number;
  /** Byo-yomi's periods that are not used up, the one in use included. */
  periods: number;
  inPeriod: boolean;
}

/** Ms that `side` has left when the server's clock shows `serverNow`. */
export function timeLeft(clock: ClockState, side: Side, serverNow: number): number {
  const gone = clock.running === side ? Math.max(0, serverNow - clock.at) : 0;
  return Math.max(0, clock[`${side}_ms`] - gone);
}

export function timeLeftInParts(clock: ClockState, side: Side, serverNow: number): TimeLeft {
  const left = timeLeft(clock, side, serverNow);
  const { control } = clock;
  if (control.kind !== 'byo_yomi') return { left, shown: left, periods: 0, inPeriod: false };
  const periods = clock[`${side}_periods`] ?? 0;
  const main = left - periods * control.period_ms;
  if (main > 0) return { left, shown: main, periods, inPeriod: false };
  const begun = Math.ceil(left / control.period_ms);
  const before = Math.max(0, begun - 1) * control.period_ms;
  return { left, shown: left - before, periods: begun, inPeriod: true };
}

/** All that a player is given at the start; nothing is known of a control that is newer than the page. */
export function givenTime(control: TimeControl): number {
  switch (control.kind) {
    case 'fischer':
      return control.initial_ms;
    case 'byo_yomi':
      return control.main_ms + control.periods * control.period_ms;
    case 'per_turn':
      return control.turn_ms;
    default:
      return 0;
  }
}

/** Below this a player is warned. */
export const littleTime = (control: TimeControl): number =>
  Math.max(10_000, Math.min(givenTime(control) / 10, 30_000));
