// What is sent for a press that leads nowhere: never anything that the rules would take.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { missedBy } from '../board/attempt';
import { begin, lettersOf, pick, pickLetter, press, sourcesOf, type Choice } from '../board/choice';
import { cellsOf } from '../board/geometry';
import type { Choices, Scene } from '../board/scene';
import type { Settings } from '../net/messages';
import { rulesOf } from '../rules/core';
import { refused, type Rules } from '../rules/rules';
import * as agon from './agon/board';
import { attempt as agonAttempt } from './agon/attempt';
import type { Face } from './face';
import * as hivequeen from './hivequeen/board';
import { attempt as hiveAttempt } from './hivequeen/attempt';

const faces = {
  hivequeen: { ...hivequeen, attempt: hiveAttempt, pickedForGood: () => null },
  agon: { ...agon, attempt: agonAttempt, pickedForGood: agon.touchedCell },
} as unknown as Record<string, Face>;

const file = process.env['HEXCOURT_RULES_WASM'];
let rules: Rules;
beforeAll(async () => {
  if (file) rules = rulesOf((await WebAssembly.instantiate(readFileSync(file))).instance);
});

interface Play {
  face: Face;
  ruleset: string;
  settings: Settings;
  position: string;
  scene: Scene;
  choices: Choices;
}
const settingsIn = (words: string[]): Settings =>
  Object.fromEntries(
    words
      .map((word) => word.split('='))
      .map(([key, value]) => [key, value === 'true' || (value === 'false' ? false : value)]),
  );
function playOf(about: string, position: string, legal: string[]): Play {
  const [ruleset = '', ...words] = about.split(' ');
  const face = faces[ruleset === 'hivequeen' ? 'hivequeen' : 'agon']!;
  const scene = face.scene(position);
  return { face, ruleset, settings: settingsIn(words), position, scene, choices: face.choices(legal, scene) };
}
function readPlays(): Play[] {
  let about = '';
  return readFileSync(new URL('./testdata/plays.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) about = line.slice(2);
      const [position = '', legal = ''] = line.split('\t');
      return line.startsWith('#') || !legal ? [] : [playOf(about, position, legal.split(' '))];
    });
}

/** Everything that can be picked, and nothing. */
function picks({ face, scene, choices }: Play): Choice[] {
  const held = face.pickedForGood(scene);
  const start = begin(choices, held);
  const pieces = [...sourcesOf(choices)].map((cell) => pick(choices, start, cell, held));
  const letters = [...lettersOf(choices)].map((letter) => pickLetter(choices, start, letter, held));
  return [{ from: held, tray: null, asking: [] }, start, ...pieces, ...letters];
}
function missesOf(play: Play) {
  const { face, scene, choices } = play;
  const held = face.pickedForGood(scene);
  return picks(play).flatMap((choice) =>
    cellsOf(scene.size)
      .filter((cell) => press(choices, choice, cell, held).missed)
      .map((cell) => missedBy(face, scene, choices, choice, cell)),
  );
}
const sentBy = (play: Play) =>
  new Set(missesOf(play).flatMap((missed) => (missed && 'action' in missed ? [missed.action] : [])));

describe.skipIf(!file)('a press that leads nowhere, by the rules of the file in HEXCOURT_RULES_WASM', () => {
  it('is refused with a sentence about the rules, whatever is picked and wherever it is', () => {
    let asked = 0;
    for (const play of readPlays().filter((_, at) => at % 5 === 0)) {
      for (const action of sentBy(play)) {
        const answer = rules.apply(play.ruleset, play.settings, play.position, action);
        const said = refused(answer) ? answer.error : null;
        expect([play.position, action, said?.code]).toEqual([play.position, action, 'illegal_action']);
        expect(said?.message).not.toMatch(/belongs? here|Here belongs|another cell than/);
        ++asked;
      }
    }
    expect(asked).toBeGreaterThan(5000);
  }, 60_000);
});

const kHive = 'W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move';
const kAgon = '1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w move -';
const missedIn = (
  about: string,
  position: string,
  legal: string[],
  picked: Partial<Choice>,
  cell: string,
) => {
  const { face, scene, choices } = playOf(about, position, legal);
  return missedBy(face, scene, choices, { from: null, tray: null, ...picked }, cell);
};

describe('a press that leads nowhere', () => {
  it('sends what it would have meant', () => {
    const hive = (from: string, to: string) => missedIn('hivequeen', kHive, ['We2-e3'], { from }, to);
    expect(hive('c2', 'd4')).toEqual({ action: 'Sc2-d4' });
    expect(hive('c2', 'e7')).toEqual({ action: 'Sc2xe7' });
    expect(hive('e1', 'e2')).toEqual({ action: 'Qe1~e2' });
    expect(missedIn('agon', kAgon, ['Gb1-c2'], { from: 'b1' }, 'f6')).toEqual({ action: 'Gb1-f6' });
    const placing = kAgon.replace('move', 'place');
    expect(missedIn('agon', placing, ['@d7'], {}, 'f6')).toEqual({ action: '@f6' });
    const producing = kHive.replace('move', 'produce:1');
    expect(missedIn('hivequeen', producing, ['+Wd3', '.'], { tray: 'W' }, 'e5')).toEqual({ action: '+We5' });
    expect(missedIn('hivequeen', producing, ['+Wd3', '.'], {}, 'e2')).toEqual({ action: 'We2-e2' });
  });
  it('sends nothing that leads where something legal does, however that is written', () => {
    expect(missedIn('agon', kAgon, ['Gb1-c2*d2'], { from: 'b1' }, 'c2')).toBeNull();
    expect(missedIn('hivequeen', kHive, ['He1-e3=Q'], { from: 'e1' }, 'e3')).toBeNull();
    expect(missedIn('hivequeen', kHive, ['Nd2~f2'], { from: 'f2' }, 'd2')).toBeNull();
  });
  it('says of an own piece that it cannot move, and nothing of others where nothing is picked', () => {
    expect(missedIn('hivequeen', kHive, ['We2-e3'], {}, 'c2')).toEqual({ stuck: 'c2' });
    expect(missedIn('agon', kAgon, ['Gb1-c2'], {}, 'f1')).toEqual({ stuck: 'f1' });
    for (const cell of ['e5', 'e9']) expect(missedIn('hivequeen', kHive, ['We2-e3'], {}, cell)).toBeNull();
    for (const cell of ['f6', 'f11']) expect(missedIn('agon', kAgon, ['Gb1-c2'], {}, cell)).toBeNull();
  });
});
