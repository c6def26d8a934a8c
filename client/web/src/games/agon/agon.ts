import type { Face } from '../face';
import { attempt } from './attempt';
import { choices, scene, trace, touchedCell } from './board';
import Drawing from './Drawing.svelte';
import Tray from './Tray.svelte';
import { words as de } from './words/de';
import { words as en } from './words/en';

export const agon: Face = {
  name: 'agon',
  words: { en, de },
  Drawing,
  Tray,
  learn: () => import('./Learn.svelte'),
  scene,
  choices,
  attempt,
  trace,
  pickedForGood: touchedCell,
};
