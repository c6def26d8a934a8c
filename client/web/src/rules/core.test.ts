import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../net/messages';
import { rulesOf } from './core';
import { refused, type RuleRefusal, type Rules, type Standing, type Step } from './rules';

const file = process.env['HEXCOURT_RULES_WASM'];
const rulesets = ['hivequeen', 'agon', 'agon-original', 'way-to-play', 'botermans', 'queens-and-guards'];

let rules: Rules;

function standing<T extends Standing>(answer: T | RuleRefusal): T {
  if (refused(answer)) throw new Error(answer.error.message);
  return answer;
}
const start = (game: string, settings: Settings = {}) => standing(rules.open(game, settings));
const step = (at: Standing, action: string): Step =>
  standing(rules.apply(at.game, at.settings, at.position, action));
const refusal = (answer: object) => {
  expect(answer).toHaveProperty('error');
  return (answer as RuleRefusal).error;
};

/** Numbers from 0 to below `most` that are the same in each run. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

describe.skipIf(!file)('the rules core of the file in HEXCOURT_RULES_WASM', () => {
  beforeAll(async () => {
    const { instance } = await WebAssembly.instantiate(readFileSync(file!));
    rules = rulesOf(instance);
  });

  it('lists the games as the server does, with the settings of a match', () => {
    const games = rules.games();
    expect(games.map((game) => game.name)).toEqual(['hivequeen', 'agon']);
    expect(games.flatMap((game) => game.rulesets.map((ruleset) => ruleset.name))).toEqual(rulesets);
    const specs = games[1]!.settings;
    expect(specs.map((spec) => spec.key)).toContain('draw_after');
    expect(specs.find((spec) => spec.key === 'claim_after')).toMatchObject({
      default: 3,
      least: 0,
      most: 100,
    });
    expect(typeof specs[0]!.choices![0]!.value).toBe(typeof specs[0]!.default);
  });

  it.each([
    ['hivequeen', {}, 91],
    ['agon', {}, 27],
    ['agon-original', {}, 88],
    ['agon', { touch_move: true }, 7],
  ])('counts the first actions of %s %j', (game, settings, actions) => {
    expect(start(game, settings as Settings).legal).toHaveLength(actions);
  });

  it('tells all of a starting position', () => {
    expect(start('hivequeen')).toMatchObject({
      game: 'hivequeen',
      settings: { claim_after: 3, draw_after: 5 },
      position: 'W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move',
      to_act: 'white',
      phase: 'move',
      board: { e1: 'Q', e9: 'q', a1: 'W' },
      result: null,
    });
  });

  it.each([
    ['way-to-play', 'captured_queen', 'opponent'],
    ['botermans', 'capture', 'ring'],
    ['queens-and-guards', 'relocation', 'next_band'],
    ['agon-original', 'opening', 'placement'],
  ])('opens %s as agon with its setting', (ruleset, key, value) => {
    const at = start(ruleset);
    expect(at.game).toBe('agon');
    expect(at.settings).toMatchObject({ [key]: value, touch_move: false, claim_after: 3, draw_after: 5 });
  });

  it('lays settings over a ruleset', () => {
    const at = start('botermans', { touch_move: true, draw_after: 0 });
    expect(at.settings).toMatchObject({ capture: 'ring', touch_move: true, draw_after: 0 });
  });

  it('applies an action and tells what it captured', () => {
    const at = start('hivequeen');
    const after = step(at, 'Wb1-b2');
    expect(after).toMatchObject({ action: 'Wb1-b2', captures: [], turn_ended: false, to_act: 'white' });
    expect(after.phase).toBe('produce:1');
    expect(after.board).toMatchObject({ b2: 'W' });
  });

  it('refuses an action with a sentence', () => {
    const at = start('agon');
    const { code, message } = refusal(rules.apply('agon', {}, at.position, 'Qf1-f6'));
    expect(code).toBe('illegal_action');
    expect(message).toMatch(/\.$/);
    expect(refusal(rules.apply('agon', {}, at.position, '')).code).toBe('illegal_action');
  });

  it.each([
    ['no such game', 'chess', {}, 'bad_settings', /'chess'/],
    ['no such setting', 'agon', { colour: 'red' }, 'bad_settings', /'colour'/],
    ['a word for a boolean', 'agon', { touch_move: 'true' }, 'bad_settings', /'touch_move'/],
    ['a number for a boolean', 'agon', { touch_move: 1 }, 'bad_settings', /'touch_move'/],
    ['a word for a number', 'agon', { claim_after: '3' }, 'bad_settings', /'claim_after'/],
    ['half a number', 'agon', { claim_after: 2.5 }, 'bad_settings', /2\.5/],
    ['a repetition on the first occurrence', 'agon', { draw_after: 1 }, 'bad_settings', /'draw_after'/],
    ['a second line in a value', 'agon', { capture: 'line"\ntouch_move=true' }, 'bad_settings', /'capture'/],
    ['a setting of the other game', 'hivequeen', { capture: 'line' }, 'bad_settings', /'capture'/],
  ])('refuses %s', (_, game, settings, code, words) => {
    const error = refusal(rules.open(game, settings as Settings));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(words);
  });

  it.each(['', 'nonsense', 'W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w  move', 'ä€😀\0'])(
    'refuses the position %j',
    (position) => {
      expect(refusal(rules.open('hivequeen', {}, position)).code).toBe('bad_position');
      expect(refusal(rules.apply('hivequeen', {}, position, 'Wb1-b2')).code).toBe('bad_position');
    },
  );

  it('takes a position of any length without harm', () => {
    expect(refusal(rules.open('agon', {}, '1'.repeat(5_000_000))).code).toBe('bad_position');
    expect(start('agon').legal).toHaveLength(27);
  });

  const variations = rulesets.map((name): [string, Settings] => [name, {}]);
  variations.push(['agon', { touch_move: true, captured_queen: 'opponent', capture: 'ring' }]);
  it.each(variations)(
    'walks 2,000 plies of %s %j at random',
    (game, settings) => {
      const throwDice = dice(game.length);
      let captured = 0;
      let at = start(game, settings);
      for (let ply = 0; ply < 2000; ++ply) {
        if (at.result) at = start(game, settings);
        // All of them now and then; each of the others is applied somewhere.
        if (ply % 40 === 0) for (const action of at.legal) expect(step(at, action).action).toBe(action);
        const { action, captures, turn_ended, ...after } = step(at, at.legal[throwDice(at.legal.length)]!);
        expect(at.legal).toContain(action);
        expect(captures.every((cell) => cell in at.board)).toBe(true);
        expect(turn_ended || after.result === null).toBe(true);
        expect(standing(rules.open(game, settings, after.position))).toEqual(after);
        expect(after.legal.length === 0).toBe(after.result !== null);
        captured += captures.length;
        at = after;
      }
      expect(captured).toBeGreaterThan(0);
    },
    60_000,
  );
});
