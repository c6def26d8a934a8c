// This player's own search for an opponent: what was asked for, until it is matched or stopped.

import type { LobbyPlace } from '../../net/lobby.svelte';
import { isRefused, type SeekSummary, type SeekWish } from '../../net/messages';

export interface Search {
  wish: SeekWish;
  /** In the server's time. */
  since: number;
}

export class Seeking {
  trouble = $state<string | null>(null);
  readonly #lobby: LobbyPlace;
  #asked = $state.raw<Search | null>(null);
  // A list of seeks from before the search was stopped still has it.
  #outdated = $state.raw<SeekSummary[] | null>(null);

  constructor(lobby: LobbyPlace) {
    this.#lobby = lobby;
  }

  get search(): Search | null {
    if (this.#asked) return this.#asked;
    if (this.#lobby.seeks === this.#outdated) return null;
    const mine = this.#lobby.seeks.find(({ player }) => player.id === this.#lobby.me?.id);
    return mine ? { wish: mine, since: mine.since } : null;
  }

  begin(wish: SeekWish): Promise<boolean> {
    this.#asked = { wish, since: this.#lobby.serverNow() };
    return this.#seek(wish);
  }
  async stop(): Promise<void> {
    this.#asked = null;
    this.#outdated = this.#lobby.seeks;
    const answer = await this.#lobby.cancelSeek();
    this.trouble = isRefused(answer) ? answer.message : null;
    this.#outdated = this.#lobby.seeks;
  }
  /** The server forgets a search some seconds after the line is lost; who comes back seeks again. */
  async goOn(): Promise<void> {
    if (this.#asked) await this.#seek(this.#asked.wish);
  }

  async #seek(wish: SeekWish): Promise<boolean> {
    this.trouble = null;
    const answer = await this.#lobby.seek(wish);
    if (!isRefused(answer) || answer.code === 'line_lost') return true;
    this.#asked = null;
    this.trouble = answer.message;
    return false;
  }
}
