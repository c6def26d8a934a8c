// What a screen reader says. App.svelte shows the lines in a live region, where each new one is said in its turn.

interface Line {
  id: number;
  text: string;
}

/** Enough for what one moment brings. */
const kKept = 5;

class Announcer {
  lines = $state.raw<Line[]>([]);
  #said = 0;

  say(text: string): void {
    this.lines = [...this.lines, { id: ++this.#said, text }].slice(-kKept);
  }
}

export const announcer = new Announcer();
