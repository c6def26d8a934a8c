// One socket to one place, made again whenever it is lost.

import type { ServerTime } from '../clock/server_time';
import { Backoff } from './backoff';
import { frameOf } from './frames';
import { helloText } from './hello';
import type { Line } from './line';
import type { Bye, Refusal, ServerMessage, Welcome } from './messages';
import { Pulse } from './pulse';
import type { World } from './world';

export interface Ear {
  line(line: Line): void;
  welcome(welcome: Welcome): void;
  /** All but the welcome and what the connection is kept alive by. */
  message(message: ServerMessage): void;
  /** The socket is gone: what was asked on it stays unanswered. */
  lost(): void;
}

const kWelcomeWithin = 10_000;
const kFirstHello = 'hexcourt.first-hello';
const kReplaced = 4001;
const kFinal = [4002, 4005, 1003, 1008, 1009];
const kMalformed = ['bad_json', 'bad_message'];
/** A hello that was refused like this may be welcome a little later. */
const kPassing = ['internal', 'too_fast'];

export class Connection {
  #socket: WebSocket | null = null;
  #pulse: Pulse | null = null;
  /** Counts attempts: what comes of an older one is not heard. */
  #attempt = 0;
  #token: string | null = null;
  #wish: string | null = null;
  /** The server could make nothing of the token: hello is said without it. */
  #nameless = false;
  #line: Line = { kind: 'connecting' };
  #helloAt = 0;
  #bye: Bye | null = null;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #release: () => void = () => {};
  readonly #unsubscribe: (() => void)[];
  readonly #backoff: Backoff;

  constructor(
    readonly place: string,
    readonly invite: string | null,
    private readonly ear: Ear,
    private readonly time: ServerTime,
    private readonly world: World,
  ) {
    this.#backoff = new Backoff(world.chance);
    this.#unsubscribe = [
      world.onWaking(() => this.#woken()),
      world.identity.onChange(() => this.#identityChanged()),
    ];
  }

  start(): void {
    this.#connect();
  }
  /** False where there is no open line. */
  send(message: object): boolean {
    if (!this.#socket || this.#line.kind !== 'open') return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
  tryNow(): void {
    if (this.#closed || this.#line.kind === 'open' || this.#socket) return;
    this.#show(
      this.#line.kind === 'waiting' ? { kind: 'waiting', retryAt: Date.now() } : { kind: 'connecting' },
    );
    this.#connect();
  }
  greetAgain(): void {
    if (!this.#closed && this.#line.kind === 'open') this.#startOver();
  }
  close(): void {
    this.#closed = true;
    for (const end of this.#unsubscribe) end();
    this.#drop();
  }

  #show(line: Line): void {
    this.#line = line;
    this.ear.line(line);
  }

  #startOver(): void {
    this.#drop();
    this.#show({ kind: 'connecting' });
    this.#connect();
  }

  /** Two tabs of a new browser must not both become somebody: the second waits for the token of the first. */
  #connect(): void {
    clearTimeout(this.#timer);
    const attempt = ++this.#attempt;
    const { identity, locks } = this.world;
    if (identity.token !== null || !locks) return this.#dial(attempt);
    let held = false;
    const hold = () => {
      held = true;
      if (attempt !== this.#attempt) return undefined;
      return new Promise<void>((release) => {
        this.#release = release;
        if (identity.token !== null) release();
        this.#dial(attempt);
      });
    };
    // Where cookies are blocked there are no locks either, nor another tab that could share the token.
    locks.request(kFirstHello, hold).catch(() => {
      if (!held && attempt === this.#attempt) this.#dial(attempt);
    });
  }

  #dial(attempt: number): void {
    const socket = this.world.open(this.place);
    this.#socket = socket;
    this.#bye = null;
    socket.onopen = () => attempt === this.#attempt && this.#greet(socket);
    socket.onmessage = ({ data }) => attempt === this.#attempt && this.#hear(frameOf(data));
    socket.onclose = ({ code, reason }) => attempt === this.#attempt && this.#ended(code, reason);
    this.#timer = setTimeout(() => this.#lost(), kWelcomeWithin);
  }

  #greet(socket: WebSocket): void {
    const { token, wish } = this.world.identity;
    this.#token = token;
    this.#wish = wish;
    this.#helloAt = performance.now();
    socket.send(helloText({ token: this.#nameless ? null : token, name: wish, invite: this.invite }));
  }

  #hear(message: ServerMessage | null): void {
    this.#pulse?.heard();
    if (message === null) {
      console.warn('The server said something that this page does not understand.');
    } else if (message.type === 'welcome') {
      this.#welcomed(message);
    } else if (message.type === 'bye') {
      this.#bye = message;
    } else if (message.type === 'pong') {
      this.#pulse?.pong(message.t, message.server_time);
    } else if (message.type === 'error' && this.#line.kind !== 'open') {
      this.#refused(message);
    } else {
      if (message.type === 'state') this.time.behind(message.server_time, performance.now());
      this.ear.message(message);
    }
  }

  #welcomed(welcome: Welcome): void {
    // Since our hello this browser has become somebody else, in another tab.
    if (this.world.identity.token !== this.#token) return this.#startOver();
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.time.heard(welcome.server_time, this.#helloAt, performance.now());
    this.#token = welcome.token ?? this.#token;
    this.#nameless = false;
    this.world.identity.greeted(welcome, this.#wish);
    this.#release();
    this.#backoff.connected(Date.now());
    this.#pulse = new Pulse(
      (text) => socket?.readyState === WebSocket.OPEN && socket.send(text),
      () => this.#lost(),
      this.time,
    );
    this.#show({ kind: 'open' });
    this.ear.welcome(welcome);
  }

  #refused(error: Refusal): void {
    if (kPassing.includes(error.code)) return this.#lost();
    if (kMalformed.includes(error.code) && this.#leaveOut()) return this.#startOver();
    this.#drop();
    this.#show({ kind: 'stopped', why: error.message });
  }

  /** What of this browser a hello could do without; it is forgotten only once that hello was welcome. */
  #leaveOut(): boolean {
    if (this.#wish !== null) this.world.identity.dropWish();
    else if (this.#token !== null && !this.#nameless) this.#nameless = true;
    else return false;
    return true;
  }

  #ended(code: number, reason: string): void {
    const bye = this.#bye;
    // A page that was frozen between opening and hello is late through no fault of anybody's.
    const late = bye?.code === 'limits' && this.#line.kind !== 'open';
    if (bye?.code === 'replaced' || code === kReplaced) {
      this.#drop();
      this.#show({ kind: 'replaced' });
    } else if (bye ? !bye.retry && !late : kFinal.includes(code)) {
      this.#drop();
      this.#show({ kind: 'stopped', why: bye?.message ?? `${reason} (${code})`.trim() });
    } else {
      this.#lost();
    }
  }

  #lost(): void {
    this.#drop();
    const delay = this.#backoff.lost(Date.now());
    this.#show({ kind: 'waiting', retryAt: Date.now() + delay });
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  /** Lets go of the socket, whatever becomes of it. */
  #drop(): void {
    ++this.#attempt;
    clearTimeout(this.#timer);
    this.#pulse?.stop();
    this.#pulse = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#release();
    this.ear.lost();
  }

  #woken(): void {
    if (this.#line.kind === 'open') this.#pulse?.test();
    if (this.#line.kind === 'waiting') this.tryNow();
  }
  #identityChanged(): void {
    if (this.world.identity.token !== this.#token) this.greetAgain();
  }
}
