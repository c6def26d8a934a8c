// A game as a row of moments: what was done, and what stood there then.

import type { Played } from '../../net/history';
import type { LastAction, Seats, Side } from '../../net/messages';
import type { Standing, Step } from '../../rules/rules';
import type { Times } from './raw_record';

export interface Moment {
  action: string;
  side: Side;
  captures: string[];
  /** The turn that it belongs to, from 1. */
  turn: number;
  turnEnded: boolean;
  times: Times | null;
  /** After the action. */
  standing: Step;
}

/** The moment that `step` makes after `before`, of which `last` was the last. */
export function momentOf(
  before: Standing,
  last: Moment | undefined,
  step: Step,
  times: Times | null = null,
): Moment {
  return {
    action: step.action,
    side: before.to_act,
    captures: step.captures,
    turn: turnAfter(last),
    turnEnded: step.turn_ended,
    times,
    standing: step,
  };
}

export function turnAfter(last: Moment | undefined): number {
  if (!last) return 1;
  return last.turnEnded ? last.turn + 1 : last.turn;
}

/** What was played of the last turn, the latest last. */
export function lastTurn(moments: readonly Moment[]): LastAction[] {
  const turn = moments.at(-1)?.turn;
  return moments
    .filter((moment) => moment.turn === turn)
    .map(({ side, action, captures }) => ({ side, action, captures }));
}

/** As the turn list takes them. */
export const playedOf = (moments: readonly Moment[]): Played[] =>
  moments.map(({ side, action, captures }, index) => ({ side, action, captures, ply: index + 1 }));

/** What both clocks showed after the last of `moments`; null where the record does not say. */
export function clocksAfter(moments: Moment[], initialMs: number | null): Seats<number> {
  const left = (side: Side) =>
    moments.filter((moment) => moment.side === side && moment.times !== null).at(-1)?.times?.left_ms ??
    initialMs;
  return { white: left('white'), black: left('black') };
}
