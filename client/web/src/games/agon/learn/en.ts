import type { LessonTexts } from '../../../pages/learn/lesson';
import type { LessonKey } from './lessons';

export const en: LessonTexts<LessonKey> = {
  aim: {
    title: 'What it is about',
    prose: [
      'Agon, also called Queen’s Guards, is played on a board of 91 hexagons in rings around the throne in the middle. Each side has a Queen and six Guards. They begin on the edge, and no piece ever leaves the board.',
      'Be the first to bring your Queen onto the throne with all six of your Guards around her.',
    ],
    task: 'This is how a game begins. Look around: both sides may move here.',
  },
  moving: {
    title: 'Moving',
    prose: [
      'A turn is one step of one piece to an adjacent empty hexagon: sideways in the same ring, or inwards to the next ring. Never outwards.',
      'Only a Queen may step onto the throne. And no piece may step to where it would stand right between two enemies in a straight line.',
    ],
    task: 'The Guard on d7 may not step to e7, between the Guards on e6 and e8. On this board only White moves.',
  },
  guard: {
    title: 'Capturing a Guard',
    prose: [
      'When one of your pieces moves beside an enemy that has another piece of yours on its opposite side, in a straight line, that enemy is captured. It stays where it is, marked.',
      'Whose piece was captured must spend the next turn on it: a Guard goes to any empty hexagon of the edge. If it lands beside an enemy with a friend on the far side, that is a capture too.',
    ],
    task: 'Capture the Guard on f8: step to g7 or to e7. Then put it on the edge, as Black.',
  },
  queen: {
    title: 'Capturing the Queen',
    prose: [
      'A captured Queen goes to any empty hexagon of the board, even the throne. If several pieces are captured, they are moved one a turn: the Queen first, then the Guards in any order. Nothing else may be moved before that.',
    ],
    task: 'Step from g8 to g7: that captures the Queen and a Guard at once. Then put both elsewhere, as Black, with a white turn between.',
  },
  throne: {
    title: 'The end: the throne',
    prose: [
      'A side whose Queen stands on the throne among all six of her Guards has won, whoever made the last move.',
    ],
    task: 'One Guard is missing. Close the ring.',
  },
  empty_throne: {
    title: 'The end: the empty throne',
    prose: [
      'If your six Guards surround an empty throne, nobody could ever win: you forfeit the game. So let your Queen in before the last Guard.',
    ],
    task: 'The same ring, but the Queen is still outside. Close it and see who wins.',
  },
  draws: {
    title: 'Draws',
    prose: [
      'A player who cannot move passes. When both pass, one after the other, the game is a draw.',
      'When the same position with the same side to act has stood three times at the beginning of a turn, the player to act may claim a draw; at the fifth time the game is drawn by itself. And the two of you may agree on a draw at any time.',
    ],
  },
  variations: {
    title: 'Variations',
    prose: [
      'Agon has been played by different rules in different books. Each of these can be chosen for a game, alone or together with others.',
    ],
  },
  opening: {
    title: 'Placing the Guards',
    prose: [
      'In the original rules only the Queens stand on the board at first. In turn, each side puts one Guard on any empty hexagon but the throne, also between two enemies. Placing captures nothing.',
      'After the twelfth Guard White moves first. A piece that stands between two enemies by then is captured only when an enemy moves there anew.',
    ],
    task: 'Place all twelve Guards, for both sides.',
  },
  captured_queen: {
    title: 'The opponent places the Queen',
    prose: [
      'In “The Way to Play” a captured Queen is put wherever the opponent likes. It happens in her owner’s turn and uses it up; after that the opponent has a turn of their own. Guards are still put by their owner.',
    ],
    task: 'Capture the Queen on f8 by a step to g7. Then put her where she is least welcome: still as White.',
  },
  ring: {
    title: 'Capture in the ring',
    prose: [
      'In Jack Botermans’ “Book of Games” a piece is captured between two enemies that are its neighbours in the same ring, also around a corner. A straight line means nothing. No piece may step between two such enemies, and nothing is captured on the throne.',
    ],
    task: 'The Guard on f9 stands at a corner of its ring, beside e8. Step from g9 to g8.',
  },
  next_band: {
    title: 'Back by one ring',
    prose: [
      'In “Queens and Guards” of the Penthalon Institute a captured piece, Queen or Guard, does not go to the edge but one step outwards: to an adjacent empty hexagon of the next ring.',
    ],
    task: 'Capture the Guard on f8, then step back with it, as Black.',
  },
  release: {
    title: 'Nowhere to go back',
    prose: [
      'Where there is no such hexagon, because the piece stands on the edge or all are taken or forbidden, it stays where it is and is set free. That uses the turn, and captures nothing.',
    ],
    task: 'Capture the Guard on a4 by a step to a3. Black can then only set it free.',
  },
  touch_move: {
    title: 'Touched is moved',
    prose: [
      'A strict rule for strict players: who touches a piece must move that piece, or give up the turn. Both see what was touched. To place and to relocate, no touch is needed.',
    ],
    task: 'Touch a white piece. You cannot put it back.',
  },
};
