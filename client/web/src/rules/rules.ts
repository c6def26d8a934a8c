// The rules core, compiled to WebAssembly: the same code that the server asks. Loaded when it is first needed.

import type { Facts, GameInfo, Result, Settings, Side } from '../net/messages';

/** A position as the rules see it. `legal` is empty after the end. */
export interface Standing {
  game: string;
  /** Every setting of the game. */
  settings: Settings;
  position: string;
  to_act: Side;
  phase: string;
  board: Record<string, string>;
  facts: Facts;
  legal: string[];
  result: Result | null;
  /** Equal for two positions that repetition counts as one; looked at where a turn begins. */
  key: string;
}
export interface Step extends Standing {
  /** The action's one full text. */
  action: string;
  captures: string[];
  turn_ended: boolean;
}
export interface RuleRefusal {
  error: { code: string; message: string };
}
export const refused = (answer: object): answer is RuleRefusal => 'error' in answer;

export interface Rules {
  games(): GameInfo[];
  /** A game or named ruleset, with `settings` over it, at `position` or at its start. */
  open(game: string, settings: Settings, position?: string): Standing | RuleRefusal;
  apply(game: string, settings: Settings, position: string, action: string): Step | RuleRefusal;
}
