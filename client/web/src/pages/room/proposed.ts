// What one has proposed in a game, and from which turn on the server will hear of the same again: core/match/offers
// decides it, and says only what stands.

import type { Kept } from '../../kept/kept';
import { isFlag, isNumber, parsed, shaped } from '../../kept/shape';
import type { Proposal, RoomState, Side } from '../../net/messages';

const kTurnsBetween = 4;
const kMost = 8;

export interface Past {
  /** How often. */
  made: number;
  /** The first turn at which it may be proposed again. */
  againFrom: number;
  stands: boolean;
}
/** Until which turn; or it was proposed as often as one game allows. */
export type Wait = { turn: number } | 'never' | null;
export type Proposed = Readonly<Record<'draw' | 'takeback', Past>>;

const nothing: Past = { made: 0, againFrom: 0, stands: false };
export const nothingProposed: Proposed = { draw: nothing, takeback: nothing };

const isPast = shaped<Past>({ made: isNumber, againFrom: isNumber, stands: isFlag });
const isProposed = shaped<Proposed>({ draw: isPast, takeback: isPast });

export function proposedBy(kept: Proposed, before: RoomState | null, now: RoomState, me: Side): Proposed {
  const after = (what: 'draw' | 'takeback') => pastOf(kept[what], what, now, me);
  const granted = kept.takeback.stands && before !== null && now.ply < before.ply;
  return { draw: after('draw'), takeback: { ...after('takeback'), ...(granted && { againFrom: 0 }) } };
}

function pastOf(past: Past, what: Proposal, now: RoomState, me: Side): Past {
  const stands = now.offers.some((offer) => offer.what === what && offer.by === me);
  if (stands === past.stands) return past;
  if (!stands) return { ...past, stands };
  return { made: past.made + 1, againFrom: now.turn + kTurnsBetween, stands };
}

/** What still keeps one from proposing it, once it no longer stands. */
export function waitFor({ made, againFrom, stands }: Past, turn: number): Wait {
  if (stands) return null;
  if (made >= kMost) return 'never';
  return turn < againFrom ? { turn: againFrom } : null;
}

const keyOf = (room: string) => `hexcourt.proposed.${room}`;
export function readProposed(storage: Kept, room: string): Proposed {
  const kept = parsed(storage.read(keyOf(room)) ?? '');
  return isProposed(kept) ? kept : nothingProposed;
}
export function keepProposed(storage: Kept, room: string, proposed: Proposed): void {
  storage.write(keyOf(room), JSON.stringify(proposed));
}
