// What a screen reader says. App.svelte shows the lines in a live region, where each new one is said in its turn.

import { untrack } from 'svelte';

interface Line {
  id: number;
  text: string;
}

/** Enough for what one moment brings. */
const kKept = 5;

class Announcer {
  lines = $state.raw<Line[]>([]);
  #said = 0;

  /** In an effect too: to say something is not to depend on what was said. */
  say(text: string): void {
    const before = untrack(() => this.lines);
    this.lines = [...before, { id: ++this.#said, text }].slice(-kKept);
  }
}

export const announcer = new Announcer();
