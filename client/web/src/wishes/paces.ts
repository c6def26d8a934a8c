// The paces of quick pairing: few, so that people meet.

import type { TimeControl } from '../net/messages';
import { unitMs } from '../wishes/clock_draft';

export interface Pace {
  key: 'quick' | 'calm' | 'days';
  clock: TimeControl;
}

const { s, min, day } = unitMs;
export const paces: Pace[] = [
  { key: 'quick', clock: { kind: 'fischer', initial_ms: 3 * min, increment_ms: 2 * s } },
  { key: 'calm', clock: { kind: 'fischer', initial_ms: 10 * min, increment_ms: 5 * s } },
  { key: 'days', clock: { kind: 'per_turn', turn_ms: day } },
];

/** What the form for other clocks offers at one press. */
export const presets: TimeControl[] = [
  ...paces.map(({ clock }) => clock),
  { kind: 'fischer', initial_ms: 5 * min, increment_ms: 3 * s, cap_ms: 10 * min },
  { kind: 'byo_yomi', main_ms: 10 * min, periods: 3, period_ms: 30 * s },
  { kind: 'per_turn', turn_ms: 3 * day },
];
