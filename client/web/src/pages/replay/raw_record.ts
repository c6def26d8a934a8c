// What a record says, before the rules have looked at it. Text and JSON are both read into this.

import type { Outcome, Receipt, Result, Seats, Settings, Side } from '../../net/messages';
import type { Place } from './trouble';

/** Of the server's clocks, and with room above: what is longer is no time that a clock shows. */
const kLongest = 365 * 86_400_000;
export const isTime = (ms: unknown): ms is number =>
  typeof ms === 'number' && Number.isFinite(ms) && ms >= 0 && ms <= kLongest;

/** What an action cost, in ms. */
export type Times = Omit<Receipt, 'received_at'>;

export type Happening =
  | {
      what: 'acted';
      action: string;
      side: Side | null;
      turn: number | null;
      times: Times | null;
      place: Place;
    }
  | { what: 'taken_back'; ply: number; place: Place }
  | { what: 'ended'; result: Result };

export interface RawRecord {
  game: string;
  settings: Settings;
  position: string | null;
  /** What both clocks show at first; null: no clock, or one that is not understood. */
  initialMs: number | null;
  room: string | null;
  name: string | null;
  /** "2026.11.30" */
  date: string | null;
  players: Seats<string>;
  happenings: Happening[];
  /** The result that is written down; null: none is, or the game goes on. */
  result: Result | null;
  /** The line of the first comment that seems to lack its }. */
  openComment: number | null;
}

const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** How an event ended the game, if it did (core/match/foresee.cpp). */
export function endOf(event: string, side: Side): Result | null {
  switch (event) {
    case 'resigned':
      return { outcome: other(side), reason: 'resigned' };
    case 'timed_out':
      return { outcome: other(side), reason: 'timeout' };
    case 'win_claimed':
      return { outcome: side, reason: 'abandoned' };
    case 'draw_claimed':
      return { outcome: 'draw', reason: 'repetition' };
    case 'draw_agreed':
      return { outcome: 'draw', reason: 'agreement' };
    case 'aborted':
      return { outcome: 'none', reason: 'aborted' };
    default:
      return null;
  }
}

const kOutcomes: Record<string, Outcome> = { '1-0': 'white', '0-1': 'black', '1/2-1/2': 'draw' };

/** `word` as a text ends with; "*" stands for a game that goes on, and with a reason for one without a winner. */
export function resultOf(word: string | undefined, reason: string | undefined): Result | null {
  const outcome = word !== undefined && Object.hasOwn(kOutcomes, word) ? kOutcomes[word] : undefined;
  if (outcome) return { outcome, reason: reason ?? '' };
  return reason ? { outcome: 'none', reason } : null;
}

export function resultWord(result: Result | null): string {
  const found = Object.entries(kOutcomes).find(([, outcome]) => outcome === result?.outcome);
  return found ? found[0] : '*';
}
