// Who this browser is on the server: the token that says so, kept for all its tabs.

import { lasting, type Kept } from '../kept/kept';
import type { Refusal, Welcome } from './messages';
import { nobody, somebodyIn, type Somebody } from './somebody';
import { redeem } from './take_over';

const kKey = 'hexcourt.identity';

export class Identity {
  readonly #storage: Kept;
  readonly #changed = new Set<() => void>();
  readonly #renamed = new Set<() => void>();

  constructor(storage: Kept) {
    this.#storage = storage;
  }

  get token(): string | null {
    return this.#kept().token;
  }
  get player(): string | null {
    return this.#kept().player;
  }
  /** As the server last said it; a wish until then. */
  get name(): string | null {
    const { wish, name } = this.#kept();
    return wish ?? name;
  }
  /** The name that the next hello asks for. */
  get wish(): string | null {
    return this.#kept().wish;
  }

  /** The lobby says it to the server at once, a room with its next hello. */
  setName(name: string): void {
    this.#keep({ ...this.#kept(), wish: name });
    for (const tell of this.#renamed) tell();
  }
  /** The server would not hear of the name that was wished for. */
  dropWish(): void {
    this.#keep({ ...this.#kept(), wish: null });
  }
  /** The next hello makes a new guest. */
  forget(): void {
    this.#keep(nobody);
    this.#tellChange();
  }
  /** Becomes the player of another device, by the code that is shown there. */
  async takeOver(code: string): Promise<Welcome | Refusal> {
    const answer = await redeem(code);
    if (answer.type === 'welcome') this.greeted(answer, null);
    return answer;
  }
  /** What a welcome says, in answer to a hello that asked for the name `asked`. */
  greeted(welcome: Welcome, asked: string | null): void {
    const before = this.#kept();
    const samePlayer = before.player === welcome.player.id;
    const wish = samePlayer && before.wish !== asked ? before.wish : null;
    const token = welcome.token ?? before.token;
    this.#keep({ token, player: welcome.player.id, name: welcome.player.name, wish });
    if (token !== before.token) this.#tellChange();
  }

  /** `tell` is called when the token has changed, in this tab or another. Returns what ends it. */
  onChange(tell: () => void): () => void {
    this.#changed.add(tell);
    return () => this.#changed.delete(tell);
  }
  /** `tell` is called when another name is wished for in this tab. */
  onRename(tell: () => void): () => void {
    this.#renamed.add(tell);
    return () => this.#renamed.delete(tell);
  }
  /** Another tab wrote to the storage. */
  heard(key: string | null): void {
    if (key === kKey || key === null) this.#tellChange();
  }

  #tellChange(): void {
    for (const tell of this.#changed) tell();
  }
  #kept(): Somebody {
    return somebodyIn(this.#storage.read(kKey));
  }
  #keep(somebody: Somebody): void {
    this.#storage.write(kKey, JSON.stringify(somebody));
  }
}

export const identity = new Identity(lasting);
if (typeof window !== 'undefined') addEventListener('storage', (event) => identity.heard(event.key));
