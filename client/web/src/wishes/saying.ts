// Clocks, rules, times and results in the chosen language. Read in a component, all of it follows the language.

import { faceOf, gameWords } from '../games/index';
import type { GameWords } from '../games/face';
import type { GameInfo, Ruleset, Setting, Settings, SettingSpec, TimeControl } from '../net/messages';
import type { OwnGame } from '../net/records';
import { speech } from '../words/words.svelte';
import { unitMs } from './clock_draft';
import { nearestRuleset } from './ruleset_match';

/** "1 day 12 h", "3 min", "1 min 30 s", "0 s". */
export function lengthText(ms: number): string {
  const lengths = speech.words.lobby.lengths;
  const parts: string[] = [];
  let rest = ms;
  for (const unit of ['day', 'h', 'min'] as const) {
    const count = Math.floor(rest / unitMs[unit]);
    rest -= count * unitMs[unit];
    if (count > 0) parts.push(lengths[unit](count));
  }
  if (rest > 0 || parts.length === 0) parts.push(lengths.s(rest / unitMs.s));
  return parts.join(' ');
}

export function clockText(control: TimeControl | null): string {
  const words = speech.words.lobby.controls;
  if (!control) return words.none;
  switch (control.kind) {
    case 'fischer': {
      const initial = lengthText(control.initial_ms);
      const gain = control.increment_ms;
      const plain = gain > 0 ? words.fischer(initial, lengthText(gain)) : words.plain(initial);
      return control.cap_ms === undefined ? plain : words.capped(plain, lengthText(control.cap_ms));
    }
    case 'byo_yomi':
      return words.byoYomi(lengthText(control.main_ms), control.periods, lengthText(control.period_ms));
    case 'per_turn':
      return words.perTurn(lengthText(control.turn_ms));
    default:
      return speech.words.clock.otherClock;
  }
}

/** "4:09", "1:02:03": how long something has gone on, or still will. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (count: number) => String(count).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** "3 hours ago", in the chosen language. */
export function agoText(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(speech.language, { numeric: 'auto' });
  const seconds = Math.min(0, (at - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ];
  for (const [unit, length] of steps) {
    if (-seconds >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(Math.trunc(seconds), 'second');
}

/** What stands under a word that came from outside; "constructor" is such a word too. */
const under = <T>(all: Record<string, T>, word: string): T | undefined =>
  Object.hasOwn(all, word) ? all[word] : undefined;

/** A reason that the page has no words for is shown as the rules' own word. */
export const reasonText = (words: GameWords, reason: string): string =>
  under(words.reasons, reason) ?? reason.replaceAll('_', ' ');

/** "Won: the other side resigned", of a game that is over, to whoever played it. */
export function ownResultText({ game, side, result }: OwnGame): string {
  const words = speech.words.lobby.results;
  const outcome = result?.outcome ?? 'none';
  const mine = outcome === side ? 'won' : 'lost';
  const reason = reasonText(gameWords(faceOf(game)), result?.reason ?? '');
  return `${words[outcome === 'draw' || outcome === 'none' ? outcome : mine]}: ${reason}`;
}

/** What the game's words say of a setting and its value. */
export function settingSaid(
  words: GameWords,
  key: string,
  value: Setting,
): { title: string; value: string } | null {
  const known = under(words.settings, key);
  return known ? { title: known.title, value: under(known.values, String(value)) ?? String(value) } : null;
}

export interface Text {
  title: string;
  sentence: string;
}

export function rulesetText(game: GameInfo, ruleset: Ruleset): Text {
  const known = under(gameWords(faceOf(game.name)).rulesets, ruleset.name);
  return known ?? { title: ruleset.name, sentence: ruleset.sentence };
}

/** What the game's words say of a setting; else the server. */
export function settingText(game: GameInfo, spec: SettingSpec): Text {
  const known = under(gameWords(faceOf(game.name)).settings, spec.key);
  return known ?? { title: spec.key, sentence: spec.sentence };
}

export function valueText(game: GameInfo, spec: SettingSpec, value: Setting): string {
  const known = under(gameWords(faceOf(game.name)).settings, spec.key);
  const said = spec.choices?.find((choice) => choice.value === value)?.sentence;
  return (known && under(known.values, String(value))) ?? said ?? String(value);
}

/** A difference for lists: a switch that is on needs no more than its title. */
function differenceText(game: GameInfo, spec: SettingSpec, value: Setting): string {
  const { differs, no } = speech.words.lobby;
  const { title } = settingText(game, spec);
  if (value === true) return title;
  return differs(title, value === false ? no : spec.choices ? valueText(game, spec, value) : String(value));
}

/** "Botermans", and what differs from it, each in words. */
export function rulesText(game: GameInfo, settings: Settings): { title: string; differences: string[] } {
  const match = nearestRuleset(game, settings);
  if (!match) return { title: gameWords(faceOf(game.name)).title, differences: [] };
  const differences = match.differences.flatMap(({ key, value }) => {
    const spec = game.settings.find((spec) => spec.key === key);
    return spec ? differenceText(game, spec, value) : [];
  });
  return { title: rulesetText(game, match.ruleset).title, differences };
}
