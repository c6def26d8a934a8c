// A record's JSON: protocol/schema/record.json.

import { isNumber, isObject, isOneOf, isSettings, isText, orNone, shaped } from '../../kept/shape';
import type { Result, Settings, Side } from '../../net/messages';
import { endOf, isTime, type Happening, type RawRecord, type Times } from './raw_record';
import { refuse } from './trouble';

interface Created {
  at: number;
  event: 'created';
  game: string;
  settings: Settings;
  position: string;
  claim_after?: number;
  draw_after?: number;
  clock?: unknown;
}
interface Event extends Partial<Times> {
  at: number;
  event: string;
  side?: Side;
  action?: string;
  ply?: number;
  player?: { name: string };
}

/** The last ms of the year 9999. */
const kLastMoment = 253_402_300_799_999;
const isMoment = (value: unknown) => isNumber(value) && value >= 0 && value <= kLastMoment;
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

const isEvent = shaped<Event>({
  at: isMoment,
  event: isText,
  side: orNone(isOneOf('white', 'black')),
  action: orNone(isText),
  ply: orNone(isCount),
  player: orNone(shaped<{ name: string }>({ name: isText })),
  charged_ms: orNone(isTime),
  credited_ms: orNone(isTime),
  gained_ms: orNone(isTime),
  left_ms: orNone(isTime),
});
const isCreated = shaped<Created>({
  event: isOneOf('created'),
  game: isText,
  settings: isSettings,
  position: isText,
  claim_after: orNone(isCount),
  draw_after: orNone(isCount),
});
const isResult = shaped<Result>({ outcome: isOneOf('white', 'black', 'draw', 'none'), reason: isText });

export function rawOfJson(text: string): RawRecord {
  const record = parsed(text);
  if (record['format'] !== 'hexcourt record 1') refuse('format', written(record['format']));
  const events = eventsOf(record['events']);
  const created = events[0];
  if (!isCreated(created)) return refuse('no_game', '', { event: 1 });
  const { game, settings, position, claim_after, draw_after } = created;
  return {
    game,
    settings: {
      ...settings,
      ...(claim_after === undefined ? {} : { claim_after }),
      ...(draw_after === undefined ? {} : { draw_after }),
    },
    position,
    initialMs: initialOf(created.clock),
    room: textOf(record['room']),
    name: textOf(record['name']),
    date: new Date(created.at).toISOString().slice(0, 10).replaceAll('-', '.'),
    players: { white: seated(events, 'white'), black: seated(events, 'black') },
    happenings: events.flatMap((event, index) => happeningOf(event, index + 1)),
    result: resultOf(record['result']),
    openComment: null,
  };
}

function parsed(text: string): Record<string, unknown> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    refuse('json', error instanceof Error ? error.message : '');
  }
  return isObject(json) ? json : refuse('json', '');
}

const written = (value: unknown): string => (isText(value) ? value : (JSON.stringify(value) ?? ''));

function eventsOf(events: unknown): Event[] {
  if (!Array.isArray(events)) return refuse('json', 'events');
  return events.map((event: unknown, index) =>
    isEvent(event) ? event : refuse('json', written(event), { event: index + 1 }),
  );
}

function resultOf(result: unknown): Result | null {
  if (result === null || result === undefined) return null;
  return isResult(result) ? result : refuse('json', written(result));
}

const textOf = (value: unknown): string | null => (isText(value) && value ? value : null);

/** Null where it is a clock that this page does not know. */
function initialOf(clock: unknown): number | null {
  if (!isObject(clock)) return null;
  const initial = { fischer: 'initial_ms', byo_yomi: 'main_ms', per_turn: 'turn_ms' };
  const { kind } = clock;
  const known = kind === 'fischer' || kind === 'byo_yomi' || kind === 'per_turn';
  const ms = known ? clock[initial[kind]] : null;
  return isTime(ms) ? ms : null;
}

function seated(events: Event[], side: Side): string | null {
  const last = events.filter((event) => event.event === 'seated' && event.side === side).at(-1);
  return last?.player?.name ?? null;
}

function happeningOf(event: Event, number: number): Happening[] {
  const place = { event: number };
  if (event.event === 'taken_back') {
    return [{ what: 'taken_back', ply: event.ply ?? refuse('note', event.event, place), place }];
  }
  if (event.event === 'acted') {
    const action = event.action ?? refuse('note', event.event, place);
    return [{ what: 'acted', action, side: event.side ?? null, turn: null, times: timesOf(event), place }];
  }
  const result = event.side ? endOf(event.event, event.side) : null;
  return result ? [{ what: 'ended', result }] : [];
}

function timesOf(event: Event): Times | null {
  const { charged_ms, credited_ms, gained_ms, left_ms } = event;
  if (charged_ms === undefined || left_ms === undefined) return null;
  return { charged_ms, credited_ms: credited_ms ?? 0, gained_ms: gained_ms ?? 0, left_ms };
}
