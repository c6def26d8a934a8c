// What is the same in every game: how the match can end, when a repetition counts, the buttons beside the board.

import type { GameWords } from '../face';

export const reasons: GameWords['reasons'] = {
  resigned: 'the other side resigned',
  timeout: 'the time ran out',
  agreement: 'both players agreed',
  repetition: 'the same position came up again and again',
  abandoned: 'the other player left the game',
  aborted: 'the game was broken off before it had really begun',
};

export const repetition: GameWords['settings'] = {
  claim_after: {
    title: 'A draw may be claimed',
    sentence:
      'From which occurrence of a position on the player to act may claim a draw: 2 or more; 0 means never.',
    values: { 0: 'A repeated position gives nobody the right to a draw.' },
  },
  draw_after: {
    title: 'Drawn by itself',
    sentence: 'On which occurrence of a position the game is drawn by itself: 2 or more; 0 means never.',
    values: { 0: 'However often a position is repeated, the game goes on.' },
  },
};

export const buttons: GameWords['buttons'] = {
  end_turn: 'End the turn',
  pass: 'Pass: no piece can move',
  forfeit: 'Forfeit the turn',
};

export const sideName = { white: 'White', black: 'Black' } as const;
