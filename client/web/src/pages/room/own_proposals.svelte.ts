import { untrack } from 'svelte';
import { passing } from '../../kept/kept';
import type { RoomState, Side } from '../../net/messages';
import { keepProposed, nothingProposed, proposedBy, readProposed, waitFor, type Wait } from './proposed';

/** What I proposed in this room, also before the page was loaded again. To be made while a component is. */
export class OwnProposals {
  #proposed = $state.raw(nothingProposed);
  #before: RoomState | null = null;
  readonly #stateOf: () => RoomState;

  constructor(stateOf: () => RoomState, sideOf: () => Side | null) {
    this.#stateOf = stateOf;
    this.#proposed = readProposed(passing, stateOf().room);
    $effect(() => {
      const [now, me] = [stateOf(), sideOf()];
      untrack(() => me && this.#follow(now, me));
    });
  }

  wait(what: 'draw' | 'takeback'): Wait {
    return waitFor(this.#proposed[what], this.#stateOf().turn);
  }

  #follow(now: RoomState, me: Side): void {
    const proposed = proposedBy(this.#proposed, this.#before, now, me);
    this.#before = now;
    if (JSON.stringify(proposed) === JSON.stringify(this.#proposed)) return;
    this.#proposed = proposed;
    keepProposed(passing, now.room, proposed);
  }
}
