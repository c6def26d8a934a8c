// Which position the table shows: the game's as the server says it, or an earlier one.

import type { Facts, LastAction, RoomState } from '../../net/messages';
import { turnUpTo, type Turn } from '../../turns/turns';
import type { Positions } from './positions';

export interface View {
  position: string;
  facts: Facts;
  /** What was played of the last turn by then, the latest last. */
  turn: LastAction[];
  /** Whether it is the position that was asked for: an earlier one may have to be worked out first. */
  ready: boolean;
}

/** What the rules say that an action captured, as far as they have been asked. */
export function capturesIn(positions: Positions | [], ply: number): string[] {
  const step = positions[ply];
  return step && 'captures' in step ? step.captures : [];
}

export function viewOf(
  now: RoomState,
  turns: readonly Turn[],
  shown: number | null,
  positions: Positions | [],
): View {
  const upTo = (ply: number) => turnUpTo(turns, ply, (at) => capturesIn(positions, at));
  const standing = positions[shown ?? -1];
  if (shown !== null && standing) {
    return { position: standing.position, facts: standing.facts, turn: upTo(shown), ready: true };
  }
  const isListed = turns.at(-1)?.actions.at(-1)?.ply === now.ply;
  const turn = isListed ? upTo(now.ply) : now.last ? [now.last] : [];
  return { position: now.position, facts: now.facts, turn, ready: shown === null };
}
