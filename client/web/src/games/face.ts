// What a game shows of itself. Each game is one folder beside this file, and one line of index.ts.

import type { Component } from 'svelte';
import type { Cell, Choices, Picked, Scene, Trace } from '../board/scene';
import type { Facts, LastAction, Settings, Side } from '../net/messages';

/** What a language says about a game: games/<name>/words/<language>.ts. */
export interface GameWords {
  title: string;
  /** One sentence for the lobby. */
  pitch: string;
  /** By ruleset name; "agon-original" and so on. */
  rulesets: Record<string, { title: string; sentence: string }>;
  /** By setting key, and by value written as text; the server's own sentence stands in where one is missing. */
  settings: Record<string, { title: string; sentence: string; values: Record<string, string> }>;
  /** By letter: "Q" -> "Queen". */
  pieces: Record<string, string>;
  /** By reason: "queen_lost" -> "the Queen was captured and cannot be replaced". */
  reasons: Record<string, string>;
  /** A whole sentence for a screen reader and the turn list's tooltip. `who` is "White" or "Black" in that language. */
  tell(who: string, action: string, captures: string[]): string;
  /** What the turn list shows of an action, where its text alone says too little: "." -> "end". */
  listed(action: string): string;
  /** What the player to act is to do now, in a sentence; with `last` also what it did, where that needs words. */
  task(scene: Scene, you: Side | null, settings: Settings, last?: LastAction | null): string;
  /** What a button beside the board says. */
  buttons: Record<'end_turn' | 'pass' | 'forfeit', string>;
}

export interface TrayProps {
  scene: Scene;
  facts: Facts;
  choices: Choices;
  words: GameWords;
  /** The letter that is picked from the tray just now. */
  picked: string | null;
  /** Null where nobody may act here. */
  onpick: ((letter: string) => void) | null;
}

export interface LearnProps {
  words: GameWords;
}

export interface Face {
  name: string;
  /** Every language's words, by its code. */
  words: Record<'en' | 'de', GameWords>;
  /** A piece drawn in a 100 x 100 box around (0, 0), as an SVG group. Props: letter, side, marked. */
  Drawing: Component<{ letter: string; side: Side; marked: boolean }>;
  /** Beside the board: facts of both sides, and the tray where the game has one. */
  Tray: Component<TrayProps>;
  /** The rules page, with boards to try; loaded when it is opened. */
  learn: () => Promise<{ default: Component<LearnProps> }>;
  /** Reads a position string that the server or the rules core wrote. */
  scene(position: string): Scene;
  /** Sorts the legal action texts into what is done on the board and what is a button. */
  choices(legal: string[], scene: Scene): Choices;
  /**
   * What pressing a cell would have meant that none of the legal actions leads to, as an action text: the rules say
   * why it is refused. Null where a press means nothing.
   */
  attempt(picked: Picked, to: Cell, scene: Scene): string | null;
  /** Which cells an action touched. */
  trace(action: string, captures: string[]): Trace;
  /** Whether a piece that is picked up may not be put back (Agon's touch_move). */
  pickedForGood(scene: Scene): string | null;
}
