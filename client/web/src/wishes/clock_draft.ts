// A time control while somebody fills it in: numbers with units, which may still be missing or wrong.

import type { TimeControl } from '../net/messages';

export const unitMs = { s: 1000, min: 60_000, h: 3_600_000, day: 86_400_000 } as const;
export type Unit = keyof typeof unitMs;
export type ClockKind = 'none' | TimeControl['kind'];

export interface Span {
  amount: number | null;
  unit: Unit;
}
export type SpanKey = 'initial' | 'increment' | 'cap' | 'main' | 'period' | 'turn';
export interface ClockDraft {
  kind: ClockKind;
  spans: Record<SpanKey, Span>;
  periods: number | null;
}

export interface SpanField {
  key: SpanKey;
  units: Unit[];
  leastMs: number;
  mostMs: number;
  optional: boolean;
}
export const periodsLimits = { least: 1, most: 100 };

const field = (
  key: SpanKey,
  units: Unit[],
  leastMs: number,
  mostMs: number,
  optional = false,
): SpanField => ({
  key,
  units,
  leastMs,
  mostMs,
  optional,
});
/** The limits are those of the protocol's time_control. */
export const spanFields: Record<ClockKind, SpanField[]> = {
  none: [],
  fischer: [
    field('initial', ['s', 'min', 'h'], unitMs.s, unitMs.day),
    field('increment', ['s', 'min'], 0, unitMs.h),
    field('cap', ['min', 'h'], unitMs.s, 2 * unitMs.day, true),
  ],
  byo_yomi: [
    field('main', ['s', 'min', 'h'], 0, unitMs.day),
    field('period', ['s', 'min'], unitMs.s, unitMs.h),
  ],
  per_turn: [field('turn', ['min', 'h', 'day'], unitMs.min, 30 * unitMs.day)],
};

export const firstDraft: ClockDraft = {
  kind: 'fischer',
  spans: {
    initial: { amount: 10, unit: 'min' },
    increment: { amount: 5, unit: 's' },
    cap: { amount: null, unit: 'min' },
    main: { amount: 10, unit: 'min' },
    period: { amount: 30, unit: 's' },
    turn: { amount: 1, unit: 'day' },
  },
  periods: 3,
};

export const msOf = ({ amount, unit }: Span) => (amount === null ? null : Math.round(amount * unitMs[unit]));

/** The greatest of the units in which the time is a whole number. */
export function spanOf(ms: number, units: Unit[]): Span {
  const unit = [...units].reverse().find((unit) => ms > 0 && ms % unitMs[unit] === 0) ?? units[0] ?? 's';
  return { amount: ms / unitMs[unit], unit };
}

export type Fault =
  | { field: SpanKey; kind: 'span'; leastMs: number; mostMs: number }
  | { field: 'cap'; kind: 'below_initial' }
  | { field: 'periods'; kind: 'count'; least: number; most: number };

export function faultsOf(draft: ClockDraft): Fault[] {
  const faults: Fault[] = [];
  for (const { key, leastMs, mostMs, optional } of spanFields[draft.kind]) {
    const ms = msOf(draft.spans[key]);
    const missing = ms === null && !optional;
    if (missing || (ms !== null && !(ms >= leastMs && ms <= mostMs))) {
      faults.push({ field: key, kind: 'span', leastMs, mostMs });
    }
  }
  const cap = msOf(draft.spans.cap);
  const capped = draft.kind === 'fischer' && cap !== null && faults.length === 0;
  if (capped && cap < (msOf(draft.spans.initial) ?? 0)) faults.push({ field: 'cap', kind: 'below_initial' });
  if (draft.kind === 'byo_yomi' && !isCount(draft.periods)) {
    faults.push({ field: 'periods', kind: 'count', ...periodsLimits });
  }
  return faults;
}

const isCount = (count: number | null): count is number =>
  count !== null && Number.isInteger(count) && count >= periodsLimits.least && count <= periodsLimits.most;

/** The control that a draft without faults means. */
export function controlOf(draft: ClockDraft): TimeControl | null {
  const ms = (key: SpanKey) => msOf(draft.spans[key]) ?? 0;
  const cap = msOf(draft.spans.cap);
  switch (draft.kind) {
    case 'none':
      return null;
    case 'fischer': {
      const control = { kind: draft.kind, initial_ms: ms('initial'), increment_ms: ms('increment') };
      return cap === null ? control : { ...control, cap_ms: cap };
    }
    case 'byo_yomi':
      return { kind: draft.kind, main_ms: ms('main'), periods: draft.periods ?? 0, period_ms: ms('period') };
    case 'per_turn':
      return { kind: draft.kind, turn_ms: ms('turn') };
  }
}

/** The draft with a control filled in; what belongs to other kinds stays as it was. */
export function draftOf(control: TimeControl | null, draft: ClockDraft): ClockDraft {
  if (!control) return { ...draft, kind: 'none' };
  const spans = { ...draft.spans };
  const fill = (key: SpanKey, ms: number) => {
    const units = spanFields[control.kind].find((field) => field.key === key)?.units ?? [];
    spans[key] = spanOf(ms, units);
  };
  if (control.kind === 'fischer') {
    fill('initial', control.initial_ms);
    fill('increment', control.increment_ms);
    if (control.cap_ms === undefined) spans.cap = { ...spans.cap, amount: null };
    else fill('cap', control.cap_ms);
  } else if (control.kind === 'byo_yomi') {
    fill('main', control.main_ms);
    fill('period', control.period_ms);
  } else {
    fill('turn', control.turn_ms);
  }
  const periods = control.kind === 'byo_yomi' ? control.periods : draft.periods;
  return { kind: control.kind, spans, periods };
}
