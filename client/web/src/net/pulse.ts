// Whether an open socket still has somebody at its other end, and what the server's clock shows.
//
// A hidden tab's timers come late, and those of a machine that slept much later: after such a gap, silence says
// nothing yet, and the line is tested by a ping of its own.

import type { ServerTime } from '../clock/server_time';

const kPingEvery = 15_000;
const kAnswerWithin = 10_000;
/** Somebody looks at the page and waits. */
const kTestWithin = 5_000;
const kBeat = 1_000;
const kSlept = 5_000;

export class Pulse {
  #timer: ReturnType<typeof setInterval>;
  #beatAt = Date.now();
  #pingedAt = Date.now();
  /** By when something must be heard; null where nothing is awaited. */
  #due: number | null = null;
  #last = 0;
  readonly #sent = new Map<number, number>();
  readonly #send: (text: string) => void;
  readonly #silent: () => void;
  readonly #time: ServerTime;

  constructor(send: (text: string) => void, silent: () => void, time: ServerTime) {
    this.#send = send;
    this.#silent = silent;
    this.#time = time;
    this.#timer = setInterval(() => this.#beat(), kBeat);
    this.#ping(kAnswerWithin);
  }

  heard(): void {
    this.#due = null;
  }
  pong(t: number, serverTime: number): void {
    const sent = this.#sent.get(t);
    this.#sent.clear();
    if (sent !== undefined) this.#time.heard(serverTime, sent, performance.now());
  }
  test(): void {
    this.#ping(kTestWithin);
  }
  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const now = Date.now();
    const slept = Math.abs(now - this.#beatAt) > kSlept;
    this.#beatAt = now;
    if (slept) {
      this.#due = null;
      this.test();
    } else if (this.#due !== null && now >= this.#due) {
      this.#silent();
    } else if (now - this.#pingedAt >= kPingEvery) {
      this.#ping(kAnswerWithin);
    }
  }
  #ping(within: number): void {
    const t = ++this.#last;
    this.#pingedAt = Date.now();
    this.#due = Math.min(this.#due ?? Infinity, this.#pingedAt + within);
    this.#sent.set(t, performance.now());
    this.#send(JSON.stringify({ type: 'ping', t }));
  }
}
