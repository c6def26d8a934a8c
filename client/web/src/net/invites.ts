// The invites of private rooms that this browser was let into: the server tells one only to whoever makes the room.

import { lasting, type Kept } from '../kept/kept';
import { isList, isText, parsed } from '../kept/shape';

const kKey = 'hexcourt.invites';
/** Of so many rooms, those that were entered last. */
const kMost = 100;

type Known = [room: string, invite: string];
const isKnown = (entry: unknown): entry is Known =>
  isList(entry) && entry.length === 2 && entry.every(isText);

export class Invites {
  readonly #storage: Kept;

  constructor(storage: Kept) {
    this.#storage = storage;
  }

  of(room: string): string | null {
    return this.#known().find(([known]) => known === room)?.[1] ?? null;
  }
  keep(room: string, invite: string): void {
    const others = this.#known().filter(([known]) => known !== room);
    this.#storage.write(kKey, JSON.stringify([...others, [room, invite]].slice(-kMost)));
  }

  #known(): Known[] {
    const known = parsed(this.#storage.read(kKey) ?? '');
    return isList(known) ? known.filter(isKnown) : [];
  }
}

export const invites = new Invites(lasting);
