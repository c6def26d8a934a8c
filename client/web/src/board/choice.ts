// How one of the legal actions is chosen: what is picked up, where it may go, and the question where one
// target has two ways. Plain values: every function returns what comes next and changes nothing.

import type { Cell, Choices, Option } from './scene';

export interface Choice {
  /** The piece that is picked up. */
  from: Cell | null;
  /** The letter that is picked from the tray. */
  tray: string | null;
  /** The ways to the target that was pressed, where there are several. */
  asking: Option[];
}
/** What comes after a press: a choice that goes on, or with `option` one that is made; `missed`: it meant nothing legal. */
export interface Pressed {
  choice: Choice;
  option: Option | null;
  missed: boolean;
}

const nothing: Choice = { from: null, tray: null, asking: [] };
const picking = (from: Cell): Choice => ({ ...nothing, from });

/** Cells whose piece can be picked up. */
export function sourcesOf(choices: Choices): Set<Cell> {
  return new Set(choices.options.map((option) => option.from).filter((from) => from !== null));
}

/** Letters that can be picked from the tray. */
export function lettersOf(choices: Choices): Set<string> {
  return new Set(choices.options.map((option) => option.tray).filter((letter) => letter !== null));
}

/** Where the choice can end with the next press, and by which ways. */
export function targetsOf(choices: Choices, choice: Choice): Map<Cell, Option[]> {
  const targets = new Map<Cell, Option[]>();
  for (const option of choices.options) {
    const atOnce = option.from === null && option.tray === null;
    if (!atOnce && (option.from !== choice.from || option.tray !== choice.tray)) continue;
    const ways = targets.get(option.to) ?? [];
    if (!ways.some((way) => way.action === option.action)) targets.set(option.to, [...ways, option]);
  }
  return targets;
}

/** Nothing chosen yet; but a piece that is `held` for good, or the only one that can be picked, is picked. */
export function begin(choices: Choices, held: Cell | null): Choice {
  if (held !== null) return picking(held);
  const [only, ...others] = sourcesOf(choices);
  if (only === undefined || others.length > 0 || lettersOf(choices).size > 0) return nothing;
  return picking(only);
}

export function press(choices: Choices, choice: Choice, cell: Cell, held: Cell | null): Pressed {
  const ways = targetsOf(choices, choice).get(cell) ?? [];
  const goesOn = { option: null, missed: false };
  if (ways.length > 1) return { ...goesOn, choice: { ...choice, asking: ways } };
  if (ways[0]) return { choice: begin(choices, held), option: ways[0], missed: false };
  const another = held === null && cell !== choice.from && sourcesOf(choices).has(cell);
  if (another) return { ...goesOn, choice: picking(cell) };
  const back = cell === choice.from || choice.asking.length > 0;
  return { ...goesOn, choice: drop(choices, choice, held), missed: !back };
}

/** Picks up the piece of a cell; where there is none to pick up, what was picked is put back. */
export function pick(choices: Choices, choice: Choice, cell: Cell, held: Cell | null): Choice {
  if (held !== null) return picking(held);
  return sourcesOf(choices).has(cell) ? picking(cell) : drop(choices, choice, held);
}

/** Picks a letter from the tray; the same letter once more is put back. */
export function pickLetter(choices: Choices, choice: Choice, letter: string, held: Cell | null): Choice {
  if (held !== null) return picking(held);
  if (letter === choice.tray || !lettersOf(choices).has(letter)) return begin(choices, held);
  return { ...nothing, tray: letter };
}

/** Takes one step back: first the question, then the piece or letter. */
export function drop(choices: Choices, choice: Choice, held: Cell | null): Choice {
  return choice.asking.length > 0 ? { ...choice, asking: [] } : begin(choices, held);
}
