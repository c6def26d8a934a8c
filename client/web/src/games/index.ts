// The games of this page: one folder and one line each.

import { speech } from '../words/words.svelte';
import type { Face, GameWords } from './face';
import { agon } from './agon/agon';
import { hivequeen } from './hivequeen/hivequeen';

/** By the game's name, as the server says it. */
export const faces: Record<string, Face> = { hivequeen, agon };

/** The face of a game of this page; whether `name` is one, `name in faces` tells. */
export function faceOf(name: string): Face {
  const face = Object.hasOwn(faces, name) ? faces[name] : undefined;
  if (!face) throw new Error(`This page has no game "${name}".`);
  return face;
}

/** What the chosen language says about a game; read in a component, it follows the language. */
export const gameWords = (face: Face): GameWords => face.words[speech.language];
