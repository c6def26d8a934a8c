import { describe, expect, it } from 'vitest';
import type { Played } from '../../net/history';
import type { Rules, Standing, Step } from '../../rules/rules';
import { extended } from './positions';

const start: Standing = {
  game: 'letters',
  settings: {},
  position: '',
  to_act: 'white',
  phase: 'move',
  board: {},
  facts: {},
  legal: [],
  result: null,
  key: '',
};
const played = (text: string): Played[] =>
  [...text].map((action, ply) => ({ side: 'white', action, captures: null, ply: ply + 1 }));

/** A game in which every letter but x may be appended; counts how often it is asked. */
class Letters implements Rules {
  asked = 0;
  games() {
    return [];
  }
  open() {
    return start;
  }
  apply(_game: string, _settings: object, position: string, action: string) {
    ++this.asked;
    if (action === 'x') return { error: { code: 'illegal_action', message: 'No x.' } };
    const step: Step = { ...start, position: position + action, action, captures: [], turn_ended: true };
    return step;
  }
}
const shown = (positions: Standing[]) => positions.map((standing) => standing.position);

describe('the positions of a game', () => {
  it('are the start and one behind every action', () => {
    expect(shown(extended(new Letters(), [start], played('abc')))).toEqual(['', 'a', 'ab', 'abc']);
  });
  it('are asked for once', () => {
    const rules = new Letters();
    const before = extended(rules, [start], played('abc'));
    expect(shown(extended(rules, before, played('abcd')))).toEqual(['', 'a', 'ab', 'abc', 'abcd']);
    expect(rules.asked).toBe(4);
  });
  it('follow a game from which actions were taken back', () => {
    const before = extended(new Letters(), [start], played('abc'));
    expect(shown(extended(new Letters(), before, played('a')))).toEqual(['', 'a']);
    expect(shown(extended(new Letters(), before, played('aec')))).toEqual(['', 'a', 'ae', 'aec']);
  });
  it('end with the sentence of the rules where they refuse an action', () => {
    expect(() => extended(new Letters(), [start], played('ax'))).toThrow('No x.');
  });
});
