import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '../../rules/core';
import { refused, type RuleRefusal, type Rules } from '../../rules/rules';
import { readRecord } from '../replay/record_reader';
import type { Beginning } from './handed';
import * as hotseat from './hotseat';
import { keptIn, keptOf, restored } from './kept';
import { recordOf } from './record';

const file = process.env['HEXCOURT_RULES_WASM'];
const agon: Beginning = { game: 'agon', settings: {}, position: null };
const begun = Date.UTC(2026, 10, 30, 12);

describe.skipIf(!file)('a game at one screen', () => {
  let rules: Rules;
  const good = (game: hotseat.HotseatGame | RuleRefusal) => {
    if (refused(game)) throw new Error(game.error.message);
    return game;
  };
  const played = (beginning: Beginning, actions: string) =>
    actions
      .split(' ')
      .filter(Boolean)
      .reduce(
        (game, action) => good(hotseat.act(game, action, rules)),
        good(hotseat.begin(beginning, begun, rules)),
      );
  const readBack = (game: hotseat.HotseatGame) => {
    const read = readRecord(recordOf(game), rules);
    if ('trouble' in read) throw new Error(JSON.stringify(read.trouble));
    return read.game;
  };

  beforeAll(async () => {
    const { instance } = await WebAssembly.instantiate(readFileSync(file!));
    rules = rulesOf(instance);
  });

  it('refuses what the rules refuse', () => {
    expect(hotseat.begin({ ...agon, position: 'nonsense' }, begun, rules)).toHaveProperty('error');
    expect(hotseat.act(played(agon, ''), 'Qf1-f6', rules)).toHaveProperty('error');
  });

  it('takes back actions and endings', () => {
    const game = played(agon, 'Gb1-c1 Qf11-e10');
    const ended = hotseat.resign(game, 'white');
    expect(hotseat.resultOf(ended)).toEqual({ outcome: 'black', reason: 'resigned' });
    expect(hotseat.undo(ended)).toEqual(game);
    expect(hotseat.standingOf(hotseat.undo(game)).to_act).toBe('black');
  });

  it('is drawn by repetition: claimed the third time, by itself the fifth', () => {
    const there = 'Gb1-c1 Gb7-c8 Gc1-b1 Gc8-b7 ';
    const thrice = played(agon, there.repeat(2));
    expect(hotseat.repetitionIn(thrice)).toMatchObject({ occurrences: 3, mayClaim: true, drawn: false });
    expect(hotseat.resultOf(thrice)).toBeNull();
    expect(hotseat.resultOf(hotseat.claimDraw(thrice))).toEqual({ outcome: 'draw', reason: 'repetition' });
    expect(hotseat.resultOf(played(agon, there.repeat(4)))).toEqual({
      outcome: 'draw',
      reason: 'repetition',
    });
  });

  it('survives being kept', () => {
    const game = hotseat.agreeDraw(
      played({ game: 'hivequeen', settings: {}, position: null }, 'Wb1-b2 . Wb6-b5'),
    );
    const kept = JSON.parse(JSON.stringify(keptOf(game))) as ReturnType<typeof keptOf>;
    expect(restored(kept, rules)).toEqual(game);
    expect(restored({ ...kept, actions: ['Wb1-b5'] }, rules)).toHaveProperty('error');
  });

  it('writes a record that can be read again', () => {
    const game = played({ game: 'hivequeen', settings: {}, position: null }, 'Wb1-b2 . Wb6-b5 .');
    const again = readBack(hotseat.resign(game, 'white'));
    expect(again.moments.map((moment) => moment.action)).toEqual(['Wb1-b2', '.', 'Wb6-b5', '.']);
    expect(again.result).toEqual({ outcome: 'black', reason: 'resigned' });
    expect(again.date).toBe('2026.11.30');
  });

  it('writes settings and an own starting position', () => {
    const position = '1g4/6g/8/g8/4GG4/4GQG3q/5G4/g3G4/8/6g/1g4 w move -';
    const game = played({ game: 'botermans', settings: { draw_after: 0 }, position }, 'Gh5-g5');
    const again = readBack(game);
    expect(again.start.position).toBe(position);
    expect(again.settings).toMatchObject({ capture: 'ring', draw_after: 0 });
    expect(again.result).toEqual({ outcome: 'white', reason: 'throne' });
  });
});

describe('what is kept of a game at one screen', () => {
  const kept = { beginning: agon, begun, actions: ['Gb1-c1'], ended: null };
  it('is read', () => expect(keptIn(JSON.stringify(kept))).toEqual(kept));
  it.each([
    '{bad',
    'null',
    '{"beginning":{"game":"agon"}}',
    ...[{ begun: 1e20 }, { actions: [5] }, { ended: {} }, { beginning: null }].map((odd) =>
      JSON.stringify({ ...kept, ...odd }),
    ),
  ])('is damaged: %s', (text) => expect(keptIn(text)).toBe('damaged'));
});
