// The game that this browser keeps, so that it survives leaving the page.

import type { Result } from '../../net/messages';
import { refused, type RuleRefusal, type Rules } from '../../rules/rules';
import type { Beginning } from './handed';
import { act, begin, type HotseatGame } from './hotseat';

export interface Kept {
  beginning: Beginning;
  begun: number;
  actions: string[];
  ended: Result | null;
}
const kKey = 'hexcourt.hotseat';

/** False where the browser lets nothing be kept. */
export function keep(game: HotseatGame): boolean {
  try {
    localStorage.setItem(kKey, JSON.stringify(keptOf(game)));
    return true;
  } catch {
    return false;
  }
}
export function keptGame(): Kept | null {
  const text = localStorage.getItem(kKey);
  return text === null ? null : (JSON.parse(text) as Kept);
}

export const keptOf = ({ beginning, begun, moments, ended }: HotseatGame): Kept => ({
  beginning,
  begun,
  actions: moments.map((moment) => moment.action),
  ended,
});

/** Played again from its beginning. */
export function restored(
  { beginning, begun, actions, ended }: Kept,
  rules: Rules,
): HotseatGame | RuleRefusal {
  let game = begin(beginning, begun, rules);
  for (const action of actions) {
    if (refused(game)) return game;
    game = act(game, action, rules);
  }
  return refused(game) ? game : { ...game, ended };
}
