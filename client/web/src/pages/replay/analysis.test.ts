import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '../../rules/core';
import { refused, type Rules } from '../../rules/rules';
import {
  atEnd,
  atStart,
  back,
  forward,
  jump,
  standingAt,
  toGame,
  tryOut,
  type Analysis,
  type Line,
} from './analysis';
import { readRecord } from './record_reader';

const file = process.env['HEXCOURT_RULES_WASM'];

describe.skipIf(!file)('walking through a game', () => {
  let rules: Rules;
  let line: Line;
  const after = (analysis: Analysis, action: string): Analysis => {
    const next = tryOut(line, analysis, action, rules);
    if (refused(next)) throw new Error(next.error.message);
    return next;
  };

  beforeAll(async () => {
    const { instance } = await WebAssembly.instantiate(readFileSync(file!));
    rules = rulesOf(instance);
    const read = readRecord('[Game "agon"]\n1. Gb1-c1 2. Qf11-e10 3. Qf1-e1*d1 *', rules);
    if ('trouble' in read) throw new Error(read.trouble.kind);
    line = read.game;
  });

  it('goes forward and back, and not beyond the ends', () => {
    expect(forward(line, atStart)).toEqual({ ply: 1, tried: null });
    expect(back(line, atStart)).toEqual(atStart);
    expect(forward(line, atEnd(line))).toEqual(atEnd(line));
    expect(jump(line, 99).ply).toBe(3);
    expect(standingAt(line, atStart).position).toBe(line.start.position);
    expect(standingAt(line, jump(line, 2)).board).toHaveProperty('e10', 'q');
  });

  it('tries actions apart from the game, and takes them back', () => {
    const once = after(jump(line, 1), 'Gj7-i7');
    const twice = after(once, 'Gc1-d2');
    expect(standingAt(line, twice).board).toMatchObject({ i7: 'g', d2: 'G' });
    expect(twice.tried?.map((moment) => moment.turn)).toEqual([2, 3]);
    expect(forward(line, twice)).toBe(twice);
    expect(back(line, twice)).toEqual(once);
    expect(back(line, back(line, twice))).toEqual(jump(line, 1));
    expect(toGame(twice)).toEqual(jump(line, 1));
  });

  it('steps on where what is tried is what was played', () => {
    expect(after(atStart, 'Gb1-c1')).toEqual({ ply: 1, tried: null });
  });

  it('asks the rules, not the caller', () => {
    expect(tryOut(line, atStart, 'Gb1-f6', rules)).toHaveProperty('error');
  });
});
