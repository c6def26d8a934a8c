import { describe, expect, it } from 'vitest';
import type { Played } from '../net/history';
import { turnsOf, turnUpTo } from './turns';

const played = (...texts: string[]): Played[] =>
  texts.map((text, ply) => ({
    side: text.startsWith('w') ? 'white' : 'black',
    action: text.slice(1),
    captures: [],
    ply: ply + 1,
  }));
const shape = (history: Played[], ended: boolean[]) =>
  turnsOf(history, ended).map(
    (turn) => `${turn.number}${turn.side[0]} ${turn.actions.map((one) => one.action).join(' ')}`,
  );

describe('the turn list', () => {
  it('is empty before the first action', () => expect(turnsOf([], [])).toEqual([]));

  it('puts what one side does in a row into one turn, as long as the rules have not been asked', () => {
    expect(shape(played('wA', 'w+B', 'bC', 'wD'), [])).toEqual(['1w A +B', '2b C', '3w D']);
  });
  it('gives one side two turns in a row where the rules say that the first one ended', () => {
    expect(shape(played('wA', 'wB', 'bC'), [true, true, true])).toEqual(['1w A', '2w B', '3b C']);
  });
  it('goes on by the sides behind what the rules know', () => {
    expect(shape(played('wA', 'wB', 'bC', 'bD'), [false, true])).toEqual(['1w A B', '2b C D']);
  });
});

describe('the turn of an action', () => {
  const history = played('wA', 'w+B', 'w.', 'bC', 'b+D');
  const turns = turnsOf(history, []);
  const upTo = (ply: number) => turnUpTo(turns, ply, () => []).map((one) => one.action);

  it('is whole where the action ended it', () => expect(upTo(3)).toEqual(['A', '+B', '.']));
  it('is what was played of it so far', () => {
    expect(upTo(2)).toEqual(['A', '+B']);
    expect(upTo(4)).toEqual(['C']);
    expect(upTo(5)).toEqual(['C', '+D']);
  });
  it('is none before the first action', () => {
    expect(upTo(0)).toEqual([]);
    expect(turnUpTo([], 0, () => [])).toEqual([]);
  });
  it('asks what was captured where only the record told of it', () => {
    const told = turnsOf([{ ...history[0]!, captures: null }], []);
    expect(turnUpTo(told, 1, (ply) => [`d${ply}`])).toEqual([
      { side: 'white', action: 'A', captures: ['d1'] },
    ]);
  });
});
