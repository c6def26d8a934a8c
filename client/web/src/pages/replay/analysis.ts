// Where somebody is in a game, and the line of actions that they try apart from it.

import type { Rules, RuleRefusal, Standing } from '../../rules/rules';
import { refused } from '../../rules/rules';
import { momentOf, type Moment } from './moments';

/** The part of a game that is walked through. */
export interface Line {
  start: Standing;
  moments: Moment[];
}
export interface Analysis {
  /** How many of the game's actions stand played. */
  readonly ply: number;
  /** What is tried from there; null: nothing. */
  readonly tried: readonly Moment[] | null;
}

export const atStart: Analysis = { ply: 0, tried: null };
export const atEnd = (line: Line): Analysis => ({ ply: line.moments.length, tried: null });

/** The last action that led here: a tried one, or one of the game's. */
export function momentAt(line: Line, analysis: Analysis): Moment | undefined {
  return analysis.tried?.at(-1) ?? line.moments[analysis.ply - 1];
}
/** All actions that led here. */
export const momentsTo = (line: Line, { ply, tried }: Analysis): Moment[] => [
  ...line.moments.slice(0, ply),
  ...(tried ?? []),
];
export function standingAt(line: Line, analysis: Analysis): Standing {
  return momentAt(line, analysis)?.standing ?? line.start;
}

/** Leaves a tried line, and goes where the game stood after `ply` actions. */
export function jump(line: Line, ply: number): Analysis {
  return { ply: Math.min(Math.max(ply, 0), line.moments.length), tried: null };
}
/** One action on in the game; from a tried line nothing follows. */
export function forward(line: Line, analysis: Analysis): Analysis {
  return analysis.tried ? analysis : jump(line, analysis.ply + 1);
}
/** One action back: the last tried one first. */
export function back(line: Line, analysis: Analysis): Analysis {
  if (!analysis.tried) return jump(line, analysis.ply - 1);
  const tried = analysis.tried.slice(0, -1);
  return { ply: analysis.ply, tried: tried.length > 0 ? tried : null };
}
export const toGame = (analysis: Analysis): Analysis => ({ ply: analysis.ply, tried: null });

/** Tries an action. What the game did there itself is a step forward. */
export function tryOut(line: Line, analysis: Analysis, action: string, rules: Rules): Analysis | RuleRefusal {
  const before = standingAt(line, analysis);
  if (!analysis.tried && line.moments[analysis.ply]?.action === action) return forward(line, analysis);
  const step = rules.apply(before.game, before.settings, before.position, action);
  if (refused(step)) return step;
  const moment = momentOf(before, momentAt(line, analysis), step);
  return { ply: analysis.ply, tried: [...(analysis.tried ?? []), moment] };
}
