// What lobby and room have in common: the line to one place of the server, who one is there, and questions
// that are answered.

import { ServerTime } from '../clock/server_time';
import { speech } from '../words/words.svelte';
import { Connection, type Ear } from './connection';
import type { Line } from './line';
import type { Answer, LineLost, Player, ServerMessage, Welcome } from './messages';
import { Questions } from './questions';
import type { World } from './world';

/** A request as it is sent: its type and members. */
export type Request = { type: string } & Record<string, unknown>;

export abstract class Place {
  line = $state.raw<Line>({ kind: 'connecting' });
  me = $state.raw<Player | null>(null);

  /** Nothing more comes, unless somebody tries again. */
  protected over = false;
  readonly #questions = new Questions();
  readonly #time = new ServerTime();
  readonly #connection: Connection;

  /** `path`: "lobby", "rooms/<id>". */
  protected constructor(path: string, invite: string | null, world: World) {
    const ear: Ear = {
      line: (line) => this.#shown(line),
      welcome: (welcome) => this.#welcomed(welcome),
      message: (message) => this.#heard(message),
      lost: () => this.#questions.giveUp(lineLost()),
    };
    this.#connection = new Connection(path, invite, ear, this.#time, world);
  }

  /** Connects again now, wherever it is not open: also where another tab took over. */
  tryNow(): void {
    this.#connection.tryNow();
  }
  /** Leaves the place for good. */
  close(): void {
    this.over = true;
    this.#connection.close();
    this.ended();
  }
  /** What the server's clock shows now, in ms since 1970. */
  serverNow(): number {
    return this.#time.now();
  }

  /** Not before the constructors are done: what comes finds the whole object. */
  protected begin(): void {
    this.#connection.start();
  }
  /** Says hello anew, to be known by another name. */
  protected greetAgain(): void {
    this.#connection.greetAgain();
  }
  protected ask(request: Request): Promise<Answer> {
    const { id, answer } = this.#questions.put();
    if (!this.#connection.send({ ...request, id })) this.#questions.settle(id, lineLost());
    return answer;
  }
  protected abstract take(message: ServerMessage): void;
  protected arrived(_welcome: Welcome): void {}
  /** It is over. */
  protected ended(): void {}

  #shown(line: Line): void {
    this.line = line;
    this.over = line.kind === 'replaced' || line.kind === 'stopped';
    if (this.over) this.ended();
  }

  #welcomed(welcome: Welcome): void {
    this.me = welcome.player;
    this.arrived(welcome);
  }
  #heard(message: ServerMessage): void {
    if ((message.type === 'ok' || message.type === 'error') && message.re !== undefined) {
      this.#questions.settle(message.re, message);
    } else {
      this.take(message);
    }
  }
}

export function lineLost(): LineLost {
  return { type: 'error', code: 'line_lost', message: speech.words.clock.lineLost };
}
