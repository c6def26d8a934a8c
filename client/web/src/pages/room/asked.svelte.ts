import { isRefused, type Answer } from '../../net/messages';

/** The action was meant for an older state: the newer one is on its way, and says more than a sentence. */
const kOvertaken = 'stale';

/** What was asked of the server last: keeps its refusal until the next question. */
export class Asked {
  refusal = $state<string | null>(null);
  #latest = 0;

  async ask(answer: Promise<Answer>): Promise<void> {
    const question = ++this.#latest;
    this.refusal = null;
    const said = await answer;
    if (question === this.#latest && isRefused(said) && said.code !== kOvertaken) this.refusal = said.message;
  }
}
