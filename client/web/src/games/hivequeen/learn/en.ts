import type { LessonTexts } from '../../../pages/learn/lesson';
import type { LessonKey } from './lessons';

export const en: LessonTexts<LessonKey> = {
  aim: {
    title: 'What it is about',
    prose: [
      'Two hives share a field of 61 hexagons. Each has a Queen, two Highborns, two Drones, two Nurses, five Workers and three Soldiers. White sits at the bottom and begins; Black’s pieces stand as White’s do, turned by half a turn.',
      'You win by leaving your opponent without a Queen. But a hive that is well kept can raise a new Queen, and new pieces are born all the time: what your Workers can feed is what your hive can become.',
    ],
    task: 'This is how a game begins. Look around: both sides may move here.',
  },
  queen: {
    title: 'The Queen',
    prose: [
      'The Queen never walks and never captures. Her one move is to swap places with a Highborn of her own side, however far away it stands.',
      'A Queen without a Highborn cannot move at all. She counts six units.',
    ],
    task: 'Swap the Queen with either Highborn. On these boards only White moves, as often as you like.',
  },
  highborn: {
    title: 'The Highborn',
    prose: [
      'The Highborn slides in a straight line, in any of the six directions, as far as the hexagons are empty. It may end on an enemy, which it captures.',
      'It does not jump, and it may become a Queen. It counts three units.',
    ],
    task: 'Slide along the lines, and capture the Soldier on b4 or the Drone on e7.',
  },
  soldier: {
    title: 'The Soldier',
    prose: [
      'The Soldier moves only to capture. It steps onto an adjacent enemy; or it leaps in a straight line over one or more pieces of its own side, standing in an unbroken row, onto the enemy right behind them.',
      'It never moves to an empty hexagon. It counts one unit.',
    ],
    task: 'The Soldier on e4 can step to two enemies. It can also leap over d4 and c4, or over e5: find both.',
  },
  worker: {
    title: 'The Worker',
    prose: [
      'The Worker steps to an adjacent empty hexagon, in any direction. It never captures.',
      'Each Worker feeds five units. You can have eight of them at most; each counts one unit.',
    ],
    task: 'Take a few steps.',
  },
  drone: {
    title: 'The Drone',
    prose: [
      'The Drone flies to any empty hexagon of the field. It never captures, but it blocks lines, and without a Drone no Highborn can become a Queen.',
      'You can have two at most. A Drone counts one unit.',
    ],
    task: 'Black’s Highborn on e6 looks straight at your Queen. Fly in between.',
  },
  nurse: {
    title: 'The Nurse',
    prose: [
      'The Nurse swaps places with any piece of her own side, however far away, except a Highborn or the Queen. She never captures.',
      'New Workers, Drones and Nurses are born beside a Nurse. You can have two Nurses at most; each counts one unit.',
    ],
    task: 'Swap the Nurse with the Worker, the Soldier or the Drone. The Highborn and the Queen refuse.',
  },
  turn: {
    title: 'A turn',
    prose: [
      'First you make one move, or promote a Highborn: this is never left out. Then, if your hive can feed more, you may introduce new pieces.',
    ],
  },
  production: {
    title: 'Production',
    prose: [
      'Your hive number is five times your Workers. If your units on the field are fewer, you may introduce one piece for each of your Nurses, as long as the units do not exceed the hive number: Workers, Soldiers, Nurses or Drones.',
      'A Soldier is put on an empty hexagon beside any piece of yours; a Worker, a Drone or a Nurse on one beside a Nurse. There are never more than eight Workers, two Drones and two Nurses of a side on the field.',
      'What counts is how many Workers and Nurses you had when the production began: a newborn Worker feeds nobody before your next turn. You may stop early: end your turn.',
    ],
    task: 'White has moved and may introduce two pieces. Choose one beside the board, then its hexagon; or end the turn.',
  },
  promotion: {
    title: 'A new Queen',
    prose: [
      'If your Queen was captured, a Highborn may become a Queen: where it stands, or where its own move ends, also a capturing one. You need at least one Drone on the field, and Workers enough to feed the new Queen: your units and three more must not exceed five times your Workers.',
      'A side without a Queen may do nothing else.',
    ],
    task: 'White has no Queen. Crown a Highborn in place, or move it first.',
  },
  queen_lost: {
    title: 'The end: no Queen',
    prose: [
      'A side that has no Queen when its movement is over has lost. Where a captured Queen cannot be replaced, the game ends at once.',
    ],
    task: 'The Highborn on e5 looks straight at the Queen on e9, and Black has no Drone. Win.',
  },
  replaced: {
    title: 'Not yet the end',
    prose: [
      'Here Black has a Drone and Workers enough. Capturing the Queen is worth much, but the game goes on.',
    ],
    task: 'Capture the Queen on e9, then find Black’s answer: both sides may move here.',
  },
  immobile: {
    title: 'The end: nowhere to go',
    prose: [
      'A side that cannot move when its turn begins loses, if the other side could move. If neither could, the side with more units on the field wins: Queen six, Highborn three, all others one. Equal units are a draw.',
    ],
    task: 'Black can only move the Worker on a5. Shut it in.',
  },
  draws: {
    title: 'Draws',
    prose: [
      'When the same position with the same side to move has stood three times at the beginning of a turn, the player to move may claim a draw; at the fifth time the game is drawn by itself. And the two of you may agree on a draw at any time.',
    ],
  },
};
