import type { OptionKind } from '../../board/scene';

type Told<T extends string> = Record<T, string>;

export const board = {
  board: 'Board',
  /** For a screen reader, once, at the board. */
  keys: 'Arrow keys, Home, End, Page Up and Page Down walk the hexagons. Enter picks up and puts down, Escape drops.',
  empty: 'empty',
  throne: 'throne',
  captured: 'captured',
  picked: 'picked up',
  movable: 'can be picked up',
  white: (piece: string) => `White ${piece}`,
  black: (piece: string) => `Black ${piece}`,
  target: {
    step: 'can move here',
    capture: 'can capture here',
    swap: 'can swap with it',
    promotion: 'can be promoted here',
    production: 'can be introduced here',
    relocation: 'can be relocated here',
    release: 'can be released',
    placement: 'can be placed here',
    touch: 'can be touched',
  } satisfies Told<OptionKind>,
  refused: (why: string) => `Not possible: ${why}`,
  stuck: (piece: string, cell: string) => `The ${piece} on ${cell} has nowhere to go just now.`,
  question: 'Which of these?',
  way: {
    step: 'Move only',
    capture: 'Capture only',
    swap: 'Swap',
    promotion: 'Move and promote',
    production: 'Introduce',
    relocation: 'Relocate',
    release: 'Release',
    placement: 'Place',
    touch: 'Touch',
  } satisfies Told<OptionKind>,
};
