// Requests that wait for the server's answer, by the id that they carry.

import type { Answer } from './messages';

export class Questions {
  #last = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  put(): { id: number; answer: Promise<Answer> } {
    const id = ++this.#last;
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    return { id, answer };
  }
  settle(id: number, answer: Answer): void {
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(answer);
  }
  /** None of those that wait will be answered any more. */
  giveUp(answer: Answer): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const resolve of waiting) resolve(answer);
  }
}
