import { describe, expect, it } from 'vitest';
import type { TimeControl } from '../net/messages';
import {
  type ClockDraft,
  controlOf,
  draftOf,
  faultsOf,
  firstDraft,
  type SpanKey,
  type Span,
} from './clock_draft';

const withSpan = (kind: ClockDraft['kind'], key: SpanKey, span: Span): ClockDraft => ({
  ...firstDraft,
  kind,
  spans: { ...firstDraft.spans, [key]: span },
});
const faulty = (draft: ClockDraft) => faultsOf(draft).map(({ field }) => field);

describe('a time control that is filled in', () => {
  it.each<TimeControl>([
    { kind: 'fischer', initial_ms: 180_000, increment_ms: 2000 },
    { kind: 'fischer', initial_ms: 90_000, increment_ms: 0, cap_ms: 600_000 },
    { kind: 'byo_yomi', main_ms: 0, periods: 5, period_ms: 30_000 },
    { kind: 'per_turn', turn_ms: 86_400_000 },
  ])('comes back as it was: %o', (control) => {
    const draft = draftOf(control, firstDraft);
    expect(faultsOf(draft)).toEqual([]);
    expect(controlOf(draft)).toEqual(control);
  });

  it('is none where no clock is wanted', () => expect(controlOf(draftOf(null, firstDraft))).toBeNull());

  it('keeps to the limits of the protocol', () => {
    expect(faulty(withSpan('fischer', 'initial', { amount: 25, unit: 'h' }))).toEqual(['initial']);
    expect(faulty(withSpan('fischer', 'initial', { amount: null, unit: 'h' }))).toEqual(['initial']);
    expect(faulty(withSpan('fischer', 'increment', { amount: -1, unit: 's' }))).toEqual(['increment']);
    expect(faulty(withSpan('per_turn', 'turn', { amount: 31, unit: 'day' }))).toEqual(['turn']);
    expect(faulty(withSpan('per_turn', 'turn', { amount: NaN, unit: 'day' }))).toEqual(['turn']);
    expect(faulty({ ...firstDraft, kind: 'byo_yomi', periods: 1.5 })).toEqual(['periods']);
  });

  it('has no cap below the start', () => {
    expect(faulty(withSpan('fischer', 'cap', { amount: 5, unit: 'min' }))).toEqual(['cap']);
    expect(faulty(withSpan('fischer', 'cap', { amount: 10, unit: 'min' }))).toEqual([]);
  });
});
