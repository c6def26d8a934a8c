// Every action of a game so far, from the states as they come, and from the record where states were missed.

import type { RecordJson } from './records';
import type { Receipt, RoomState, Side } from './messages';

export interface Played {
  side: Side;
  action: string;
  /** Cells of what it captured; null where only the record told of it, which leaves this to the rules. */
  captures: string[] | null;
  /** Its number, from 1: the state's ply behind it. */
  ply: number;
  receipt?: Receipt;
}

export interface History {
  /** The number of the last event that is counted in. */
  seq: number;
  /** The position before the first action; null as long as it is not known. */
  start: string | null;
  played: Played[];
}

/** A part of the state, so that few are kept whole. */
export type Moment = Pick<RoomState, 'seq' | 'ply' | 'last' | 'position'>;

export const nothingYet: History = { seq: 0, start: null, played: [] };

/** The history behind `moment`; null where something is missing between the two. */
export function continued(history: History, moment: Moment): History | null {
  const { seq, ply, last } = moment;
  if (ply === 0) return { seq, start: moment.position, played: [] };
  if (seq < history.seq || seq > history.seq + 1 || !last) return null;
  const { start, played } = history;
  if (start === null) return null;
  if (ply === played.length + 1) return { seq, start, played: [...played, { ...last, ply }] };
  if (ply > played.length) return null;
  const kept = played.slice(0, ply);
  const end = kept[ply - 1];
  if (end?.action !== last.action || end.side !== last.side) return null;
  return { seq, start, played: ply === played.length ? played : kept };
}

/** The history that a record tells, up to the event with the number `seq`. */
export function ofRecord(record: RecordJson, seq: number): History {
  const history: History = { seq: 0, start: null, played: [] };
  for (const event of record.events) {
    if (event.seq > seq) break;
    history.seq = event.seq;
    if (event.event === 'created') history.start = event.position;
    if (event.event === 'taken_back') history.played.length = event.ply;
    if (event.event !== 'acted') continue;
    const { side, action, at } = event;
    const played: Played = { side, action, captures: null, ply: history.played.length + 1 };
    if ('left_ms' in event) {
      const { charged_ms, credited_ms, gained_ms, left_ms } = event;
      played.receipt = { received_at: at, charged_ms, credited_ms, gained_ms, left_ms };
    }
    history.played.push(played);
  }
  return history;
}
