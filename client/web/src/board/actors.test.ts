import { describe, expect, it } from 'vitest';
import { expected, follow, raised } from './actors';
import type { Option, Scene } from './scene';

/** "e1": "Q" is White's, "e9": "q" Black's; "g*" is captured. */
function scene(board: Record<string, string>): Scene {
  const pieces = Object.entries(board).map(([cell, text]) => {
    const letter = text[0]!.toUpperCase();
    const side = letter === text[0] ? ('white' as const) : ('black' as const);
    return [cell, { letter, side, marked: text.endsWith('*') }] as const;
  });
  return { size: 5, pieces: new Map(pieces), toAct: 'white', phase: 'move', special: [] };
}
const cells = (actors: { id: number; cell: string }[]) =>
  Object.fromEntries(actors.map(({ id, cell }) => [cell, id]));

describe('pieces live on', () => {
  const start = follow([], scene({ e1: 'Q', d1: 'H', d2: 'N', d3: 'W', e3: 'W', d8: 'h' }), null);
  const was = cells(start);

  it('over a move, with or without a trace', () => {
    const next = scene({ e1: 'Q', d1: 'H', d2: 'N', d4: 'W', e3: 'W', d8: 'h' });
    for (const trace of [null, { from: 'd3', to: 'd4', captures: [] }])
      expect(cells(follow(start, next, trace))['d4']).toBe(was['d3']);
  });
  it('and those that did not move are the very same', () => {
    const next = follow(start, scene({ e1: 'Q', d1: 'H', d2: 'N', d4: 'W', e3: 'W', d8: 'h' }), null);
    expect(next.find((actor) => actor.cell === 'e1')).toBe(start.find((actor) => actor.cell === 'e1'));
  });
  it('over a capture: the captor moves, the captured one is gone', () => {
    const next = scene({ e1: 'Q', d2: 'N', d3: 'W', e3: 'W', d8: 'H' });
    const after = follow(start, next, { from: 'd1', to: 'd8', captures: ['d8'] });
    expect(cells(after)['d8']).toBe(was['d1']);
    expect(after).toHaveLength(5);
  });
  it('over a swap: both move', () => {
    const next = scene({ e1: 'H', d1: 'Q', d2: 'N', d3: 'W', e3: 'W', d8: 'h' });
    const after = cells(follow(start, next, { from: 'e1', to: 'd1', captures: [] }));
    expect([after['e1'], after['d1']]).toEqual([was['d1'], was['e1']]);
  });
  it('over a promotion, in place and at the end of a move', () => {
    const place = scene({ e1: 'Q', d1: 'Q', d2: 'N', d3: 'W', e3: 'W', d8: 'h' });
    expect(cells(follow(start, place, { from: 'd1', to: 'd1', captures: [] }))['d1']).toBe(was['d1']);
    const moved = scene({ e1: 'Q', d7: 'Q', d2: 'N', d3: 'W', e3: 'W', d8: 'h' });
    expect(cells(follow(start, moved, { from: 'd1', to: 'd7', captures: [] }))['d7']).toBe(was['d1']);
  });
  it('but a new piece is new', () => {
    const next = scene({ e1: 'Q', d1: 'H', d2: 'N', d3: 'W', e3: 'W', e4: 'W', d8: 'h' });
    const id = cells(follow(start, next, { from: null, to: 'e4', captures: [] }))['e4'];
    expect(start.map((actor) => actor.id)).not.toContain(id);
  });
  it('and are captured where they stand', () => {
    const next = follow(start, scene({ e1: 'Q', d1: 'H', d2: 'N', d3: 'W*', e3: 'W', d8: 'h' }), null);
    const captive = next.find((actor) => actor.cell === 'd3');
    expect(captive).toMatchObject({ id: was['d3'], marked: true });
  });
});

describe('while an action is on its way', () => {
  const now = scene({ e1: 'Q', d1: 'H', d8: 'h' });
  const option = (parts: Partial<Option>): Option => ({
    action: '',
    kind: 'step',
    from: 'd1',
    tray: null,
    to: 'd5',
    captures: [],
    ...parts,
  });
  it('its piece stands at the target already', () => {
    expect([...expected(now, option({})).pieces.keys()].sort()).toEqual(['d5', 'd8', 'e1']);
    expect(expected(now, option({ to: 'd8', kind: 'capture' })).pieces.get('d8')?.side).toBe('white');
    const swapped = expected(now, option({ to: 'e1', kind: 'swap' })).pieces;
    expect([swapped.get('e1')?.letter, swapped.get('d1')?.letter]).toEqual(['H', 'Q']);
  });
  it('nothing changes where no piece moves', () => {
    expect(expected(now, null)).toBe(now);
    expect(expected(now, option({ from: null }))).toBe(now);
    expect(expected(now, option({ from: 'a1' }))).toBe(now);
  });
});

describe('the picked piece', () => {
  it('is drawn last', () => {
    const actors = follow([], scene({ e1: 'Q', d1: 'H', d2: 'N' }), null);
    expect(raised(actors, 'e1').map((actor) => actor.cell)).toEqual(['d1', 'd2', 'e1']);
    expect(raised(actors, null)).toBe(actors);
  });
});
