// Text that the browser keeps under a name. Where it refuses, this page keeps it for as long as it is open.

export class Kept {
  /** What the browser would not take; null: what it would not let go of. */
  readonly #own = new Map<string, string | null>();

  /** `storage` is looked up anew each time, for to name it is already refused where cookies are blocked. */
  constructor(private readonly storage: () => Storage) {}

  read(key: string): string | null {
    const own = this.#own.get(key);
    if (own !== undefined) return own;
    try {
      return this.storage().getItem(key);
    } catch {
      return null;
    }
  }
  /** False where it goes no further than this page. */
  write(key: string, text: string): boolean {
    return this.#changed(key, text, (storage) => storage.setItem(key, text));
  }
  /** False where the browser will still have it when the page is opened again. */
  remove(key: string): boolean {
    return this.#changed(key, null, (storage) => storage.removeItem(key));
  }

  #changed(key: string, text: string | null, change: (storage: Storage) => void): boolean {
    try {
      change(this.storage());
      this.#own.delete(key);
      return true;
    } catch {
      this.#own.set(key, text);
      return false;
    }
  }
}

/** For every tab, until somebody clears it. */
export const lasting = new Kept(() => localStorage);
/** For this tab. */
export const passing = new Kept(() => sessionStorage);
