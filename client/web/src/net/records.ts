// What the server tells over HTTP: records of games, and a player's own games.

import { isList, isNumber, isObject, isText, orNone, orNull, shaped } from '../kept/shape';
import { speech } from '../words/words.svelte';
import { apiAddress } from './addresses';
import { isSide } from './frames';
import { identity } from './identity';
import type { Outcome, Proposal, Result, Settings, Side, Status, TimeControl } from './messages';

type Person = { id: string; name: string };
interface Charge {
  charged_ms: number;
  credited_ms: number;
  gained_ms: number;
  left_ms: number;
}
type Happening =
  | {
      event: 'created';
      game: string;
      settings: Settings;
      position: string;
      claim_after: number;
      draw_after: number;
      host: Person;
      host_side: Side;
      clock?: TimeControl;
    }
  | { event: 'seated'; side: Side; player: Person }
  | { event: 'vacated' | 'resigned' | 'aborted' | 'draw_claimed' | 'win_claimed' | 'draw_agreed'; side: Side }
  | ({ event: 'acted'; side: Side; action: string } & (Charge | object))
  | { event: 'timed_out'; side: Side; credited_ms: number }
  | { event: 'offered' | 'withdrawn' | 'declined'; side: Side; what: Proposal }
  | { event: 'taken_back'; side: Side; ply: number }
  | { event: 'rematch_agreed'; side: Side; room: string }
  | { event: 'server_was_down'; since: number; bonus_ms: number };

export type RecordEvent = { seq: number; at: number } & Happening;
/** protocol/schema/record.json, as the server writes it. */
export interface RecordJson {
  format: 'hexcourt record 1';
  room: string;
  name?: string;
  result: Result | null;
  chain: string;
  events: RecordEvent[];
}

/** One of a player's games; `to_act` only while it is played. */
export interface OwnGame {
  room: string;
  name?: string;
  visibility: 'public' | 'private';
  game: string;
  status: Status;
  side: Side;
  opponent: Person | null;
  to_act?: Side;
  result: { outcome: Outcome; reason: string } | null;
  changed_at: number;
}

/** Why something could not be had: a word for the program and a sentence for people. */
export class NotToBeHad extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function get(path: string): Promise<Response> {
  const token = identity.token;
  const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
  const answer = await fetch(apiAddress(path), { headers, cache: 'no-store' }).catch(() => {
    throw new NotToBeHad('line_lost', speech.words.clock.lineLost);
  });
  if (answer.ok) return answer;
  const why = (await answer.json().catch(() => null)) as { code?: string; message?: string } | null;
  throw new NotToBeHad(why?.code ?? 'internal', why?.message ?? speech.words.clock.noAnswer(answer.status));
}

/** What stands between this page and the server may answer in its place, with anything. */
async function contentOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw notUnderstood(answer);
  }
}
const notUnderstood = (answer: Response) =>
  new NotToBeHad('internal', speech.words.clock.noAnswer(answer.status));

function recordPath(room: string, invite: string | null, format: 'text' | 'json'): string {
  const members = new URLSearchParams({ format });
  if (invite !== null) members.set('invite', invite);
  return `rooms/${encodeURIComponent(room)}/record?${members.toString()}`;
}

/** Throws NotToBeHad. */
export async function recordJson(room: string, invite: string | null): Promise<RecordJson> {
  return (await contentOf(await get(recordPath(room, invite, 'json')))) as RecordJson;
}
/** The record in both forms. Throws NotToBeHad. */
export async function fetchRecord(
  room: string,
  invite: string | null,
): Promise<{ text: string; json: RecordJson }> {
  const [text, json] = await Promise.all([
    get(recordPath(room, invite, 'text')).then((answer) => answer.text()),
    recordJson(room, invite),
  ]);
  return { text, json };
}
const isOwnGame = shaped<OwnGame>({
  room: isText,
  name: orNone(isText),
  visibility: isText,
  game: isText,
  status: isText,
  side: isSide,
  opponent: orNull(shaped<Person>({ id: isText, name: isText })),
  to_act: orNone(isSide),
  result: orNull(shaped<NonNullable<OwnGame['result']>>({ outcome: isText, reason: isText })),
  changed_at: isNumber,
});
/** A player's games, running ones first; private ones only where the player is oneself. Throws NotToBeHad. */
export async function gamesOf(player: string): Promise<OwnGame[]> {
  const answer = await get(`players/${encodeURIComponent(player)}/games`);
  const content = await contentOf(answer);
  const games = isObject(content) ? content['games'] : null;
  if (!isList(games)) throw notUnderstood(answer);
  return [...new Map(games.filter(isOwnGame).map((game) => [game.room, game])).values()];
}
