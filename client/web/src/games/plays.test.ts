// Every face against what the rules core wrote: testdata/plays.txt.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../board/scene';
import type { Face } from './face';
import { isCell } from './position';

interface Play {
  rules: string;
  game: string;
  position: string;
  legal: string[];
}

function readPlays(): Play[] {
  const plays: Play[] = [];
  let rules = '';
  for (const line of readFileSync(new URL('./testdata/plays.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) rules = line.slice(2);
    if (line.startsWith('#') || line === '') continue;
    const [position = '', legal = ''] = line.split('\t');
    const game = rules.startsWith('hivequeen') ? 'hivequeen' : 'agon';
    plays.push({ rules, game, position, legal: legal.split(' ').filter(Boolean) });
  }
  return plays;
}

const plays = readPlays();
let faces: Record<string, Face>;
const faceFor = (play: Play): Face => faces[play.game]!;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
  ({ faces } = await import('./index'));
});

/** The board of a scene, written back as rules/board.md says. */
function written(scene: Scene): string {
  const files = Array.from({ length: 2 * scene.size - 1 }, (_, file) => {
    const name = String.fromCharCode(97 + file);
    const height = 2 * scene.size - 1 - Math.abs(file - scene.size + 1);
    const letters = Array.from({ length: height }, (_, rank) => {
      const piece = scene.pieces.get(`${name}${rank + 1}`);
      if (!piece) return ' ';
      return piece.side === 'white' ? piece.letter : piece.letter.toLowerCase();
    });
    return letters.join('').replace(/ +/g, (vacant) => String(vacant.length));
  });
  return files.join('/');
}

function marksOf(scene: Scene): string {
  const marked = [...scene.pieces].filter(([, piece]) => piece.marked).map(([cell]) => cell);
  return marked.join(',') || '-';
}

describe('what the rules core wrote', () => {
  it('is of both games, of every ruleset and of all 32 settings of Agon', () => {
    expect(plays.length).toBeGreaterThan(400);
    expect(new Set(plays.map((play) => play.rules)).size).toBe(1 + 5 + 32);
  });

  it('reads into a scene that holds every word of the position', () => {
    for (const play of plays) {
      const scene = faceFor(play).scene(play.position);
      const words = [written(scene), scene.toAct === 'white' ? 'w' : 'b', scene.phase];
      if (play.game === 'agon') words.push(marksOf(scene));
      expect(words.join(' ')).toBe(play.position);
    }
  });

  it('sorts every legal action into one button, or into options that send its text', () => {
    for (const play of plays) {
      const { options, buttons } = faceFor(play).choices(play.legal, faceFor(play).scene(play.position));
      const sent = new Set([...options, ...buttons].map(({ action }) => action));
      expect([...sent].sort()).toEqual([...play.legal].sort());
      const pressed = buttons.map(({ action }) => action);
      expect(new Set(pressed).size).toBe(pressed.length);
      expect(options.filter(({ action }) => pressed.includes(action))).toEqual([]);
    }
  });

  it('is chosen on the board by one way only', () => {
    for (const play of plays) {
      const { options } = faceFor(play).choices(play.legal, faceFor(play).scene(play.position));
      const ways = options.map(({ from, tray, to, kind }) => [from, tray, to, kind].join(' '));
      expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([]);
    }
  });

  it('picks up pieces that stand there, and of one side', () => {
    for (const play of plays) {
      const scene = faceFor(play).scene(play.position);
      const owner = scene.phase.startsWith('relocate_for:') ? scene.phase.slice(-1) : scene.toAct[0];
      for (const option of faceFor(play).choices(play.legal, scene).options) {
        expect(isCell(option.to, scene.size)).toBe(true);
        if (option.from) expect(scene.pieces.get(option.from)?.side[0]).toBe(owner);
        for (const cell of option.captures) expect(scene.pieces.get(cell)?.side[0]).not.toBe(owner);
      }
    }
  });

  it('is traced to cells of the board, and told in both languages', () => {
    for (const play of plays) {
      const scene = faceFor(play).scene(play.position);
      for (const action of play.legal) {
        const { from, to } = faceFor(play).trace(action, []);
        for (const cell of [from, to]) if (cell) expect(isCell(cell, scene.size)).toBe(true);
        expect(faceFor(play).words.en.tell('White', action, [])).toMatch(/^White.*\.$/);
        expect(faceFor(play).words.de.tell('Weiß', action, [])).toMatch(/^Weiß.*\.$/);
      }
    }
  });
});
