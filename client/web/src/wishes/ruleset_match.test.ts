import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../net/messages';
import { changedSettings, nearestRuleset, isValueOf, rulesetBehind, settingsOf } from './ruleset_match';

const choice = (key: string, ...values: (string | boolean)[]) => ({
  key,
  sentence: key,
  default: values[0] ?? '',
  choices: values.map((value) => ({ value, sentence: '' })),
});
const game: GameInfo = {
  name: 'agon',
  title: 'Agon',
  settings: [
    choice('opening', 'standard', 'placement'),
    choice('capture', 'line', 'ring'),
    choice('touch', false, true),
  ],
  rulesets: [
    { name: 'agon', sentence: '', settings: {} },
    { name: 'original', sentence: '', settings: { opening: 'placement' } },
    { name: 'botermans', sentence: '', settings: { capture: 'ring' } },
  ],
};
const plain = { opening: 'standard', capture: 'line', touch: false };

describe('rulesets by settings', () => {
  it('finds the one that is meant', () => {
    expect(nearestRuleset(game, plain)).toMatchObject({ ruleset: { name: 'agon' }, differences: [] });
    expect(nearestRuleset(game, { ...plain, capture: 'ring', touch: true })).toMatchObject({
      ruleset: { name: 'botermans' },
      differences: [{ key: 'touch', value: true }],
    });
  });
  it('calls none by name where its own settings are mixed', () => {
    expect(rulesetBehind(game, { ...plain, opening: 'placement', touch: true })?.name).toBe('original');
    expect(rulesetBehind(game, { ...plain, opening: 'placement', capture: 'ring' })).toBeNull();
  });
  it('knows which values a setting takes', () => {
    const count = { key: 'claim_after', sentence: '', default: 3, least: 0, most: 100 };
    expect([0, 3, 100].every((value) => isValueOf(count, value))).toBe(true);
    expect([-1, 101, 1.5, NaN, '3', undefined].some((value) => isValueOf(count, value))).toBe(false);
    expect(isValueOf(choice('touch', false, true), true)).toBe(true);
    expect(isValueOf(choice('touch', false, true), 'true')).toBe(false);
  });
  it('sends only what differs', () => {
    expect(changedSettings(game, plain)).toEqual({});
    for (const ruleset of game.rulesets) {
      expect(changedSettings(game, settingsOf(game, ruleset))).toEqual(ruleset.settings);
    }
  });
});
