// The positions of a game, from its start to where it stands.

import type { Played } from '../../net/history';
import { refused, type Rules, type Standing, type Step } from '../../rules/rules';

/** The start, and what the rules said to each action: one more than there are actions. */
export type Positions = [Standing, ...Step[]];

/** How many of the actions `known` has already answered in the same way. */
function inCommon(known: Positions, history: readonly Played[]): number {
  let common = 0;
  while (common < history.length) {
    const step = known[common + 1] as Step | undefined;
    if (!step || step.action !== history[common]?.action) break;
    ++common;
  }
  return common;
}

/** What is known already is not asked again: a game goes on by one action, or back by one turn. */
export function extended(rules: Rules, known: Positions, history: readonly Played[]): Positions {
  const common = inCommon(known, history);
  const [start] = known;
  const steps: Positions = [...known.slice(0, common + 1)] as Positions;
  for (const { action } of history.slice(common)) {
    const before = steps.at(-1) ?? start;
    const step = rules.apply(before.game, before.settings, before.position, action);
    if (refused(step)) throw new Error(step.error.message);
    steps.push(step);
  }
  return steps;
}
