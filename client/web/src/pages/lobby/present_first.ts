// Whether those who wait in a room are there: a seat is kept for a while after its player has gone.

import type { RoomSummary, Seat } from '../../net/messages';

type Seated = Pick<RoomSummary, 'players'>;

export const sitting = ({ players }: Seated): Seat[] =>
  [players.white, players.black].filter((seat) => seat !== null);

/** Somebody has a seat, and nobody who has one is there. */
export const isLeft = (room: Seated): boolean => {
  const seats = sitting(room);
  return seats.length > 0 && seats.every(({ present }) => present === false);
};

/** Rooms that were left last, the others in the order that they have. */
export const presentFirst = <Room extends Seated>(rooms: readonly Room[]): Room[] =>
  [...rooms].sort((one, other) => Number(isLeft(one)) - Number(isLeft(other)));
