import { expect, it } from 'vitest';
import { words as agonDe } from './agon/words/de';
import { words as agonEn } from './agon/words/en';
import { words as hiveDe } from './hivequeen/words/de';
import { words as hiveEn } from './hivequeen/words/en';

it('shows a word where an action is a mere sign, and any other as it is written', () => {
  expect([hiveEn.listed('.'), hiveDe.listed('.')]).toEqual(['end', 'Ende']);
  expect([agonDe.listed('pass'), agonDe.listed('forfeit')]).toEqual(['gepasst', 'verfallen']);
  for (const words of [hiveEn, hiveDe]) expect(words.listed('+Wd4')).toBe('+Wd4');
  for (const words of [agonEn, agonDe]) expect(words.listed('Gd4-d5*e6')).toBe('Gd4-d5*e6');
});
