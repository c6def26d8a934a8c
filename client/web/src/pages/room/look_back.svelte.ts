// Looking back in a game: which position is shown, and all positions there were, as the rules core works them out.

import type { RoomState, Settings } from '../../net/messages';
import type { Played } from '../../net/history';
import { loadRules } from '../../rules/load';
import { refused, type Rules } from '../../rules/rules';
import { extended, type Positions } from './positions';

/** A room's settings are the game's and then the match's; the rules want to hear of the game's only. */
function ofTheGame(rules: Rules, state: RoomState): Settings {
  const known = rules.games().find((game) => game.name === state.game)?.settings ?? [];
  return Object.fromEntries(
    known.filter(({ key }) => key in state.settings).map(({ key }) => [key, state.settings[key] ?? false]),
  );
}

function opened(rules: Rules, state: RoomState, start: string): Positions {
  const standing = rules.open(state.game, ofTheGame(rules, state), start);
  if (refused(standing)) throw new Error(standing.error.message);
  return [standing];
}

/** What the room says of its game so far. */
export interface GameSoFar {
  state: RoomState;
  history: readonly Played[];
  start: string;
}

export class LookBack {
  /** After how many actions; null: the game as it stands. */
  shown = $state<number | null>(null);
  /** Empty until the rules are here. */
  positions = $state.raw<Positions | []>([]);
  trouble = $state<string | null>(null);
  #game: GameSoFar | null = null;
  #working = false;

  /** To be called with each new state whose history is known. */
  follow(game: GameSoFar): void {
    this.#game = game;
    if (this.shown !== null && this.shown >= game.history.length) this.shown = null;
    if (game.history.length > 0) void this.#work();
  }

  show(ply: number): void {
    const plies = this.#game?.history.length ?? 0;
    this.shown = ply >= plies ? null : Math.max(0, ply);
    if (this.trouble !== null) void this.#work();
  }

  /** Where the rules have to be loaded first, what came in the meantime is worked out in the same go. */
  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      const rules = await loadRules();
      if (this.#game) this.#extend(rules, this.#game);
      this.trouble = null;
    } catch (problem) {
      this.trouble = problem instanceof Error ? problem.message : String(problem);
    } finally {
      this.#working = false;
    }
  }

  #extend(rules: Rules, { state, history, start }: GameSoFar): void {
    const [first] = this.positions;
    const known = first ? (this.positions as Positions) : opened(rules, state, start);
    this.positions = extended(rules, known, history);
  }
}
