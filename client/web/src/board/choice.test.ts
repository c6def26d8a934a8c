import { describe, expect, it } from 'vitest';
import { begin, drop, lettersOf, pick, pickLetter, press, sourcesOf, targetsOf, type Choice } from './choice';
import type { Choices, Option } from './scene';

const option = (action: string, parts: Partial<Option> & { to: string }): Option => ({
  action,
  kind: 'step',
  from: null,
  tray: null,
  captures: [],
  ...parts,
});
const of = (...options: Option[]): Choices => ({ options, buttons: [] });

const moves = of(
  option('Wd3-d4', { from: 'd3', to: 'd4' }),
  option('Wd3-e4', { from: 'd3', to: 'e4' }),
  option('Nd2~d3', { kind: 'swap', from: 'd2', to: 'd3' }),
  option('Nd2~d3', { kind: 'swap', from: 'd3', to: 'd2' }),
);
const production = of(
  option('+Sd4', { kind: 'production', tray: 'S', to: 'd4' }),
  option('+Se4', { kind: 'production', tray: 'S', to: 'e4' }),
  option('+Wd4', { kind: 'production', tray: 'W', to: 'd4' }),
);
const twoWays = of(
  option('Hd1-d5', { from: 'd1', to: 'd5' }),
  option('Hd1-d5=Q', { kind: 'promotion', from: 'd1', to: 'd5' }),
  option('Hd1=Q', { kind: 'promotion', from: 'd1', to: 'd1' }),
  option('Hf1-f2', { from: 'f1', to: 'f2' }),
);

describe('picking up', () => {
  it('begins with nothing where several pieces can move', () => {
    const start = begin(moves, null);
    expect(start).toEqual({ from: null, tray: null, asking: [] });
    expect(sourcesOf(moves)).toEqual(new Set(['d3', 'd2']));
    expect(targetsOf(moves, start).size).toBe(0);
  });
  it('shows the targets of the piece that is picked', () => {
    const { choice, option: made } = press(moves, begin(moves, null), 'd3', null);
    expect(made).toBeNull();
    expect([...targetsOf(moves, choice).keys()]).toEqual(['d4', 'e4', 'd2']);
  });
  it('makes an action with the second press', () => {
    const { choice } = press(moves, begin(moves, null), 'd3', null);
    expect(press(moves, choice, 'e4', null).option?.action).toBe('Wd3-e4');
  });
  it('takes a target before another piece to pick', () => {
    const { choice } = press(moves, begin(moves, null), 'd2', null);
    expect(press(moves, choice, 'd3', null).option?.action).toBe('Nd2~d3');
  });
  it('changes the piece, and puts it back on itself, on an empty cell and on Escape', () => {
    const picked = pick(twoWays, begin(twoWays, null), 'd1', null);
    expect(press(twoWays, picked, 'f1', null).choice.from).toBe('f1');
    const other = pick(twoWays, picked, 'f1', null);
    expect(press(twoWays, other, 'f1', null).choice.from).toBeNull();
    expect(press(twoWays, other, 'a1', null).choice.from).toBeNull();
    expect(drop(twoWays, other, null).from).toBeNull();
  });
  it('picks the only piece by itself', () => {
    const captive = of(
      option('Gd4>a1', { kind: 'relocation', from: 'd4', to: 'a1' }),
      option('Gd4>a2', { kind: 'relocation', from: 'd4', to: 'a2' }),
    );
    expect(begin(captive, null).from).toBe('d4');
    expect(press(captive, begin(captive, null), 'a2', null).option?.action).toBe('Gd4>a2');
  });
});

describe('a piece that is held for good', () => {
  const held = of(option('Gd4-d5', { from: 'd4', to: 'd5' }), option('Gd4-e5', { from: 'd4', to: 'e5' }));
  it('is picked from the start and cannot be put back or changed', () => {
    const start = begin(held, 'd4');
    expect(start.from).toBe('d4');
    for (const cell of ['d4', 'a1']) expect(press(held, start, cell, 'd4').choice.from).toBe('d4');
    expect(drop(held, start, 'd4').from).toBe('d4');
    expect(press(held, start, 'd5', 'd4').option?.action).toBe('Gd4-d5');
  });
  it('is shown as picked to those who only watch', () => {
    expect(begin(of(), 'd4').from).toBe('d4');
  });
});

describe('one press is the whole action', () => {
  const direct = of(
    option('@c3', { kind: 'placement', to: 'c3' }),
    option('Gd4<', { kind: 'release', to: 'd4' }),
    option('Ge4>f3', { kind: 'relocation', from: 'e4', to: 'f3' }),
    option('Gg4>g3', { kind: 'relocation', from: 'g4', to: 'g3' }),
  );
  it('for placements, touches and releases', () => {
    const start = begin(direct, null);
    expect(press(direct, start, 'c3', null).option?.action).toBe('@c3');
    expect(press(direct, start, 'd4', null).option?.action).toBe('Gd4<');
  });
  it('also while another piece is picked', () => {
    const picked = pick(direct, begin(direct, null), 'e4', null);
    expect(press(direct, picked, 'd4', null).option?.action).toBe('Gd4<');
  });
});

describe('the tray', () => {
  it('is picked first, then the cell', () => {
    expect(lettersOf(production)).toEqual(new Set(['S', 'W']));
    const start = begin(production, null);
    expect(press(production, start, 'd4', null).option).toBeNull();
    const picked = pickLetter(production, start, 'S', null);
    expect([...targetsOf(production, picked).keys()]).toEqual(['d4', 'e4']);
    expect(press(production, picked, 'd4', null).option?.action).toBe('+Sd4');
  });
  it('puts a letter back, and has no others', () => {
    const picked = pickLetter(production, begin(production, null), 'S', null);
    expect(pickLetter(production, picked, 'S', null).tray).toBeNull();
    expect(pickLetter(production, picked, 'W', null).tray).toBe('W');
    expect(pickLetter(production, picked, 'D', null).tray).toBeNull();
    expect(press(production, picked, 'a1', null).choice.tray).toBeNull();
  });
});

describe('two ways to one target', () => {
  const picked = pick(twoWays, begin(twoWays, null), 'd1', null);
  it('are asked for', () => {
    const { choice, option: made } = press(twoWays, picked, 'd5', null);
    expect(made).toBeNull();
    expect(choice.asking.map((way) => way.action)).toEqual(['Hd1-d5', 'Hd1-d5=Q']);
    expect(choice.from).toBe('d1');
  });
  it('drops the question first, then the piece', () => {
    const asked = press(twoWays, picked, 'd5', null).choice;
    const back = drop(twoWays, asked, null);
    expect(back).toEqual(picked);
    expect(drop(twoWays, back, null).from).toBeNull();
  });
  it('promotes in place with a second press on the piece', () => {
    expect(press(twoWays, picked, 'd1', null).option?.action).toBe('Hd1=Q');
  });
  it('does not ask where both ways are one text', () => {
    const same = of(
      option('Nd2~f2', { kind: 'swap', from: 'd2', to: 'f2' }),
      option('Nd2~f2', { kind: 'swap', from: 'd2', to: 'f2' }),
      option('Wd3-d4', { from: 'd3', to: 'd4' }),
    );
    expect(press(same, pick(same, begin(same, null), 'd2', null), 'f2', null).option?.action).toBe('Nd2~f2');
  });
});

describe('a press that leads nowhere', () => {
  const picked = pick(moves, begin(moves, null), 'd3', null);
  const missed = (choice: Choice, cell: string, held: string | null = null) =>
    press(moves, choice, cell, held).missed;

  it('is missed, and puts back what was picked', () => {
    expect(press(moves, picked, 'e9', null)).toEqual({
      choice: begin(moves, null),
      option: null,
      missed: true,
    });
    expect(missed(begin(moves, null), 'e9')).toBe(true);
    expect(missed(picked, 'd2', 'd3')).toBe(false);
    expect(missed({ ...picked, from: 'd3' }, 'e9', 'd3')).toBe(true);
  });
  it('is not where it puts back, picks up another piece, or puts back a question', () => {
    expect(missed(picked, 'd3')).toBe(false);
    expect(missed(pick(moves, picked, 'd2', null), 'd2')).toBe(false);
    expect(missed(begin(moves, null), 'd2')).toBe(false);
    const asking = press(twoWays, pick(twoWays, begin(twoWays, null), 'd1', null), 'd5', null).choice;
    expect(press(twoWays, asking, 'e9', null)).toMatchObject({
      choice: { from: 'd1', asking: [] },
      missed: false,
    });
  });
});
