import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '../../rules/core';
import type { Rules } from '../../rules/rules';
import { clocksAfter } from './moments';
import { readRecord, type Game } from './record_reader';
import type { Trouble } from './trouble';

const file = process.env['HEXCOURT_RULES_WASM'];
let rules: Rules;

/** Records that the server wrote. */
const stored = (name: string) => readFileSync(new URL(`testdata/${name}`, import.meta.url), 'utf8');
function gameOf(text: string): Game {
  const read = readRecord(text, rules);
  if ('trouble' in read) throw new Error(JSON.stringify(read.trouble));
  return read.game;
}
function troubleOf(text: string): Trouble {
  const read = readRecord(text, rules);
  if ('game' in read) throw new Error('It was read.');
  return read.trouble;
}
/** With another event behind the first. */
function withEvent(json: string, event: object): string {
  const record = JSON.parse(json) as { events: object[] };
  record.events.splice(1, 0, { at: 1, ...event });
  return JSON.stringify(record);
}
const byHand = (moves: string, tags = '[Game "agon"]') => `${tags}\n\n${moves}\n`;

describe.skipIf(!file)('records, by the rules of the file in HEXCOURT_RULES_WASM', () => {
  beforeAll(async () => {
    const { instance } = await WebAssembly.instantiate(readFileSync(file!));
    rules = rulesOf(instance);
  });

  it.each(['agon', 'hivequeen'])('reads the same of the text and of the JSON of %s', (name) => {
    const text = gameOf(stored(`${name}.txt`));
    const { game, settings, start, moments, result, players, initialMs, date } = gameOf(
      stored(`${name}.json`),
    );
    expect(text).toMatchObject({ game, settings, start, moments, result, players, initialMs, date });
    expect(result).toEqual({ outcome: 'white', reason: 'resigned' });
    expect(players).toEqual({ white: 'Ada "the {brace}"', black: 'Bo' });
  });

  it('knows settings, times and what was taken back', () => {
    const { settings, moments, initialMs } = gameOf(stored('agon.txt'));
    expect(settings).toMatchObject({ captured_queen: 'opponent', touch_move: false, claim_after: 3 });
    expect(moments).toHaveLength(40);
    expect(moments[11]).toMatchObject({ action: 'Gh1-h2', turn: 12, side: 'black' });
    expect(moments[2]).toMatchObject({ captures: ['d1'], times: { charged_ms: 5, left_ms: 305_995 } });
    expect(clocksAfter(moments.slice(0, 1), initialMs)).toEqual({ white: 303_000, black: 300_000 });
  });

  it('numbers turns of several actions', () => {
    const { moments } = gameOf(stored('hivequeen.txt'));
    expect(moments.slice(-3).map(({ turn, side, action }) => [turn, side, action])).toEqual([
      [38, 'black', 'Sg3xg2'],
      [38, 'black', '+Sd6'],
      [38, 'black', '+Sa4'],
    ]);
  });

  it('reads what somebody wrote by hand', () => {
    const game = gameOf(
      byHand('1. Gb1-c1 {good? } 2. Qf11-e10\n3. Qf1-e1 {[%eval 3] "} *', '[Game "way-to-play"]'),
    );
    expect(game).toMatchObject({ game: 'agon', result: null, players: { white: null, black: null } });
    expect(game.settings).toMatchObject({ captured_queen: 'opponent' });
    expect(game.moments.map((moment) => moment.action)).toEqual(['Gb1-c1', 'Qf11-e10', 'Qf1-e1*d1']);
  });

  it('reads a game that was resigned and says so in its tags only', () => {
    const tags = '[Game "hivequeen"]\n[Result "0-1"]\n[Reason "resigned"]';
    expect(gameOf(byHand('Wb1-b2 .', tags)).result).toEqual({
      outcome: 'black',
      reason: 'resigned',
    });
  });

  it.each([
    [
      'an illegal action',
      '1. Gb1-c1\n2. Qf11-e10\n3. Qf1-f6',
      { kind: 'action', found: 'Qf1-f6', place: { line: 5 }, turn: 3 },
    ],
    ['another turn', '1. Gb1-c1\n3. Qf11-e10', { kind: 'turn', found: '3.', place: { line: 4 }, turn: 2 }],
    [
      'what follows the result',
      '1. Gb1-c1 *\n2. Qf11-e10',
      { kind: 'after_result', found: '2.', place: { line: 4 } },
    ],
    [
      'a tag among the actions',
      '1. Gb1-c1\n[Game "agon"]',
      { kind: 'late_tag', found: 'Game', place: { line: 4 } },
    ],
    ['an open comment', '1. Gb1-c1 {oh', { kind: 'comment', place: { line: 3 } }],
    ['a number without a dot', '1 Gb1-c1', { kind: 'number', found: '1', place: { line: 3 } }],
    ['a lonely bracket', '1. Gb1-c1 ]', { kind: 'stray', place: { line: 3 } }],
    ['a broken tag', '[Site here]', { kind: 'tag', found: '[Site here]', place: { line: 3 } }],
    [
      'a takeback of more than was played',
      '1. Gb1-c1 {[%taken_back white 5]}',
      { kind: 'takeback', found: '5' },
    ],
  ])('names %s', (_, moves, trouble) => {
    expect(troubleOf(byHand(moves))).toMatchObject(trouble);
  });

  it.each([
    ['', 'empty'],
    ['1. e4 e5', 'no_game'],
    ['[Game "agon"]\n[Game "agon"]', 'two_tags'],
    ['[Game "chess"]', 'start'],
    ['[Game "agon"]\n[Settings "capture"]', 'settings'],
    ['[Game "agon"]\n[Position "1/2/3 w move -"]', 'start'],
    ['{"format":"pgn"}', 'format'],
    ['{"format":"hexcourt record 1","events":[]}', 'no_game'],
    ['{"format":', 'json'],
  ])('refuses %j as %s', (text, kind) => {
    expect(troubleOf(text).kind).toBe(kind);
  });

  it('says why the rules refuse, and where in JSON', () => {
    const trouble = troubleOf(stored('agon.json').replace('Gb1-c1', 'Gb1-b5'));
    expect(trouble).toMatchObject({ kind: 'action', found: 'Gb1-b5', place: { event: 4 }, turn: 1 });
    expect(trouble.why).toMatch(/\.$/);
  });

  it.each([
    ['a time beyond the calendar', (json: string) => json.replace(/"at": ?\d+/, '"at":1e30'), 1],
    ['a take-back to nowhere', (json: string) => withEvent(json, { event: 'taken_back', ply: -1 }), 2],
    ['half a take-back', (json: string) => withEvent(json, { event: 'taken_back', ply: 1.5 }), 2],
    ['a take-back to a word', (json: string) => withEvent(json, { event: 'taken_back', ply: 'x' }), 2],
    ['an unheard-of side', (json: string) => withEvent(json, { event: 'resigned', side: 'constructor' }), 2],
    [
      'a name that is an object',
      (json: string) => withEvent(json, { event: 'seated', side: 'white', player: { name: {} } }),
      2,
    ],
    ['a time that is a word', (json: string) => withEvent(json, { event: 'acted', left_ms: 'x' }), 2],
  ])('names the event with %s', (_, spoiled, event) => {
    expect(troubleOf(spoiled(stored('agon.json')))).toMatchObject({ kind: 'json', place: { event } });
  });

  it.each([5, { kind: 'sundial' }, { kind: 'fischer', initial_ms: 1e30 }])(
    'has no time of clock %j',
    (clock) => {
      const record = JSON.parse(stored('agon.json')) as { events: object[] };
      record.events[0] = { ...record.events[0], clock };
      expect(gameOf(JSON.stringify(record)).initialMs).toBeNull();
    },
  );
  it('has no time of a clock that no server has', () => {
    const tags = '[Game "agon"]\n[Clock "fischer 99999999999999999999999d+3s"]';
    expect(gameOf(byHand('*', tags)).initialMs).toBeNull();
  });

  it('repeats no more of a word than finds it', () => {
    const { found, why = '' } = troubleOf(byHand(`1. ${'Q'.repeat(1_000_000)}`));
    expect([found.length, found.endsWith('…')]).toEqual([40, true]);
    expect(why.length).toBeLessThan(300);
  });
  it('reads through a comment as long as a book, and a } in its quotes', () => {
    const read = gameOf(byHand(`1. Gb1-c1 {${'oh '.repeat(2_000_000)}} 2. Qf11-e10 {[%said "}"]} *`));
    expect(read.moments).toHaveLength(2);
  });
  it('finds the comment that swallowed what follows', () => {
    const trouble = troubleOf(byHand('1. Gb1-c1 {oh\n2. Qf11-e10 {well}\n3. Qf1-e1 *'));
    expect(trouble).toMatchObject({ kind: 'comment', found: '{oh', place: { line: 3 } });
    expect(gameOf(byHand('1. Gb1-c1 {see {there} 2. Qf11-e10 *')).moments).toHaveLength(2);
  });
  it('takes no result for one that only every object has', () => {
    expect(gameOf(byHand('1. Gb1-c1', '[Game "agon"]\n[Result "constructor"]')).result).toBeNull();
  });

  it('finds a result that is not that of the game', () => {
    expect(troubleOf(stored('agon.txt').replace(/1-0\s*$/, '0-1')).kind).toBe('result');
  });
});
