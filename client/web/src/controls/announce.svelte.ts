// What a screen reader says. App.svelte shows the text in a live region; two equal texts in a row are both said.

class Announcer {
  text = $state('');
  #twice = false;

  say(text: string): void {
    this.#twice = text === this.text.trimEnd() && !this.#twice;
    this.text = this.#twice ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
