// How long to wait before connecting again: longer with every failure in a row, and by chance a little shorter,
// so that the pages of a server that comes back do not all come at once.

const kFirst = 250;
const kLongest = 8_000;
/** A connection that held so long ends a row of failures. */
const kSteady = 10_000;

export class Backoff {
  #ceiling = kFirst;
  #connectedAt: number | null = null;
  readonly #chance: () => number;

  /** `chance` returns numbers from 0 up to, but not including, 1. */
  constructor(chance: () => number) {
    this.#chance = chance;
  }
  connected(now: number): void {
    this.#connectedAt = now;
  }
  /** A connection was lost, or could not be made: wait so many ms. */
  lost(now: number): number {
    if (this.#connectedAt !== null && now - this.#connectedAt >= kSteady) this.#ceiling = kFirst;
    this.#connectedAt = null;
    const delay = this.#ceiling * (0.5 + this.#chance() / 2);
    this.#ceiling = Math.min(this.#ceiling * 2, kLongest);
    return delay;
  }
}
