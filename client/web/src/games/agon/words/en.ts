import type { Scene } from '../../../board/scene';
import type { LastAction, Settings, Side } from '../../../net/messages';
import type { GameWords } from '../../face';
import { buttons, reasons, repetition, sideName } from '../../words/en';
import { readAct, type Letter } from '../action';
import { placedByOpponent, placedQueen, waiting } from '../board';

const pieces: Record<Letter, string> = { Q: 'Queen', G: 'Guard' };

export const words: GameWords = {
  title: 'Agon',
  pitch: 'Bring your Queen to the throne in the middle, with all six Guards around her.',
  rulesets: {
    agon: { title: 'Agon', sentence: 'Also called Queen’s Guards, as it is commonly played.' },
    'agon-original': {
      title: 'Original rules',
      sentence: 'The players begin by placing their Guards, one a turn.',
    },
    'way-to-play': {
      title: 'The Way to Play',
      sentence: 'Your opponent chooses where your captured Queen goes.',
    },
    botermans: {
      title: 'Botermans',
      sentence:
        'From Jack Botermans’s Book of Games: pieces are captured between two enemies in the same ring.',
    },
    'queens-and-guards': {
      title: 'Queens and Guards',
      sentence: 'From the Penthalon Institute: a captured piece goes back by one ring only.',
    },
  },
  settings: {
    opening: {
      title: 'Opening',
      sentence: 'Where the Guards stand when the game begins.',
      values: {
        standard: 'All pieces stand on the edge, the two colours alternating along it.',
        placement:
          'Only the Queens stand, in opposite corners; the players first place their Guards, one a turn.',
      },
    },
    captured_queen: {
      title: 'A captured Queen',
      sentence: 'Who chooses the cell to which a captured Queen goes.',
      values: {
        owner: 'Her owner chooses.',
        opponent: 'The opponent chooses, and that uses up her owner’s turn.',
      },
    },
    capture: {
      title: 'Capture',
      sentence: 'Between which two enemies a piece is captured; nor may it move between them itself.',
      values: {
        line: 'Two enemies on opposite sides of it, next to it and in a straight line.',
        ring: 'Two enemies that are its two neighbours in the same ring, around corners too.',
      },
    },
    relocation: {
      title: 'Where captured pieces go',
      sentence: 'To which cells a captured piece is moved.',
      values: {
        edge: 'A Guard goes to any vacant cell of the edge, a Queen to any vacant cell of the board.',
        next_band:
          'A Guard or a Queen goes back to a vacant cell beside it in the next ring outwards; where there is none, it stays and is set free.',
      },
    },
    touch_move: {
      title: 'Touched is moved',
      sentence: 'Whether a piece that was touched must be moved.',
      values: {
        false: 'A move is a single action; picking a piece up and putting it back costs nothing.',
        true: 'A move begins with a touch; the piece must then be moved, or the turn is forfeited.',
      },
    },
    ...repetition,
  },
  pieces,
  reasons: {
    ...reasons,
    throne: 'the Queen sits on the throne with all six Guards around her',
    empty_throne: 'the six Guards of one side stood around an empty throne, which forfeits the game',
    blocked: 'neither side could act, twice in a row',
  },
  tell,
  listed: (action) => action,
  task,
  buttons,
};

function tell(who: string, action: string, captures: string[]): string {
  const act = readAct(action);
  switch (act.kind) {
    case 'move':
      return `${who}’s ${pieces[act.letter]} goes from ${act.from} to ${act.to}${andCaptures(captures)}.`;
    case 'relocation':
      return `${who} relocates the captured ${pieces[act.letter]} from ${act.from} to ${act.to}${andCaptures(captures)}.`;
    case 'release':
      return `${who} sets the captured ${pieces[act.letter]} on ${act.to} free where it stands.`;
    case 'placement':
      return `${who} places a Guard on ${act.to}.`;
    case 'touch':
      return `${who} touches the piece on ${act.to}.`;
    case 'forfeit':
      return `${who} forfeits the turn.`;
    case 'pass':
      return `${who} cannot move and passes.`;
  }
}

function andCaptures(cells: string[]): string {
  if (cells.length === 0) return '';
  const on = cells.length === 1 ? cells[0] : `${cells.slice(0, -1).join(', ')} and ${cells.at(-1)}`;
  return `, capturing on ${on}`;
}

function task(scene: Scene, you: Side | null, settings: Settings, last: LastAction | null = null): string {
  const now = you === scene.toAct ? yourTask(scene, settings) : theirTask(scene, you);
  return [placed(you, settings, last), now].filter(Boolean).join(' ');
}

/** The opponent's choice for a captured Queen is a turn that her owner never saw. */
function placed(you: Side | null, settings: Settings, last: LastAction | null): string {
  const queen = placedQueen(settings, last);
  if (!queen) return '';
  const owner = sideName[queen.owner];
  const by = you === queen.by ? 'You' : sideName[queen.by];
  if (you === queen.owner) return `Your opponent placed your Queen on ${queen.cell}; that was your turn.`;
  return `${by} placed ${owner}’s Queen on ${queen.cell}; that was ${owner}’s turn.`;
}

function yourTask(scene: Scene, settings: Settings): string {
  const [phase, about] = scene.phase.split(':');
  switch (phase) {
    case 'place':
      return 'Place one of your Guards on a vacant cell, but not on the throne.';
    case 'touched':
      return `You touched the piece on ${about}: move it, or forfeit the turn.`;
    case 'relocate':
      return relocate(scene, settings);
    case 'relocate_for':
      return `You captured the Queen and choose where she goes: ${whereTo('Q', settings)}.`;
    case 'blocked':
      return 'Neither side can act.';
    default:
      return `${phase === 'passed' ? 'Your opponent could not move and passed. ' : ''}${move(settings)}`;
  }
}

function move(settings: Settings): string {
  return settings['touch_move'] === true
    ? 'Touch the piece that you want to move: it must then be moved.'
    : 'Move one piece by one step, along its ring or inwards.';
}

function relocate(scene: Scene, settings: Settings): string {
  const captured = waiting(scene, scene.toAct);
  const queen = captured.some(({ letter }) => letter === 'Q');
  if (queen) return `Your Queen was captured. Choose where she goes: ${whereTo('Q', settings)}.`;
  const which =
    captured.length > 1 ? 'Your Guards were captured. Choose one' : 'Your Guard was captured. Choose';
  return `${which} ${captured.length > 1 ? 'and ' : ''}where it goes: ${whereTo('G', settings)}.`;
}

function whereTo(letter: Letter, settings: Settings): string {
  if (settings['relocation'] === 'next_band') {
    return `back by one ring, and free on the spot if there is no room`;
  }
  return letter === 'Q' ? 'any vacant cell of the board' : 'any vacant cell of the edge';
}

function theirTask(scene: Scene, you: Side | null): string {
  const who = sideName[scene.toAct];
  const [phase, about] = scene.phase.split(':');
  switch (phase) {
    case 'place':
      return `${who} is to place a Guard.`;
    case 'touched':
      return `${who} touched the piece on ${about} and must move it or forfeit the turn.`;
    case 'relocate':
      return `${who} is to relocate a captured piece.`;
    case 'relocate_for':
      return choosing(who, placedByOpponent(scene), you);
    case 'blocked':
      return 'Neither side can act.';
    default:
      return `${who} is to move.`;
  }
}

function choosing(who: string, owner: Side | null, you: Side | null): string {
  if (owner === you) {
    return 'Your Queen was captured: your opponent chooses where she goes, and that uses up your turn.';
  }
  return `${who} chooses where the captured Queen goes.`;
}

export const tray = {
  title: 'Guards and captives',
  atThrone: (count: number) => `${count} of 6 Guards around the throne`,
  waiting: 'Captured, to be relocated:',
  noneWaiting: 'Nothing captured',
  piece: (name: string, cell: string) => `${name} on ${cell}`,
  toPlace: (count: number) =>
    count === 1 ? '1 Guard still to be placed' : `${count} Guards still to be placed`,
  opponentPlaces: (who: string, owner: string) =>
    `${who} chooses the cell for ${owner}’s captured Queen. This takes the place of ${owner}’s turn; then ${who} moves.`,
};
