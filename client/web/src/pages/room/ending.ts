// How a game ended, in words.

import type { GameWords } from '../../games/face';
import type { RoomState, Side } from '../../net/messages';
import { reasonText } from '../../wishes/saying';
import type { Words } from '../../words/en';

/** Who won, or that nobody did. */
export function outcomeOf(state: RoomState, me: Side | null, words: Words): string {
  const outcome = state.result?.outcome;
  if (!outcome) return words.room.over;
  if (outcome === 'draw') return words.room.draw;
  if (outcome === 'none') return words.room.broken;
  if (me) return outcome === me ? words.room.youWon : words.room.youLost;
  return words.room.wins(state.players[outcome]?.name ?? words.room.vacant, words.shell[outcome]);
}

export const reasonOf = (state: RoomState, game: GameWords): string =>
  reasonText(game, state.result?.reason ?? '');

export const endingOf = (state: RoomState, me: Side | null, words: Words, game: GameWords): string =>
  `${outcomeOf(state, me, words)}: ${reasonOf(state, game)}.`;

export function titleOf(state: RoomState, me: Side | null, words: Words['room'], game: string): string {
  if (state.status === 'waiting') return words.titleWaiting(game);
  if (state.status === 'finished') return words.titleOver(game);
  if (state.to_act === me) return words.titleYourTurn(game);
  return words.titleTheirTurn(state.players[state.to_act]?.name ?? '', game);
}
