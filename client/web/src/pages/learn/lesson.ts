// A rules page is a row of lessons: a heading, a little prose, and mostly a board to try it on.

import type { Settings } from '../../net/messages';
import type { Standing } from '../../rules/rules';

export interface Lesson {
  key: string;
  /** The piece it is about, drawn beside the heading. */
  piece: string | null;
  board: LessonBoard | null;
}
export interface LessonBoard {
  /** A game or a named ruleset. */
  game: string;
  settings: Settings;
  /** Null: the start. */
  position: string | null;
  /** White alone acts, turn after turn; else both sides do. */
  solo: boolean;
  /** Whether what stands beside the board, units or captives, belongs to the lesson. */
  tray: boolean;
}

export interface LessonText {
  title: string;
  prose: string[];
  /** What to try on the board. */
  task?: string;
}
export type LessonTexts<Key extends string> = Record<Key, LessonText>;

/** The same board with White to act again: every position string says the side second, and then the phase. */
export function whiteAgain(standing: Standing): string {
  const [board = '', , , ...more] = standing.position.split(' ');
  return [board, 'w', 'move', ...more].join(' ');
}
