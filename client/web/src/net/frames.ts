// What comes over a socket, before anybody relies on it: a frame without the shape of its type is none.

import { isFlag, isList, isListOf, isNumber, isObject, isText, orNone, orNull } from '../kept/shape';
import { parsed, shaped } from '../kept/shape';
import type * as m from './messages';

export const isSide = (value: unknown) => value === 'white' || value === 'black';

export const isPlayer = shaped<m.Player>({ id: isText, name: isText });
const isSeat = shaped<m.Seat>({ id: isText, name: isText });
export const isSeats = shaped<m.Seats<m.Seat>>({ white: orNull(isSeat), black: orNull(isSeat) });
const isPresence = shaped<m.PresenceSeat>({
  id: isText,
  name: isText,
  away_since: orNull(isNumber),
  claim_at: orNull(isNumber),
});
const controls: Record<string, (value: unknown) => boolean> = {
  fischer: shaped<Extract<m.TimeControl, { kind: 'fischer' }>>({
    initial_ms: isNumber,
    increment_ms: isNumber,
    cap_ms: orNone(isNumber),
  }),
  byo_yomi: shaped<Extract<m.TimeControl, { kind: 'byo_yomi' }>>({
    main_ms: isNumber,
    periods: isNumber,
    period_ms: isNumber,
  }),
  per_turn: shaped<Extract<m.TimeControl, { kind: 'per_turn' }>>({ turn_ms: isNumber }),
};
export function isControl(value: unknown): value is m.TimeControl {
  const kind = isObject(value) && isText(value['kind']) ? value['kind'] : '';
  return Object.hasOwn(controls, kind) && controls[kind]!(value);
}

/** Of a list only that it is one: one bad entry does not spoil the others. Of a state what tells which it is. */
const frames: Record<m.ServerMessage['type'], (value: unknown) => boolean> = {
  welcome: shaped<m.Welcome>({
    player: isPlayer,
    server_time: isNumber,
    token: orNone(isText),
    games: orNone(isList),
  }),
  pong: shaped<m.Pong>({ t: isNumber, server_time: isNumber }),
  ok: shaped<m.Ok>({
    re: orNone(isNumber),
    room: orNone(isText),
    invite: orNone(isText),
    code: orNone(isText),
  }),
  error: shaped<m.Refusal>({ re: orNone(isNumber), code: isText, message: isText }),
  bye: shaped<m.Bye>({ code: isText, message: isText, retry: isFlag }),
  lobby: shaped<m.LobbyList>({ rooms: isList, seeks: isList, players: isNumber }),
  lobby_update: shaped<m.LobbyUpdate>({
    rooms: isList,
    removed: isListOf(isText),
    seeks: orNone(isList),
    players: isNumber,
  }),
  matched: shaped<m.Matched>({ room: isText }),
  state: shaped<m.RoomState>({
    room: isText,
    seq: isNumber,
    game: isText,
    position: isText,
    ply: isNumber,
    server_time: isNumber,
  }),
  presence: shaped<m.Presence>({
    players: shaped<m.Presence['players']>({ white: orNull(isPresence), black: orNull(isPresence) }),
    watching: isNumber,
    watchers: isListOf(isText),
  }),
  chat: shaped<m.Chat>({
    from: shaped<m.Chat['from']>({ id: isText, name: isText }),
    text: isText,
    at: isNumber,
    group: isText,
  }),
};

/** Null: nothing that this page understands. */
export function frameOf(data: unknown): m.ServerMessage | null {
  const frame = isText(data) ? parsed(data) : null;
  const type = isObject(frame) && isText(frame['type']) ? frame['type'] : '';
  if (!Object.hasOwn(frames, type)) return null;
  return frames[type as m.ServerMessage['type']](frame) ? (frame as unknown as m.ServerMessage) : null;
}
