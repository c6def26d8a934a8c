// A position that another page hands over to be played on from.

import type { Settings } from '../../net/messages';

export interface Beginning {
  game: string;
  settings: Settings;
  /** Null: the start. */
  position: string | null;
}
const kKey = 'hexcourt.hotseat.beginning';

export const handBeginning = (beginning: Beginning): void =>
  sessionStorage.setItem(kKey, JSON.stringify(beginning));

/** It is handed over once. */
export function takeBeginning(): Beginning | null {
  const kept = sessionStorage.getItem(kKey);
  sessionStorage.removeItem(kKey);
  return kept === null ? null : (JSON.parse(kept) as Beginning);
}
