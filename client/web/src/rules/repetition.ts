// Repetition for play without a server, as a room decides it: a position counts where a turn begins.

import type { Settings } from '../net/messages';
import type { Standing, Step } from './rules';

export interface Repetition {
  /** How often the position has stood at the beginning of a turn; 0 amid a turn. */
  occurrences: number;
  /** Whether the player to act may claim a draw. */
  mayClaim: boolean;
  /** Whether the game is drawn by itself. */
  drawn: boolean;
}

/** After `steps` from `start`, which is where a turn begins. */
export function repetitionAfter(start: Standing, steps: readonly Step[]): Repetition {
  const now = steps.at(-1) ?? start;
  const amid = steps.length > 0 && !steps.at(-1)!.turn_ended;
  if (amid || now.result) return { occurrences: 0, mayClaim: false, drawn: false };
  return repetitionOf(
    [start.key, ...steps.filter((step) => step.turn_ended).map((step) => step.key)],
    start.settings,
  );
}

/** `keys` of the positions at which turns began, the one that begins now last. */
export function repetitionOf(keys: readonly string[], settings: Settings): Repetition {
  const now = keys.at(-1);
  const occurrences = keys.filter((key) => key === now).length;
  const reached = (limit: number) => limit !== 0 && occurrences >= limit;
  const drawn = reached(limitOf(settings, 'draw_after'));
  return { occurrences, mayClaim: !drawn && reached(limitOf(settings, 'claim_after')), drawn };
}

/** The occurrence from which on it holds; 0 for never. */
function limitOf(settings: Settings, key: 'claim_after' | 'draw_after'): number {
  const limit = settings[key];
  if (typeof limit !== 'number') throw new Error(`These settings lack ${key}; those of a standing have it.`);
  return limit;
}
