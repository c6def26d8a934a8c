// The lobby's list of rooms, in the order in which people look for them.

import { isListOf, isNumber, isSettings, isText, orNull, shaped } from '../kept/shape';
import { isControl, isPlayer, isSeats, isSide } from './frames';
import type { GameInfo, LobbyUpdate, RoomSummary, Ruleset, SeekSummary, SettingSpec } from './messages';

const isRoom = shaped<RoomSummary>({
  room: isText,
  name: orNull(isText),
  game: isText,
  settings: isSettings,
  status: isText,
  players: isSeats,
  position: isText,
  ply: isNumber,
  watchers: isNumber,
  created_at: isNumber,
  clock: orNull(isControl),
});
const isSeek = shaped<SeekSummary>({
  player: isPlayer,
  game: isText,
  settings: isSettings,
  clock: orNull(isControl),
  side: orNull(isSide),
  since: isNumber,
});
const isGame = shaped<GameInfo>({
  name: isText,
  settings: isListOf(shaped<SettingSpec>({ key: isText, sentence: isText })),
  rulesets: isListOf(shaped<Ruleset>({ name: isText, sentence: isText, settings: isSettings })),
});

/** Those entries that are whole, each once: the last of several with one name. */
function whole<T>(entries: unknown[], is: (entry: unknown) => entry is T, nameOf: (entry: T) => string): T[] {
  return [...new Map(entries.filter(is).map((entry) => [nameOf(entry), entry])).values()];
}
export const wholeRooms = (rooms: unknown[]) => whole(rooms, isRoom, ({ room }) => room);
export const wholeSeeks = (seeks: unknown[]) => whole(seeks, isSeek, ({ player }) => player.id);
export const wholeGames = (games: unknown[]) => whole(games, isGame, ({ name }) => name);

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
  for (const room of wholeRooms(update.rooms)) list.set(room.room, room);
  for (const room of update.removed) list.delete(room);
  return sorted([...list.values()]);
}
