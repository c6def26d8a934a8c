// The turn list: which of the actions so far belong to one turn.

import type { LastAction, Side } from '../net/messages';
import type { Played } from '../net/history';

export interface Turn {
  number: number;
  side: Side;
  actions: Played[];
}

/**
 * `ended[n]` says whether action n ended its turn, as far as the rules have been asked; where they have not, a turn is
 * taken to end when the other side acts. (In Agon one side may have two turns running.)
 */
export function turnsOf(history: readonly Played[], ended: readonly boolean[]): Turn[] {
  const turns: Turn[] = [];
  history.forEach((played, ply) => {
    const open = turns.at(-1);
    const goesOn = ply > 0 && (ended[ply - 1] === undefined ? open?.side === played.side : !ended[ply - 1]);
    if (open && goesOn) open.actions.push(played);
    else turns.push({ number: turns.length + 1, side: played.side, actions: [played] });
  });
  return turns;
}

/** The turn that action `ply` belongs to, up to that action; `capturesOf` says what the rules say of one that the record alone told of. */
export function turnUpTo(
  turns: readonly Turn[],
  ply: number,
  capturesOf: (ply: number) => string[],
): LastAction[] {
  const turn = turns.filter(({ actions }) => (actions[0]?.ply ?? 0) <= ply).at(-1);
  return (turn?.actions ?? [])
    .filter((played) => played.ply <= ply)
    .map(({ side, action, captures, ply: at }) => ({ side, action, captures: captures ?? capturesOf(at) }));
}
