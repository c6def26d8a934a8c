import type { Scene } from '../../../board/scene';
import type { Side } from '../../../net/messages';
import type { GameWords } from '../../face';
import { buttons, reasons, repetition, sideName } from '../../words/en';
import { readAct, type Letter, type Movement, type Promotion } from '../action';
import { hasQueen, mayStillIntroduce } from '../board';

const pieces: Record<Letter, string> = {
  Q: 'Queen',
  H: 'Highborn',
  S: 'Soldier',
  W: 'Worker',
  D: 'Drone',
  N: 'Nurse',
};

export const words: GameWords = {
  title: 'HiveQueen',
  pitch: 'Feed a growing hive, send out its brood, and capture the other Queen.',
  rulesets: {
    hivequeen: {
      title: 'HiveQueen',
      sentence: 'Capture the Queen of a hive that breeds as long as it is fed.',
    },
  },
  settings: repetition,
  pieces,
  reasons: {
    ...reasons,
    queen_lost: 'the Queen was captured and cannot be replaced',
    immobile: 'the side to move could not move, and the other side could',
    units: 'neither side could move, so the units on the field were counted',
  },
  tell,
  listed: (action) => (action === '.' ? 'end' : action),
  task,
  buttons,
};

function tell(who: string, action: string): string {
  const act = readAct(action);
  switch (act.kind) {
    case 'end_turn':
      return `${who} ends the turn.`;
    case 'production':
      return `${who} introduces a ${pieces[act.letter]} on ${act.to}.`;
    case 'promotion':
      return `${who}’s Highborn ${howItWent(act)} becomes the Queen.`;
    default:
      return `${who}’s ${pieces[act.letter]} ${howItMoved(act)}.`;
  }
}

function howItWent({ from, to, captures }: Promotion): string {
  if (from === to) return `on ${to}`;
  return captures ? `captures on ${to}, coming from ${from}, and` : `goes from ${from} to ${to} and`;
}

function howItMoved({ kind, letter, from, to }: Movement): string {
  if (kind === 'capture') return `captures on ${to}, coming from ${from}`;
  const other = letter === 'Q' ? 'Highborn' : 'piece';
  if (kind === 'swap') return `on ${from} swaps places with the ${other} on ${to}`;
  return `${letter === 'D' ? 'leaps' : 'goes'} from ${from} to ${to}`;
}

function task(scene: Scene, you: Side | null): string {
  const yours = you === scene.toAct;
  const who = sideName[scene.toAct];
  const allowed = mayStillIntroduce(scene);
  if (allowed !== null) {
    const many = allowed === 1 ? 'one more piece' : `up to ${allowed} pieces`;
    return yours
      ? `You may introduce ${many}: choose one, then its cell. Or end the turn.`
      : `${who} may introduce ${many}.`;
  }
  if (hasQueen(scene, scene.toAct)) return yours ? 'Move one piece.' : `${who} is to move one piece.`;
  return yours
    ? 'Your Queen was captured. Promote a Highborn: where it stands, or at the end of its move.'
    : `${who} has lost the Queen and must promote a Highborn.`;
}

export const tray = {
  title: 'The hives',
  units: (units: number, hive: number) => `${units} of ${hive} units`,
  limit: 'The limit is the hive number: 5 units for each Worker.',
  full: 'The hive number is reached: nothing can be produced.',
  noNurse: 'No Nurse: nothing can be produced.',
  allowed: (who: string, count: number) => `${who}: ${count === 1 ? '1 more piece' : `${count} more pieces`}`,
  cells: (count: number) => (count === 1 ? '1 cell' : `${count} cells`),
};
