// Whether a state can be shown. A server that is newer than the page may say what the page has no picture of.

import type { Face } from '../../games/face';
import {
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isSettings,
  isText,
  orNone,
  orNull,
  shaped,
} from '../../kept/shape';
import type { ClockState, LastAction, Result, RoomState, Seat, Seats } from '../../net/messages';

const isSide = isOneOf('white', 'black');
const isSeats = shaped<Seats<Seat>>({
  white: orNull(shaped<Seat>({ id: isText, name: isText })),
  black: orNull(shaped<Seat>({ id: isText, name: isText })),
});
const isClock = shaped<ClockState>({
  control: isObject,
  white_ms: isNumber,
  black_ms: isNumber,
  running: orNull(isSide),
  at: isNumber,
});
const isResult = shaped<Result>({ outcome: isOneOf('white', 'black', 'draw', 'none'), reason: isText });
const isState = shaped<RoomState>({
  settings: isSettings,
  status: isOneOf('waiting', 'playing', 'finished'),
  players: isSeats,
  position: isText,
  to_act: isSide,
  ply: isNumber,
  last: orNull(shaped<LastAction>({ side: isSide, action: isText, captures: isListOf(isText) })),
  facts: isSettings,
  legal: orNone(isListOf(isText)),
  clock: orNull(isClock),
  offers: isListOf(shaped({ what: isOneOf('draw', 'takeback', 'rematch'), by: isSide })),
  claims: isListOf(isText),
  result: orNull(isResult),
});

/** By the shape of its members, and by what the game's face makes of the texts in them. */
export function understood(state: RoomState, face: Face): boolean {
  if (!isState(state)) return false;
  try {
    const scene = face.scene(state.position);
    face.choices(state.legal ?? [], scene);
    if (state.last) face.trace(state.last.action, state.last.captures);
    return true;
  } catch {
    return false;
  }
}
