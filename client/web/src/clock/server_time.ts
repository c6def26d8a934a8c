// The server's clock, reckoned from our steady one and the times in its messages.

interface Sample {
  /** How much the server's clock is ahead of ours, if the answer was made half way. */
  offset: number;
  /** How long question and answer were on their way: the offset is wrong by no more than half of it. */
  trip: number;
}
/** So many pings are remembered: two minutes, in which the two clocks hardly drift. */
const kKept = 8;
/** The two clocks tell different stories by more than this: one of them was set, or ours slept. */
const kTorn = 20;

export class ServerTime {
  #samples: Sample[] = [];
  #offset: number | null = null;

  /** `steady`: our clock in ms, as performance.now() shows it. */
  constructor(private readonly steady: () => number = () => performance.now()) {}

  now(): number {
    return this.steady() + (this.#offset ?? Date.now() - this.steady());
  }
  /** A question was sent at `sent`; its answer, made when the server's clock showed `serverTime`, came at `came`. */
  heard(serverTime: number, sent: number, came: number): void {
    const sample = { offset: serverTime - (sent + came) / 2, trip: came - sent };
    const contradicted = this.#samples.some(
      (other) => Math.abs(other.offset - sample.offset) > (other.trip + sample.trip) / 2 + kTorn,
    );
    if (contradicted) this.#samples = [];
    this.#samples = [...this.#samples, sample].slice(-kKept);
    const best = this.#samples.reduce((one, other) => (other.trip < one.trip ? other : one));
    const smooth = this.#offset !== null && !contradicted && this.#samples.length > 2;
    this.#offset = smooth ? (this.#offset! + best.offset) / 2 : best.offset;
  }
  /** A message that was made at `serverTime` is here: the server's clock cannot be behind that. */
  behind(serverTime: number, came: number): void {
    if (this.#offset !== null && came + this.#offset < serverTime) this.#offset = serverTime - came;
  }
}
