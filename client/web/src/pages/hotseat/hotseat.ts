// A game of two people at one screen: plain values, and what happens to them.

import type { Result, Side } from '../../net/messages';
import { repetitionAfter, type Repetition } from '../../rules/repetition';
import { refused, type RuleRefusal, type Rules, type Standing } from '../../rules/rules';
import { momentOf, type Moment } from '../replay/moments';
import type { Beginning } from './handed';

export interface HotseatGame {
  readonly beginning: Beginning;
  /** When it began, a Date.now(). */
  readonly begun: number;
  readonly start: Standing;
  readonly moments: readonly Moment[];
  /** How the two ended it, where the rules did not. */
  readonly ended: Result | null;
}

export function begin(beginning: Beginning, begun: number, rules: Rules): HotseatGame | RuleRefusal {
  const { game, settings, position } = beginning;
  const start = rules.open(game, settings, position ?? undefined);
  if (refused(start)) return start;
  return { beginning, begun, start, moments: [], ended: null };
}

export const standingOf = (game: HotseatGame): Standing => game.moments.at(-1)?.standing ?? game.start;

export function act(game: HotseatGame, action: string, rules: Rules): HotseatGame | RuleRefusal {
  const before = standingOf(game);
  const step = rules.apply(before.game, before.settings, before.position, action);
  if (refused(step)) return step;
  return { ...game, moments: [...game.moments, momentOf(before, game.moments.at(-1), step)], ended: null };
}

/** One action back; an end that the two brought about is taken back first. */
export function undo(game: HotseatGame): HotseatGame {
  if (game.ended) return { ...game, ended: null };
  return { ...game, moments: game.moments.slice(0, -1) };
}

export const repetitionIn = (game: HotseatGame): Repetition =>
  repetitionAfter(
    game.start,
    game.moments.map((moment) => moment.standing),
  );

export function resultOf(game: HotseatGame): Result | null {
  const result = standingOf(game).result ?? game.ended;
  if (result) return result;
  return repetitionIn(game).drawn ? { outcome: 'draw', reason: 'repetition' } : null;
}

export function resign(game: HotseatGame, side: Side): HotseatGame {
  return { ...game, ended: { outcome: side === 'white' ? 'black' : 'white', reason: 'resigned' } };
}
export const agreeDraw = (game: HotseatGame): HotseatGame => ({
  ...game,
  ended: { outcome: 'draw', reason: 'agreement' },
});
/** Where repetitionIn() says that it may be claimed. */
export const claimDraw = (game: HotseatGame): HotseatGame => ({
  ...game,
  ended: { outcome: 'draw', reason: 'repetition' },
});
