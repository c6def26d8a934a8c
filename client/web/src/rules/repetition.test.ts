import { describe, expect, it } from 'vitest';
import { repetitionAfter, repetitionOf } from './repetition';
import type { Standing, Step } from './rules';

const usual = { claim_after: 3, draw_after: 5 };
const times = (count: number) => Array.from({ length: count }, () => ['a', 'b']).flat();

const start: Standing = {
  game: 'agon',
  settings: usual,
  position: '',
  to_act: 'white',
  phase: 'move',
  board: {},
  facts: {},
  legal: [],
  result: null,
  key: 'a',
};
const step = (key: string, turn_ended = true): Step => ({
  ...start,
  key,
  turn_ended,
  action: '',
  captures: [],
});
const round = [step('b'), step('a')];

describe('repetition by keys', () => {
  it('counts the starting position as the first', () => {
    expect(repetitionOf(['a'], usual)).toEqual({ occurrences: 1, mayClaim: false, drawn: false });
  });

  it.each([
    [1, false, false],
    [2, false, false],
    [3, true, false],
    [4, true, false],
    [5, false, true],
    [6, false, true],
  ])('on occurrence %i: claim %s, drawn %s', (occurrences, mayClaim, drawn) => {
    expect(repetitionOf(times(occurrences), usual)).toEqual({ occurrences, mayClaim, drawn });
  });

  it('looks at the position that stands now alone', () => {
    expect(repetitionOf([...times(4), 'c'], usual)).toEqual({
      occurrences: 1,
      mayClaim: false,
      drawn: false,
    });
  });

  it('need not be in one go', () => {
    expect(repetitionOf(['a', 'c', 'a', 'd', 'e', 'a'], usual).mayClaim).toBe(true);
  });

  it('takes 0 for never', () => {
    expect(repetitionOf(times(50), { claim_after: 0, draw_after: 0 })).toMatchObject({
      mayClaim: false,
      drawn: false,
    });
    expect(repetitionOf(times(50), { claim_after: 2, draw_after: 0 })).toMatchObject({
      mayClaim: true,
      drawn: false,
    });
    expect(repetitionOf(times(2), { claim_after: 0, draw_after: 2 })).toMatchObject({
      mayClaim: false,
      drawn: true,
    });
  });

  it('does not guess limits', () => {
    expect(() => repetitionOf(['a'], {})).toThrow(/draw_after/);
  });
});

describe('repetition in a game', () => {
  it('begins with the start', () => {
    expect(repetitionAfter(start, []).occurrences).toBe(1);
    expect(repetitionAfter(start, [...round, ...round])).toMatchObject({ occurrences: 3, mayClaim: true });
    expect(repetitionAfter(start, [...round, ...round, ...round, ...round]).drawn).toBe(true);
  });

  it('counts no position amid a turn', () => {
    const amid = step('a', false);
    expect(repetitionAfter(start, [...round, ...round, amid])).toMatchObject({
      occurrences: 0,
      mayClaim: false,
    });
    expect(repetitionAfter(start, [...round, amid, step('a')]).occurrences).toBe(3);
  });

  it('is nothing after the end', () => {
    const end: Step = { ...step('a'), result: { outcome: 'white', reason: 'throne' } };
    expect(repetitionAfter(start, [...round, step('b'), end])).toMatchObject({
      mayClaim: false,
      drawn: false,
    });
  });
});
