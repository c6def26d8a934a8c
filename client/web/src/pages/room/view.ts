// Which position the table shows: the game's as the server says it, or an earlier one.

import type { Played } from '../../net/history';
import type { Facts, LastAction, RoomState } from '../../net/messages';
import type { Positions } from './positions';

export interface View {
  position: string;
  facts: Facts;
  last: LastAction | null;
  /** Whether it is the position that was asked for: an earlier one may have to be worked out first. */
  ready: boolean;
}

export function viewOf(
  now: RoomState,
  history: readonly Played[],
  shown: number | null,
  positions: Positions | [],
): View {
  if (shown === null) return { position: now.position, facts: now.facts, last: now.last, ready: true };
  const standing = positions[shown];
  if (!standing) return { position: now.position, facts: now.facts, last: now.last, ready: false };
  const played = history[shown - 1];
  const captures = 'captures' in standing ? standing.captures : [];
  const last = played ? { side: played.side, action: played.action, captures } : null;
  return { position: standing.position, facts: standing.facts, last, ready: true };
}
