// A position that another page hands over to be played on from.

import { passing } from '../../kept/kept';
import { isSettings, isText, orNull, parsed, shaped } from '../../kept/shape';
import type { Settings } from '../../net/messages';

export interface Beginning {
  game: string;
  settings: Settings;
  /** Null: the start. */
  position: string | null;
}
const kKey = 'hexcourt.hotseat.beginning';

export function handBeginning(beginning: Beginning): void {
  passing.write(kKey, JSON.stringify(beginning));
}

export const isBeginning = shaped<Beginning>({
  game: isText,
  settings: isSettings,
  position: orNull(isText),
});

/** It is handed over once. */
export function takeBeginning(): Beginning | null {
  const kept = passing.read(kKey);
  passing.remove(kKey);
  const beginning = kept === null ? null : parsed(kept);
  return isBeginning(beginning) ? beginning : null;
}
