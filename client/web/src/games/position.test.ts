import { describe, expect, it } from 'vitest';
import { choices as agonChoices, scene as agonScene, trace as agonTrace, touchedCell } from './agon/board';
import { choices, scene, trace } from './hivequeen/board';
import { MalformedAction } from './action';
import { MalformedPosition } from './position';

const kHiveQueen = 'W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move';
const kAgon = '1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w move -';

describe('a malformed position', () => {
  it.each([
    ['', 'side'],
    [kHiveQueen.replace(' w ', ' x '), 'w or b'],
    [kHiveQueen.replace(' w ', ' constructor '), 'w or b'],
    [kHiveQueen.replace('W3w/', ''), '9 files'],
    [kHiveQueen.replace('W4w', 'W5w'), 'File b'],
    [kHiveQueen.replace('QWS', 'QKS'), '"K"'],
    [kHiveQueen.replace('move', 'dance'), 'dance'],
    [`${kHiveQueen} -`, 'Behind'],
  ])('of HiveQueen is refused with what is wrong: %s', (position, why) => {
    expect(() => scene(position)).toThrow(MalformedPosition);
    expect(() => scene(position)).toThrow(why);
  });

  it.each([
    [kAgon.slice(0, -2), 'captured'],
    [`${kAgon.slice(0, -1)}f6`, 'f6'],
    [kAgon.replace('move', 'touched:f6'), 'f6'],
    [kAgon.replace('move', 'touched:f99'), 'f99'],
  ])('of Agon is refused with what is wrong: %s', (position, why) => {
    expect(() => agonScene(position)).toThrow(MalformedPosition);
    expect(() => agonScene(position)).toThrow(why);
  });
});

describe('HiveQueen’s actions', () => {
  const start = scene(kHiveQueen);
  const option = (action: string) => choices([action], start).options;

  it.each([
    ['We2-e3', { kind: 'step', from: 'e2', to: 'e3', captures: [] }],
    ['Hd1xd5', { kind: 'capture', from: 'd1', to: 'd5', captures: ['d5'] }],
    ['Qe1~d1', { kind: 'swap', from: 'e1', to: 'd1', captures: [] }],
    ['Hd1=Q', { kind: 'promotion', from: 'd1', to: 'd1', captures: [] }],
    ['Hd1-d5=Q', { kind: 'promotion', from: 'd1', to: 'd5', captures: [] }],
    ['Hd1xd5=Q', { kind: 'promotion', from: 'd1', to: 'd5', captures: ['d5'] }],
    ['+Sd4', { kind: 'production', from: null, tray: 'S', to: 'd4', captures: [] }],
  ])('%s', (action, expected) => {
    expect(option(action)).toEqual([{ action, tray: null, ...expected }]);
  });

  it('let a swap of two Nurses begin at either', () => {
    expect(option('Nd2~f2').map(({ from, to }) => [from, to])).toEqual([
      ['d2', 'f2'],
      ['f2', 'd2'],
    ]);
    expect(option('Nd2~c2')).toHaveLength(1);
  });

  it('have one button, and no others', () => {
    expect(choices(['.'], start)).toEqual({ options: [], buttons: [{ action: '.', kind: 'end_turn' }] });
    expect(() => choices(['resign'], start)).toThrow(MalformedAction);
  });

  it('are traced', () => {
    expect(trace('Hd1xd5=Q', ['d5'])).toEqual({ from: 'd1', to: 'd5', captures: ['d5'] });
    expect(trace('Hd1=Q', [])).toEqual({ from: null, to: 'd1', captures: [] });
    expect(trace('+Sd4', [])).toEqual({ from: null, to: 'd4', captures: [] });
    expect(trace('.', [])).toEqual({ from: null, to: null, captures: [] });
  });
});

describe('Agon’s actions', () => {
  const option = (action: string) => agonChoices([action]).options;

  it.each([
    ['Qf1-f2', { kind: 'step', from: 'f1', to: 'f2', captures: [] }],
    ['Gd2-d3*d4*e10', { kind: 'capture', from: 'd2', to: 'd3', captures: ['d4', 'e10'] }],
    ['Gd4>a1*b1', { kind: 'relocation', from: 'd4', to: 'a1', captures: ['b1'] }],
    ['Gd4<', { kind: 'release', from: null, to: 'd4', captures: [] }],
    ['@f11', { kind: 'placement', from: null, to: 'f11', captures: [] }],
    ['^d4', { kind: 'touch', from: null, to: 'd4', captures: [] }],
  ])('%s', (action, expected) => {
    expect(option(action)).toEqual([{ action, tray: null, ...expected }]);
  });

  it('have two buttons', () => {
    expect(agonChoices(['forfeit', 'pass']).buttons.map(({ kind }) => kind)).toEqual(['forfeit', 'pass']);
    expect(() => agonChoices(['f1-f2'])).toThrow(MalformedAction);
  });

  it('are traced', () => {
    expect(agonTrace('Gd4>a1', [])).toEqual({ from: 'd4', to: 'a1', captures: [] });
    expect(agonTrace('^d4', [])).toEqual({ from: null, to: 'd4', captures: [] });
    expect(agonTrace('pass', [])).toEqual({ from: null, to: null, captures: [] });
  });

  it('hold a touched piece', () => {
    expect(touchedCell(agonScene(kAgon))).toBeNull();
    expect(touchedCell(agonScene(kAgon.replace('move', 'touched:f1')))).toBe('f1');
  });
});
