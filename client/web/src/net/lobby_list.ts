// The lobby's list of rooms, in the order in which people look for them.

import type { LobbyUpdate, RoomSummary } from './messages';

const rank = (room: RoomSummary): number => (room.status === 'waiting' ? 0 : 1);

/** Those that wait for a player first, then the others; the newest first in each. */
export const sorted = (rooms: RoomSummary[]): RoomSummary[] =>
  [...rooms].sort(
    (one, other) =>
      rank(one) - rank(other) || other.created_at - one.created_at || one.room.localeCompare(other.room),
  );

/** Rooms that did not change stay the same objects, so that only what changed is drawn again. */
export function afterUpdate(
  rooms: RoomSummary[],
  update: Pick<LobbyUpdate, 'rooms' | 'removed'>,
): RoomSummary[] {
  const list = new Map(rooms.map((room) => [room.room, room]));
  for (const room of update.rooms) list.set(room.room, room);
  for (const room of update.removed) list.delete(room);
  return sorted([...list.values()]);
}
