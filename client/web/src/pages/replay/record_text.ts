// A record's text, in the manner of PGN: tags, numbered turns, notes in braces.

import type { Setting, Settings, Side } from '../../net/messages';
import { endOf, isTime, resultOf, type Happening, type RawRecord, type Times } from './raw_record';
import { recordTokens, type Note, type Token } from './record_tokens';
import { refuse } from './trouble';

type Tags = Map<string, { value: string; line: number }>;

export function rawOfText(text: string): RawRecord {
  const tokens = recordTokens(text);
  const tags = tagsOf(tokens);
  const say = (name: string) => tags.get(name)?.value;
  const game = tags.get('Game') ?? refuse('no_game', '');
  const word = tokens.find((token) => token.kind === 'result');
  return {
    game: game.value,
    settings: settingsOf(tags),
    position: say('Position') ?? null,
    initialMs: initialOf(say('Clock') ?? ''),
    room: say('Room') ?? null,
    name: say('Name') ?? null,
    date: say('Date') ?? null,
    players: { white: say('White') ?? null, black: say('Black') ?? null },
    happenings: happeningsOf(tokens),
    openComment: tokens.find((token) => token.kind === 'comment' && token.opens)?.line ?? null,
    result: resultOf(word?.kind === 'result' ? word.text : say('Result'), say('Reason')),
  };
}

function tagsOf(tokens: Token[]): Tags {
  const tags: Tags = new Map();
  let playing = false;
  for (const token of tokens) {
    if (token.kind === 'action' || token.kind === 'number') playing = true;
    if (token.kind !== 'tag') continue;
    const place = { line: token.line };
    if (playing) refuse('late_tag', token.name, place);
    if (tags.has(token.name)) refuse('two_tags', token.name, place);
    tags.set(token.name, { value: token.value, line: token.line });
  }
  return tags;
}

function settingsOf(tags: Tags): Settings {
  const settings: Settings = {};
  const tag = tags.get('Settings');
  for (const word of tag?.value.split(' ').filter(Boolean) ?? []) {
    const [, key = '', value = ''] =
      /^([^=]+)=(.*)$/.exec(word) ?? refuse('settings', word, { line: tag?.line ?? 1 });
    settings[key] = settingOf(value);
  }
  return settings;
}

function settingOf(text: string): Setting {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

const kUnits: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Of "fischer 5m+3s": 300000. */
function initialOf(clock: string): number | null {
  const first = /^\S+ ((?:\d+(?:ms|[smhd]))+)/.exec(clock)?.[1];
  if (!first) return null;
  const parts = [...first.matchAll(/(\d+)(ms|[smhd])/g)];
  const ms = parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * (kUnits[unit] ?? 0), 0);
  return isTime(ms) ? ms : null;
}

function happeningsOf(tokens: Token[]): Happening[] {
  const happenings: Happening[] = [];
  let turn: number | null = null;
  let over = false;
  for (const token of tokens) {
    const place = { line: token.line };
    const remark = token.kind === 'comment' && token.notes.length === 0;
    if (over && !remark) refuse('after_result', wordsOf(token), place);
    if (token.kind === 'result') over = true;
    if (token.kind === 'number') turn = token.turn;
    if (token.kind === 'comment') happenings.push(...noted(token.notes, happenings, place));
    if (token.kind !== 'action') continue;
    happenings.push({ what: 'acted', action: token.text, side: null, turn, times: null, place });
    turn = null;
  }
  return happenings;
}

function wordsOf(token: Token): string {
  if (token.kind === 'tag') return `[${token.name} …]`;
  if (token.kind === 'number') return `${token.turn}.`;
  return token.kind === 'comment' ? '{…}' : token.text;
}

/** What a comment adds: an event, or the times of the action before it. */
function noted(notes: Note[], before: Happening[], place: { line: number }): Happening[] {
  const last = before.at(-1);
  const times = timesOf(notes, place);
  if (times && last?.what === 'acted') last.times = times;
  return notes.flatMap((note): Happening[] => {
    const [first = '', second = ''] = note.words;
    if (note.name === 'taken_back') {
      if (!/^\d+$/.test(second)) refuse('note', note.name, place);
      return [{ what: 'taken_back', ply: Number(second), place }];
    }
    const side: Side = first === 'black' ? 'black' : 'white';
    const result = endOf(note.name, side);
    return result ? [{ what: 'ended', result }] : [];
  });
}

function timesOf(notes: Note[], place: { line: number }): Times | null {
  const ms = (name: string) => {
    const seconds = notes.find((note) => note.name === name)?.words[0] ?? '';
    const ms = /^\d+\.\d{3}$/.test(seconds) ? Math.round(Number(seconds) * 1_000) : null;
    return isTime(ms) ? ms : refuse('note', name, place);
  };
  if (!notes.some((note) => note.name === 'left')) return null;
  return { charged_ms: ms('spent'), credited_ms: ms('lag'), gained_ms: ms('gained'), left_ms: ms('left') };
}
