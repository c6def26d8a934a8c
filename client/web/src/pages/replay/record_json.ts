// A record's JSON: protocol/schema/record.json.

import type { Result, Settings, Side, TimeControl } from '../../net/messages';
import { endOf, type Happening, type RawRecord, type Times } from './raw_record';
import { refuse } from './trouble';

interface Created {
  at: number;
  event: 'created';
  game: string;
  settings: Settings;
  position: string;
  claim_after: number;
  draw_after: number;
  clock?: TimeControl;
}
type Event = { at: number; event: string; side?: Side; action?: string; ply?: number } & Partial<Times> & {
    player?: { id: string; name: string };
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function rawOfJson(text: string): RawRecord {
  const record = parsed(text);
  if (record['format'] !== 'hexcourt record 1') refuse('format', String(record['format'] ?? ''));
  const events = record['events'];
  if (!Array.isArray(events) || !events.every(isEvent)) return refuse('json', 'events');
  const created = events[0];
  if (!isCreated(created)) return refuse('no_game', '', { event: 1 });
  return {
    game: created.game,
    settings: { ...created.settings, claim_after: created.claim_after, draw_after: created.draw_after },
    position: created.position,
    initialMs: created.clock ? initialOf(created.clock) : null,
    room: textOf(record['room']),
    name: textOf(record['name']),
    date: new Date(created.at).toISOString().slice(0, 10).replaceAll('-', '.'),
    players: { white: seated(events, 'white'), black: seated(events, 'black') },
    happenings: events.flatMap((event, index) => happeningOf(event, index + 1)),
    result: isObject(record['result']) ? (record['result'] as unknown as Result) : null,
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

const isEvent = (value: unknown): value is Event =>
  isObject(value) && typeof value['event'] === 'string' && typeof value['at'] === 'number';

function isCreated(event: object | undefined): event is Created {
  if (!isObject(event) || event['event'] !== 'created' || !isObject(event['settings'])) return false;
  return typeof event['game'] === 'string' && typeof event['position'] === 'string';
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

function initialOf(clock: TimeControl): number {
  switch (clock.kind) {
    case 'fischer':
      return clock.initial_ms;
    case 'byo_yomi':
      return clock.main_ms;
    case 'per_turn':
      return clock.turn_ms;
  }
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
