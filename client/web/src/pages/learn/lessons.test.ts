import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { lessons as agon } from '../../games/agon/learn/lessons';
import { de as agonDe } from '../../games/agon/learn/de';
import { en as agonEn } from '../../games/agon/learn/en';
import { lessons as hivequeen } from '../../games/hivequeen/learn/lessons';
import { de as hivequeenDe } from '../../games/hivequeen/learn/de';
import { en as hivequeenEn } from '../../games/hivequeen/learn/en';
import { rulesOf } from '../../rules/core';
import { refused, type Rules, type RuleRefusal, type Standing } from '../../rules/rules';
import { whiteAgain, type Lesson, type LessonBoard } from './lesson';

const file = process.env['HEXCOURT_RULES_WASM'];
let rules: Rules;

function standing<T extends Standing>(answer: T | RuleRefusal): T {
  if (refused(answer)) throw new Error(answer.error.message);
  return answer;
}
const open = ({ game, settings, position }: LessonBoard) =>
  standing(rules.open(game, settings, position ?? undefined));
const boardOf = (lessons: readonly Lesson[], key: string): LessonBoard => {
  const board = lessons.find((lesson) => lesson.key === key)?.board;
  if (!board) throw new Error(key);
  return board;
};
const boards = [...hivequeen, ...agon].flatMap(({ key, board }): [string, LessonBoard][] =>
  board ? [[`${board.game}: ${key}`, board]] : [],
);

describe('the lessons', () => {
  it('say what to do wherever there is a board, in both languages', () => {
    const all: [readonly Lesson[], Record<string, { prose: string[]; task?: string }>][] = [
      [hivequeen, hivequeenEn],
      [hivequeen, hivequeenDe],
      [agon, agonEn],
      [agon, agonDe],
    ];
    for (const [lessons, texts] of all)
      for (const { key, board } of lessons)
        expect([key, Boolean(texts[key]?.task)]).toEqual([key, board !== null]);
  });
});

describe.skipIf(!file)('their boards, by the rules of the file in HEXCOURT_RULES_WASM', () => {
  beforeAll(async () => {
    const { instance } = await WebAssembly.instantiate(readFileSync(file!));
    rules = rulesOf(instance);
  });

  it.each(boards)('%s can be opened and acted on', (_, board) => {
    const start = open(board);
    expect(start.result).toBeNull();
    expect(start.to_act).toBe('white');
    expect(start.legal.length).toBeGreaterThan(0);
  });

  it.each(boards.filter(([, board]) => board.solo))('%s lets White act for ever', (_, board) => {
    const start = open(board);
    for (const action of start.legal) {
      const step = standing(rules.apply(start.game, start.settings, start.position, action));
      expect([action, step.result]).toEqual([action, null]);
      if (!step.turn_ended) continue;
      const again = standing(rules.open(step.game, step.settings, whiteAgain(step)));
      expect(again.to_act).toBe('white');
      expect([action, again.legal.length > 0]).toEqual([action, true]);
    }
  });

  it.each([
    ['hivequeen', hivequeen, 'queen_lost', ['He5xe9'], { outcome: 'white', reason: 'queen_lost' }],
    ['hivequeen', hivequeen, 'replaced', ['He5xe9', 'Hg7=Q'], null],
    ['hivequeen', hivequeen, 'immobile', ['Wa3-a4'], { outcome: 'white', reason: 'immobile' }],
    ['agon', agon, 'guard', ['Gg8-g7', 'Gf8>a1'], null],
    ['agon', agon, 'queen', ['Gg8-g7', 'Qf8>f6', 'Ga5-a6', 'Gg6>a1'], null],
    ['agon', agon, 'throne', ['Gh5-g5'], { outcome: 'white', reason: 'throne' }],
    ['agon', agon, 'empty_throne', ['Gh5-g5'], { outcome: 'black', reason: 'empty_throne' }],
    ['agon', agon, 'captured_queen', ['Gg8-g7', 'Qf8>a1'], null],
    ['agon', agon, 'ring', ['Gg9-g8', 'Gf9>a1'], null],
    ['agon', agon, 'next_band', ['Gg8-g7', 'Gf8>g8'], null],
    ['agon', agon, 'release', ['Ga2-a3', 'Ga4<'], null],
    ['agon', agon, 'touch_move', ['^d9', 'forfeit'], null],
  ])('%s (%#) shows what its task says: %3$j', (_, lessons, key, actions, result) => {
    let at = open(boardOf(lessons, key));
    for (const action of actions) at = standing(rules.apply(at.game, at.settings, at.position, action));
    expect(at.result).toEqual(result);
  });
});
