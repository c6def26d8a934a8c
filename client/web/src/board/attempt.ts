// A press that leads to none of the legal actions: what is to be said of it.

import type { Face } from '../games/face';
import type { Cell, Choices, Picked, Scene } from './scene';

/** `action`: to be sent, for the rules to refuse it; `stuck`: a piece there cannot move, which is all there is to say. */
export type Missed = { action: string } | { stuck: Cell } | null;

export function missedBy(face: Face, scene: Scene, choices: Choices, picked: Picked, cell: Cell): Missed {
  const action = face.attempt(picked, cell, scene);
  if (action !== null) return leadsAnywhere(face, scene, choices, action) ? null : { action };
  const isOwn = scene.pieces.get(cell)?.side === scene.toAct;
  return picked.from === null && picked.tray === null && isOwn ? { stuck: cell } : null;
}

/** The rules take one action in several spellings: what counts is from where it leads where to. */
function leadsAnywhere(face: Face, scene: Scene, choices: Choices, action: string): boolean {
  if (choices.buttons.some((button) => button.action === action)) return true;
  const meant = face.choices([action], scene).options;
  return choices.options.some((legal) =>
    meant.some(({ from, tray, to }) => legal.from === from && legal.tray === tray && legal.to === to),
  );
}
