// What people paste to say which room they mean.

export interface RoomAddress {
  room: string;
  invite: string | null;
  /** The server's host and port, where the text names one. */
  host: string | null;
}

const kId = '[A-Za-z0-9_-]{1,64}(?![A-Za-z0-9_-])';
const kInLink = new RegExp(`/rooms?/(${kId})`);
const kInCommand = new RegExp(`--room[= ](${kId})`);
const kWatched = new RegExp(`\\bwatch \\S+ (${kId})`);
const kInvite = new RegExp(`(?:[?&]invite=|--invite[= ])(${kId})`);
const kHost = /\b(?:https?|wss?):\/\/([^\s/?#]+)/;
const kBare = new RegExp(`^(${kId})(?:[ ,;]+(${kId}))?$`);

/** A link of this page, a socket's or the record's URL, a command of the native client, or an id with or without invite. */
export function roomAddress(text: string): RoomAddress | null {
  const plain = text.trim().replace(/\s+/g, ' ').replaceAll("'", '');
  const bare = kBare.exec(plain);
  if (bare?.[1]) return { room: bare[1], invite: bare[2] ?? null, host: null };
  const room = (kInLink.exec(plain) ?? kInCommand.exec(plain) ?? kWatched.exec(plain))?.[1];
  if (!room) return null;
  return { room, invite: kInvite.exec(plain)?.[1] ?? null, host: kHost.exec(plain)?.[1] ?? null };
}
