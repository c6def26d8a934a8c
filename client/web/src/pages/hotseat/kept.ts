// The game that this browser keeps, so that it survives leaving the page.

import { lasting } from '../../kept/kept';
import { isListOf, isNumber, isOneOf, isText, orNull, parsed, shaped } from '../../kept/shape';
import type { Result } from '../../net/messages';
import { refused, type RuleRefusal, type Rules } from '../../rules/rules';
import { isBeginning, type Beginning } from './handed';
import { act, begin, type HotseatGame } from './hotseat';

export interface Kept {
  beginning: Beginning;
  begun: number;
  actions: string[];
  ended: Result | null;
}
const kKey = 'hexcourt.hotseat';

/** False where the browser lets nothing be kept. */
export const keep = (game: HotseatGame): boolean => lasting.write(kKey, JSON.stringify(keptOf(game)));

export function keptGame(): Kept | 'damaged' | null {
  const text = lasting.read(kKey);
  return text === null ? null : keptIn(text);
}

const isKept = shaped<Kept>({
  beginning: isBeginning,
  begun: (value) => isNumber(value) && !Number.isNaN(new Date(value).getTime()),
  actions: isListOf(isText),
  ended: orNull(shaped<Result>({ outcome: isOneOf('white', 'black', 'draw', 'none'), reason: isText })),
});
export function keptIn(text: string): Kept | 'damaged' {
  const kept = parsed(text);
  return isKept(kept) ? kept : 'damaged';
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
