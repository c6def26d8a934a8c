// Both languages say all that the server and the rules can come up with.

import { describe, expect, it } from 'vitest';
import type { LastAction, Settings, Side } from '../net/messages';
import { scene as agonScene } from './agon/board';
import { words as agonDe } from './agon/words/de';
import { words as agonEn } from './agon/words/en';
import type { GameWords } from './face';
import { scene as hiveScene } from './hivequeen/board';
import { words as hiveDe } from './hivequeen/words/de';
import { words as hiveEn } from './hivequeen/words/en';

const kMatch = ['resigned', 'timeout', 'agreement', 'repetition', 'abandoned', 'aborted'];
const kRepetition = { claim_after: ['0'], draw_after: ['0'] };

function expectWhole(words: GameWords, rulesets: string[], settings: object, reasons: string[]): void {
  expect(Object.keys(words.rulesets)).toEqual(rulesets);
  expect(Object.keys(words.settings)).toEqual(Object.keys(settings));
  for (const [key, values] of Object.entries(settings)) {
    expect(Object.keys(words.settings[key]!.values).sort()).toEqual([...values].sort());
  }
  expect(Object.keys(words.reasons).sort()).toEqual([...kMatch, ...reasons].sort());
}

describe('the words', () => {
  it.each([hiveEn, hiveDe])('of HiveQueen are whole', (words) => {
    expectWhole(words, ['hivequeen'], kRepetition, ['queen_lost', 'immobile', 'units']);
    expect(Object.keys(words.pieces).join('')).toBe('QHSWDN');
  });

  it.each([agonEn, agonDe])('of Agon are whole', (words) => {
    const settings = {
      opening: ['standard', 'placement'],
      captured_queen: ['owner', 'opponent'],
      capture: ['line', 'ring'],
      relocation: ['edge', 'next_band'],
      touch_move: ['false', 'true'],
      ...kRepetition,
    };
    const rulesets = ['agon', 'agon-original', 'way-to-play', 'botermans', 'queens-and-guards'];
    expectWhole(words, rulesets, settings, ['throne', 'empty_throne', 'blocked']);
  });
});

describe('an action is told', () => {
  it.each([
    ['Wd3-d4', 'White’s Worker goes from d3 to d4.', 'Weiß zieht die Arbeiterin von d3 nach d4.'],
    [
      'Sd1xd4',
      'White’s Soldier captures on d4, coming from d1.',
      'Weiß schlägt mit dem Soldaten von d1 aus auf d4.',
    ],
    [
      'Qe1~d1',
      'White’s Queen on e1 swaps places with the Highborn on d1.',
      'Weiß lässt die Königin auf e1 mit der Hochgeborenen auf d1 den Platz tauschen.',
    ],
    ['Hd1=Q', 'White’s Highborn on d1 becomes the Queen.', 'Weiß macht die Hochgeborene auf d1 zur Königin.'],
    [
      'Hd1-d5=Q',
      'White’s Highborn goes from d1 to d5 and becomes the Queen.',
      'Weiß zieht die Hochgeborene von d1 nach d5 und macht sie zur Königin.',
    ],
    ['+Sd4', 'White introduces a Soldier on d4.', 'Weiß bringt einen Soldaten auf d4 ins Spiel.'],
    ['.', 'White ends the turn.', 'Weiß beendet den Zug.'],
  ])('in HiveQueen: %s', (action, english, german) => {
    expect(hiveEn.tell('White', action, [])).toBe(english);
    expect(hiveDe.tell('Weiß', action, [])).toBe(german);
  });

  it.each([
    [
      'Gd2-d3*d4*e4',
      'Black’s Guard goes from d2 to d3, capturing on d4 and e4.',
      'Schwarz zieht die Wache von d2 nach d3 und nimmt die Figuren auf d4 und e4 gefangen.',
    ],
    [
      'Qd4>c3',
      'Black relocates the captured Queen from d4 to c3.',
      'Schwarz versetzt die gefangene Königin von d4 nach c3.',
    ],
    ['pass', 'Black cannot move and passes.', 'Schwarz kann nicht ziehen und passt.'],
  ])('in Agon: %s', (action, english, german) => {
    const captures = action.split('*').slice(1);
    expect(agonEn.tell('Black', action, captures)).toBe(english);
    expect(agonDe.tell('Schwarz', action, captures)).toBe(german);
  });
});

describe('the task', () => {
  const kBoard = '1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1';
  const kOpponent: Settings = { captured_queen: 'opponent', relocation: 'edge', touch_move: false };
  const agon = (words: GameWords, phase: string, you: Side | null, last?: LastAction) =>
    words.task(agonScene(`${kBoard} w ${phase}`), you, kOpponent, last);

  it('says whose turn the placing of a captured Queen was', () => {
    const last: LastAction = { side: 'white', action: 'Qf5>c3', captures: [] };
    expect(agon(agonEn, 'move -', 'black', last)).toContain('Your opponent placed your Queen on c3');
    expect(agon(agonDe, 'move -', 'black', last)).toContain('deine Königin auf c3 gestellt');
    expect(agon(agonEn, 'move -', 'white', last)).toContain('You placed Black’s Queen on c3');
    expect(agon(agonEn, 'move -', null, last)).toContain('White placed Black’s Queen on c3');
    expect(agon(agonEn, 'relocate_for:b f11', 'black')).toContain('uses up your turn');
  });

  it('is another in each phase, and for each who looks', () => {
    for (const words of [agonEn, agonDe]) {
      const phases = [
        'place -',
        'move -',
        'passed -',
        'touched:f1 -',
        'relocate a5',
        'relocate f1',
        'blocked -',
      ];
      expect(new Set(phases.map((phase) => agon(words, phase, 'white'))).size).toBe(phases.length);
      expect(agon(words, 'move -', null)).not.toBe(agon(words, 'move -', 'white'));
    }
  });

  it('asks a hive without its Queen for a promotion', () => {
    const board = 'W3w/W4w/DS3sd/HN4nh/1WS3swq/HN4nh/DS3sd/W4w/W3w';
    for (const words of [hiveEn, hiveDe]) {
      const tasks = ['move', 'produce:1', 'produce:2'].map((phase) =>
        words.task(hiveScene(`${board} w ${phase}`), 'white', {}),
      );
      expect(new Set(tasks).size).toBe(3);
      expect(tasks[0]).toMatch(/captured|geschlagen/);
    }
  });
});
