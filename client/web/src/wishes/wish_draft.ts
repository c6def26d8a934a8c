// What is to be played, while somebody fills it in.

import type { GameInfo, Settings } from '../net/messages';
import { type ClockDraft, faultsOf, firstDraft } from './clock_draft';
import { changedSettings, isValueOf, settingsOf } from './ruleset_match';

export interface WishDraft {
  game: GameInfo;
  settings: Settings;
  clock: ClockDraft;
}

export function firstWish(game: GameInfo): WishDraft {
  const plain = { name: game.name, sentence: '', settings: {} };
  return { game, settings: settingsOf(game, plain), clock: firstDraft };
}

export const isSound = ({ game, settings, clock }: WishDraft): boolean =>
  faultsOf(clock).length === 0 && game.settings.every((spec) => isValueOf(spec, settings[spec.key]));

export const changesOf = ({ game, settings }: WishDraft): Settings => changedSettings(game, settings);
