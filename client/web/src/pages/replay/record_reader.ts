// Reads a record, text or JSON, and plays it by the rules: what comes out is a game in which every action was legal.

import type { Result, Seats, Settings } from '../../net/messages';
import { refused, type Rules, type Standing } from '../../rules/rules';
import { momentOf, turnAfter, type Moment } from './moments';
import type { Happening, RawRecord } from './raw_record';
import { rawOfJson } from './record_json';
import { rawOfText } from './record_text';
import { refuse, TroubleFound, type Trouble } from './trouble';

export interface Game {
  game: string;
  settings: Settings;
  start: Standing;
  moments: Moment[];
  result: Result | null;
  players: Seats<string>;
  initialMs: number | null;
  room: string | null;
  name: string | null;
  date: string | null;
}

export function readRecord(text: string, rules: Rules): { game: Game } | { trouble: Trouble } {
  try {
    const trimmed = text.replace(/^\uFEFF/, '').trim();
    if (!trimmed) refuse('empty', '');
    const raw = isJson(trimmed) ? rawOfJson(trimmed) : rawOfText(text);
    return { game: throughComments(text, raw, () => played(raw, rules)) };
  } catch (error) {
    if (error instanceof TroubleFound) return { trouble: error.trouble };
    console.warn('A record broke its reader:', error);
    return { trouble: { kind: 'unreadable', found: '' } };
  }
}

/** A comment without its } swallows the actions up to the next }, and what is wrong shows behind it only. */
function throughComments(text: string, raw: RawRecord, read: () => Game): Game {
  try {
    return read();
  } catch (error) {
    const place = error instanceof TroubleFound ? error.trouble.place : undefined;
    const opened = raw.openComment;
    if (opened === null || !place || !('line' in place) || place.line < opened) throw error;
    const line = text.split('\n')[opened - 1] ?? '';
    return refuse('comment', line.slice(line.indexOf('{')), { line: opened });
  }
}

/** A text may begin with a brace too: of a comment. */
const isJson = (text: string) => /^\{\s*"/.test(text);

function played(raw: RawRecord, rules: Rules): Game {
  const start = rules.open(raw.game, raw.settings, raw.position ?? undefined);
  if (refused(start)) return refuse('start', raw.game, undefined, { why: start.error.message });
  const line: Moment[] = [];
  for (const happening of raw.happenings) play(line, start, happening, rules);
  return {
    game: start.game,
    settings: start.settings,
    start,
    moments: line,
    result: resultOf(raw, line.at(-1)?.standing ?? start),
    players: raw.players,
    initialMs: raw.initialMs,
    room: raw.room,
    name: raw.name,
    date: raw.date,
  };
}

function play(line: Moment[], start: Standing, happening: Happening, rules: Rules): void {
  if (happening.what === 'ended') return;
  if (happening.what === 'acted') {
    line.push(acted(line, start, happening, rules));
    return;
  }
  if (happening.ply > line.length) refuse('takeback', String(happening.ply), happening.place);
  line.length = happening.ply;
}

type Acted = Extract<Happening, { what: 'acted' }>;

function acted(
  line: Moment[],
  start: Standing,
  { action, side, turn, times, place }: Acted,
  rules: Rules,
): Moment {
  const last = line.at(-1);
  const before = last?.standing ?? start;
  const number = turnAfter(last);
  const begins = !last || last.turnEnded;
  if (turn !== null && (turn !== number || !begins)) refuse('turn', `${turn}.`, place, { turn: number });
  if (side && side !== before.to_act) refuse('side', action, place, { turn: number });
  const step = rules.apply(before.game, before.settings, before.position, action);
  if (refused(step)) return refuse('action', action, place, { turn: number, why: step.error.message });
  return momentOf(before, last, step, times);
}

/** The rules have the first word, then what happened, then what the record says of itself. */
function resultOf(raw: RawRecord, end: Standing): Result | null {
  const ended = raw.happenings.filter((happening) => happening.what === 'ended').at(-1);
  const meant = end.result ?? (ended?.what === 'ended' ? ended.result : null);
  if (meant && raw.result && meant.outcome !== raw.result.outcome) {
    refuse('result', raw.result.outcome, undefined, { why: meant.outcome });
  }
  return meant ?? raw.result;
}
