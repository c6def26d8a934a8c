// A player's own games, as the server lists them: those that this page knows.

import { faces } from '../../games/index';
import { gamesOf, NotToBeHad, type OwnGame } from '../../net/records';

export class OwnGames {
  /** Null: not yet heard of. */
  games = $state.raw<OwnGame[] | null>(null);
  /** Why they could not be had, the last time. */
  trouble = $state<string | null>(null);
  #asked = 0;

  /** The latest question is the one that counts: the player may have become another one meanwhile. */
  async load(player: string): Promise<void> {
    const question = ++this.#asked;
    try {
      const known = (await gamesOf(player)).filter(({ game }) => Object.hasOwn(faces, game));
      if (question !== this.#asked) return;
      this.games = known;
      this.trouble = null;
    } catch (problem) {
      if (!(problem instanceof NotToBeHad)) throw problem;
      if (question === this.#asked) this.trouble = problem.message;
    }
  }
}
