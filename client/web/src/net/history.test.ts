import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './fake_browser';
import { continued, nothingYet, ofRecord, type History, type Moment } from './history';
import { Memory } from './memory';
import type { Side } from './messages';
import { NotToBeHad, type RecordEvent, type RecordJson } from './records';

const sideOf = (ply: number): Side => (ply % 2 === 1 ? 'white' : 'black');
const moment = (seq: number, ply: number, action = `a${ply}`): Moment => ({
  seq,
  ply,
  position: `p${ply}`,
  last: ply === 0 ? null : { side: sideOf(ply), action, captures: ['c1'] },
});
const actions = (history: History | null) => history?.played.map(({ action }) => action);
const through = (moments: Moment[]) =>
  moments.reduce<History | null>((history, each) => history && continued(history, each), nothingYet);

/** A record of `created`, two who sat down, and then `happenings`: actions, or the ply of a takeback. */
function record(...happenings: (string | number)[]): RecordJson {
  const person = { id: 'p', name: 'P' };
  const head = [
    { event: 'created', game: 'agon', settings: {}, position: 'p0', claim_after: 0, draw_after: 0 },
    { event: 'seated', side: 'white', player: person },
    { event: 'seated', side: 'black', player: person },
  ];
  let ply = 0;
  const rest = happenings.map((what) => {
    if (typeof what === 'number') return { event: 'taken_back', side: 'white', ply: (ply = what) };
    return { event: 'acted', side: sideOf(++ply), action: what };
  });
  const events = [...head, ...rest].map((event, index) => ({ seq: index + 1, at: 1000 + index, ...event }));
  return {
    format: 'hexcourt record 1',
    room: 'r',
    result: null,
    chain: '',
    events: events as unknown as RecordEvent[],
  };
}

test('plies are appended as they come, and offers between them change nothing', () => {
  const history = through([moment(3, 0), moment(4, 1), moment(5, 1), moment(6, 2)]);
  expect(history?.played).toEqual([
    { side: 'white', action: 'a1', captures: ['c1'], ply: 1 },
    { side: 'black', action: 'a2', captures: ['c1'], ply: 2 },
  ]);
  expect(history).toMatchObject({ seq: 6, start: 'p0' });
});

test('a takeback cuts it', () => {
  const history = through([moment(3, 0), moment(4, 1), moment(5, 2), moment(6, 1), moment(7, 2, 'b2')]);
  expect(actions(history)).toEqual(['a1', 'b2']);
  expect(actions(through([moment(3, 0), moment(4, 1), moment(5, 0)]))).toEqual([]);
});

test('the same state again changes nothing, and a gap is seen', () => {
  const history = through([moment(3, 0), moment(4, 1)])!;
  expect(continued(history, moment(4, 1))?.played).toBe(history.played);
  expect(continued(history, moment(6, 2))).toBeNull();
  expect(continued(history, moment(6, 1))).toBeNull();
  expect(continued(history, moment(5, 1, 'other'))).toBeNull();
  expect(continued(nothingYet, moment(9, 4))).toBeNull();
});

test('a server that went back to an older game is asked for the whole of it', () => {
  expect(continued(through([moment(3, 0), moment(4, 1), moment(5, 2)])!, moment(4, 1))).toBeNull();
});

test('a record tells it with its takebacks, and no further than asked', () => {
  const told = record('a1', 'a2', 'a3', 1, 'b2');
  expect(actions(ofRecord(told, 99))).toEqual(['a1', 'b2']);
  expect(ofRecord(told, 6)).toMatchObject({ seq: 6, start: 'p0' });
  expect(actions(ofRecord(told, 6))).toEqual(['a1', 'a2', 'a3']);
});

test('a record by the clock brings receipts', () => {
  const told = record('a1');
  Object.assign(told.events[3]!, { charged_ms: 1, credited_ms: 2, gained_ms: 3, left_ms: 4 });
  expect(ofRecord(told, 4).played[0]?.receipt).toEqual({
    received_at: 1003,
    charged_ms: 1,
    credited_ms: 2,
    gained_ms: 3,
    left_ms: 4,
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shown: the actions, and whether nothing is missing. */
function memory(answers: (RecordJson | Error)[]) {
  const shown: [string, boolean][] = [];
  const asked = { times: 0 };
  const kept = new Memory({
    record: async () => {
      const answer = answers[asked.times++] ?? new Error('not asked for');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    show: (history, known) => shown.push([actions(history)!.join(' '), known]),
    chance: () => 0,
  });
  return { kept, shown, asked };
}

test('whoever comes late has the game from the record', async () => {
  const { kept, shown } = memory([record('a1', 'a2')]);
  kept.take(moment(5, 2));
  await vi.runAllTimersAsync();
  expect(shown).toEqual([
    ['', false],
    ['a1 a2', true],
  ]);
});

test('what comes while the record is on its way is put behind it, and what it knows too much of is left out', async () => {
  const behind = memory([record('a1', 'a2')]);
  behind.kept.take(moment(5, 2));
  behind.kept.take(moment(6, 3));
  const ahead = memory([record('a1', 'a2', 'a3', 'a4')]);
  ahead.kept.take(moment(5, 2));
  await vi.runAllTimersAsync();
  expect(behind.shown.at(-1)).toEqual(['a1 a2 a3', true]);
  expect(ahead.shown.at(-1)).toEqual(['a1 a2', true]);
  ahead.kept.take(moment(6, 3));
  expect(ahead.shown.at(-1)).toEqual(['a1 a2 a3', true]);
});

test('a record that is older than the state is not shown, but asked for again', async () => {
  const { kept, shown, asked } = memory([
    record('a1'),
    new NotToBeHad('internal', ''),
    record('a1', 'a2', 'a3'),
  ]);
  kept.take(moment(6, 3));
  await vi.runAllTimersAsync();
  expect(shown).toEqual([
    ['', false],
    ['a1 a2 a3', true],
  ]);
  expect(asked.times).toBe(3);
});

test('after a gap the old plies stay in sight, but none that were taken back', async () => {
  const { kept, shown } = memory([record('a1', 'a2', 'a3', 1, 'b2')]);
  for (const each of [moment(3, 0), moment(4, 1), moment(5, 2), moment(6, 3)]) kept.take(each);
  kept.take(moment(8, 2, 'b2'));
  expect(shown.at(-1)).toEqual(['a1 a2', false]);
  await vi.runAllTimersAsync();
  expect(shown.at(-1)).toEqual(['a1 b2', true]);
});

test('nobody asks for ever where there is no record', async () => {
  const { kept, asked } = memory([new NotToBeHad('no_such_room', '')]);
  kept.take(moment(6, 3));
  await vi.runAllTimersAsync();
  expect(asked.times).toBe(1);
});
