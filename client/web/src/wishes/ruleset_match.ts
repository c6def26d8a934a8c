// Which named ruleset some settings are, and where they differ from it.

import type { GameInfo, Ruleset, Setting, Settings, SettingSpec } from '../net/messages';

/** Every setting of the game as the ruleset has it. */
export function settingsOf(game: GameInfo, ruleset: Ruleset): Settings {
  const defaults = game.settings.map(({ key, default: value }): [string, Setting] => [key, value]);
  return { ...Object.fromEntries(defaults), ...ruleset.settings };
}

export interface Difference {
  key: string;
  value: Setting;
}
export interface Match {
  ruleset: Ruleset;
  differences: Difference[];
}

/** The ruleset that is nearest to the settings; the first of several. */
export function nearestRuleset(game: GameInfo, settings: Settings): Match | null {
  let nearest: Match | null = null;
  for (const ruleset of game.rulesets) {
    const differences = differencesFrom(settingsOf(game, ruleset), settings);
    if (!nearest || differences.length < nearest.differences.length) nearest = { ruleset, differences };
  }
  return nearest;
}

/** The ruleset whose own settings are all in place, whatever else differs; null where they are mixed otherwise. */
export function rulesetBehind(game: GameInfo, settings: Settings): Ruleset | null {
  const named = new Set(game.rulesets.flatMap((ruleset) => Object.keys(ruleset.settings)));
  const fits = (ruleset: Ruleset) => {
    const wanted = settingsOf(game, ruleset);
    return [...named].every((key) => wanted[key] === settings[key]);
  };
  return game.rulesets.find(fits) ?? null;
}

/** What has to be sent: the settings that are not as they are anyway. */
export function changedSettings(game: GameInfo, settings: Settings): Settings {
  const plain = settingsOf(game, { name: game.name, sentence: '', settings: {} });
  return Object.fromEntries(differencesFrom(plain, settings).map(({ key, value }) => [key, value]));
}

/** Whether the setting takes the value: one of its choices, or a whole number within its limits. */
export function isValueOf(spec: SettingSpec, value: Setting | undefined): boolean {
  if (spec.choices) return spec.choices.some((choice) => choice.value === value);
  const { least = -Infinity, most = Infinity } = spec;
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

const differencesFrom = (wanted: Settings, settings: Settings): Difference[] =>
  Object.entries(settings)
    .filter(([key, value]) => wanted[key] !== value)
    .map(([key, value]) => ({ key, value }));
