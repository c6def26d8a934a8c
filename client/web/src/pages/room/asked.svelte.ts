import { isRefused, type Answer } from '../../net/messages';

/** What was asked of the server beside actions: keeps its refusal until the next question. */
export class Asked {
  refusal = $state<string | null>(null);
  #latest = 0;

  async ask(answer: Promise<Answer>): Promise<void> {
    const question = ++this.#latest;
    this.refusal = null;
    const said = await answer;
    if (question === this.#latest && isRefused(said)) this.refusal = said.message;
  }
  forget(): void {
    this.refusal = null;
  }
}
