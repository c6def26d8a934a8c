import type { Settings } from '../../../net/messages';
import type { Lesson, LessonBoard } from '../../../pages/learn/lesson';

const together = (position: string | null, settings: Settings = {}): LessonBoard => ({
  game: 'agon',
  settings,
  position,
  solo: false,
  tray: true,
});
const plain = (board: LessonBoard): LessonBoard => ({ ...board, tray: false });
const alone = (position: string): LessonBoard => ({ ...plain(together(position)), solo: true });

const kGuardBetweenTwo = '1g2G1/G5g/8/g8/7G2/Q6g2q/7G2/g8/8/G5g/4G1 w move -';
const kQueenBetweenTwo = '1g2G1/G5g/8/g8/7G2/Q6q3/7G2/g8/8/G5g/1g2G1 w move -';

/** The rules page of Agon, in this order: the game as it is commonly played, then each variation. */
export const lessons = [
  { key: 'aim', piece: null, board: plain(together(null)) },
  { key: 'moving', piece: null, board: alone('1g2G1/G5g/8/6G2/2Q2g1g2/10q/10/g7G/8/G5g/4G1 w move -') },
  { key: 'guard', piece: 'G', board: together(kGuardBetweenTwo) },
  {
    key: 'queen',
    piece: 'Q',
    board: together('1g2G1/G5g/8/g8/7G2/Q6q3/4Gg1G2/g8/8/6g/4G1 w move -'),
  },
  { key: 'throne', piece: null, board: together('1g4/6g/8/g8/4GG4/4GQG3q/5G4/g3G4/8/6g/1g4 w move -') },
  {
    key: 'empty_throne',
    piece: null,
    board: together('1g4/6g/8/g8/4GG4/3QG1G3q/5G4/g3G4/8/6g/1g4 w move -'),
  },
  { key: 'draws', piece: null, board: null },
  { key: 'variations', piece: null, board: null },
  { key: 'opening', piece: null, board: together(null, { opening: 'placement' }) },
  { key: 'captured_queen', piece: null, board: together(kQueenBetweenTwo, { captured_queen: 'opponent' }) },
  {
    key: 'ring',
    piece: null,
    board: together('1g2G1/G5g/8/g8/7G2/Q7g1q/8G1/g8/8/G5g/4G1 w move -', { capture: 'ring' }),
  },
  { key: 'next_band', piece: null, board: together(kGuardBetweenTwo, { relocation: 'next_band' }) },
  {
    key: 'release',
    piece: null,
    board: together('1G1gG1/6g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w move -', { relocation: 'next_band' }),
  },
  { key: 'touch_move', piece: null, board: plain(together(null, { touch_move: true })) },
] as const satisfies readonly Lesson[];

export type LessonKey = (typeof lessons)[number]['key'];
