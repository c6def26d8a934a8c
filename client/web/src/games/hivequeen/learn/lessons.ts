import type { Lesson, LessonBoard } from '../../../pages/learn/lesson';

const plain = (position: string | null, solo: boolean): LessonBoard => ({
  game: 'hivequeen',
  settings: {},
  position,
  solo,
  tray: false,
});
const alone = (position: string) => plain(position, true);
const together = (position: string) => plain(position, false);
const withTray = (board: LessonBoard): LessonBoard => ({ ...board, tray: true });

/** The rules page of HiveQueen, in this order. */
export const lessons = [
  { key: 'aim', piece: null, board: withTray(plain(null, false)) },
  { key: 'queen', piece: 'Q', board: alone('5/6/3H3/5s1w/Q7q/6w1/5H1/6/5 w move') },
  { key: 'highborn', piece: 'H', board: alone('5/3s2/2W4/7w/Q2H2d1q/8/7/4w1/5 w move') },
  { key: 'soldier', piece: 'S', board: alone('5/3s2/3W3/3W3w/QSwSWd2q/3w4/7/6/5 w move') },
  { key: 'worker', piece: 'W', board: alone('5/6/7/1W5w/Q2WW3q/3s4/7/6/5 w move') },
  { key: 'drone', piece: 'D', board: alone('5/6/1W5/2D4w/Q4h2q/3s4/7/6/5 w move') },
  { key: 'nurse', piece: 'N', board: alone('5/6/3S3/1N1H3w/Q7q/2D3h1/4W2/6/5 w move') },
  { key: 'turn', piece: null, board: null },
  {
    key: 'production',
    piece: null,
    board: withTray(alone('5/6/1W5/1NS4w/QW1W3hq/2N3w1/2W4/6/5 w produce:2')),
  },
  { key: 'promotion', piece: null, board: withTray(alone('5/6/1D5/1HW4w/1W5hq/2H1d1w1/1W5/6/5 w move')) },
  { key: 'queen_lost', piece: null, board: together('5/6/1D5/1W3s1w/Q3H3q/6w1/6h/6/5 w move') },
  { key: 'replaced', piece: null, board: together('5/6/2H4/1W5w/Q3H3q/4d3/6h/4w1/5 w move') },
  { key: 'immobile', piece: null, board: together('2W1w/4WW/7/8/Q7q/8/7/6/5 w move') },
  { key: 'draws', piece: null, board: null },
] as const satisfies readonly Lesson[];

export type LessonKey = (typeof lessons)[number]['key'];
