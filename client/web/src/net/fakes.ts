// A server and a browser for the tests of the places: sockets that do nothing by themselves.

import { Kept } from '../kept/kept';
import { Identity } from './identity';
import type { World } from './world';

export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};

  constructor(readonly place: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  end(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose({ code, reason: '' });
  }
  welcome(player: string, token?: string): void {
    this.open();
    this.greet(player, token);
  }
  greet(player: string, token?: string): void {
    const { protocol, server_time } = { protocol: 1, server_time: Date.now() };
    const who = { id: player, name: `name of ${player}`, guest: true };
    this.say({ type: 'welcome', player: who, server: 's', protocol, server_time, ...(token && { token }) });
  }
  /** The requests of that type. */
  asked(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['type'] === type);
  }
}

export function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return storage as Storage;
}

/** One exclusive lock, by turns. */
export class FakeLocks {
  #queue: Promise<unknown> = Promise.resolve();
  request(_name: string, hold: (lock: Lock | null) => unknown): Promise<unknown> {
    this.#queue = this.#queue.then(() => hold(null));
    return this.#queue;
  }
}

export function fakeWorld(storage = fakeStorage(), locks = new FakeLocks()) {
  const sockets: FakeSocket[] = [];
  const wakes: (() => void)[] = [];
  const world: World = {
    open: (place) => {
      sockets.push(new FakeSocket(place));
      return sockets.at(-1) as unknown as WebSocket;
    },
    chance: () => 0,
    locks: locks as unknown as LockManager,
    onWaking: (wake) => {
      wakes.push(wake);
      return () => void wakes.splice(wakes.indexOf(wake), 1);
    },
    identity: new Identity(new Kept(() => storage)),
  };
  return { world, sockets, wake: () => wakes.forEach((each) => each()) };
}
