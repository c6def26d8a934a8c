import type { Scene } from '../../../board/scene';
import type { LastAction, Settings, Side } from '../../../net/messages';
import type { GameWords } from '../../face';
import { buttons, reasons, repetition, sideName } from '../../words/de';
import { readAct, type Letter } from '../action';
import { placedByOpponent, placedQueen, waiting } from '../board';
import type { tray as english } from './en';

const pieces: Record<Letter, string> = { Q: 'Königin', G: 'Wache' };

export const words: GameWords = {
  title: 'Agon',
  pitch: 'Bring deine Königin auf den Thron in der Mitte, mit allen sechs Wachen um sie herum.',
  rulesets: {
    agon: { title: 'Agon', sentence: 'Auch „Queen’s Guards“ genannt, so wie es meist gespielt wird.' },
    'agon-original': {
      title: 'Ursprüngliche Regeln',
      sentence: 'Zu Beginn werden die Wachen aufgestellt, eine in jedem Zug.',
    },
    'way-to-play': {
      title: 'The Way to Play',
      sentence: 'Dein Gegenüber bestimmt, wohin deine gefangene Königin kommt.',
    },
    botermans: {
      title: 'Botermans',
      sentence:
        'Aus Jack Botermans’ Buch der Spiele: Gefangen ist, was zwischen zwei Gegnern im selben Ring steht.',
    },
    'queens-and-guards': {
      title: 'Queens and Guards',
      sentence: 'Vom Penthalon Institute: Eine gefangene Figur geht nur um einen Ring zurück.',
    },
  },
  settings: {
    opening: {
      title: 'Eröffnung',
      sentence: 'Wo die Wachen stehen, wenn die Partie beginnt.',
      values: {
        standard: 'Alle Figuren stehen am Rand, die beiden Farben abwechselnd.',
        placement:
          'Nur die Königinnen stehen, in gegenüberliegenden Ecken; zuerst werden die Wachen aufgestellt, eine in jedem Zug.',
      },
    },
    captured_queen: {
      title: 'Eine gefangene Königin',
      sentence: 'Wer das Feld bestimmt, auf das eine gefangene Königin kommt.',
      values: {
        owner: 'Das bestimmt, wem sie gehört.',
        opponent: 'Das bestimmt die andere Seite, und der Zug ihrer eigenen Seite ist damit verbraucht.',
      },
    },
    capture: {
      title: 'Gefangennahme',
      sentence:
        'Zwischen welchen zwei Gegnern eine Figur gefangen ist; selbst dazwischenziehen darf sie auch nicht.',
      values: {
        line: 'Zwei Gegner, die sich in gerader Linie auf beiden Seiten direkt neben ihr gegenüberstehen.',
        ring: 'Zwei Gegner, die im selben Ring ihre beiden Nachbarn sind, auch um eine Ecke herum.',
      },
    },
    relocation: {
      title: 'Wohin Gefangene kommen',
      sentence: 'Auf welche Felder eine gefangene Figur versetzt wird.',
      values: {
        edge: 'Eine Wache kommt auf ein beliebiges freies Randfeld, eine Königin auf ein beliebiges freies Feld.',
        next_band:
          'Wache und Königin gehen auf ein freies Nachbarfeld im nächsten Ring nach außen; gibt es keines, bleiben sie stehen und sind frei.',
      },
    },
    touch_move: {
      title: 'Berührt, geführt',
      sentence: 'Ob eine berührte Figur auch ziehen muss.',
      values: {
        false: 'Ein Zug ist eine einzige Handlung; eine Figur anzuheben und zurückzustellen kostet nichts.',
        true: 'Ein Zug beginnt mit einer Berührung; dann muss die Figur ziehen, oder der Zug verfällt.',
      },
    },
    ...repetition,
  },
  pieces,
  reasons: {
    ...reasons,
    throne: 'die Königin sitzt auf dem Thron, mit allen sechs Wachen um sie herum',
    empty_throne:
      'die sechs Wachen einer Seite standen um einen leeren Thron, und damit ist die Partie verloren',
    blocked: 'keine Seite konnte mehr ziehen',
  },
  tell,
  listed,
  task,
  buttons,
};

function listed(action: string): string {
  if (action === 'pass') return 'gepasst';
  return action === 'forfeit' ? 'verfallen' : action;
}

function tell(who: string, action: string, captures: string[]): string {
  const act = readAct(action);
  switch (act.kind) {
    case 'move':
      return `${who} zieht die ${pieces[act.letter]} von ${act.from} nach ${act.to}${andCaptures(captures)}.`;
    case 'relocation':
      return `${who} versetzt die gefangene ${pieces[act.letter]} von ${act.from} nach ${act.to}${andCaptures(captures)}.`;
    case 'release':
      return `${who} lässt die gefangene ${pieces[act.letter]} auf ${act.to} an ihrem Platz frei.`;
    case 'placement':
      return `${who} stellt eine Wache auf ${act.to}.`;
    case 'touch':
      return `${who} berührt die Figur auf ${act.to}.`;
    case 'forfeit':
      return `${who} lässt den Zug verfallen.`;
    case 'pass':
      return `${who} kann nicht ziehen und passt.`;
  }
}

function andCaptures(cells: string[]): string {
  if (cells.length === 0) return '';
  if (cells.length === 1) return ` und nimmt die Figur auf ${cells[0]} gefangen`;
  return ` und nimmt die Figuren auf ${cells.slice(0, -1).join(', ')} und ${cells.at(-1)} gefangen`;
}

function task(scene: Scene, you: Side | null, settings: Settings, last: LastAction | null = null): string {
  const now = you === scene.toAct ? yourTask(scene, settings) : theirTask(scene, you);
  return [placed(you, settings, last), now].filter(Boolean).join(' ');
}

/** The opponent’s choice for a captured Queen is a turn that her owner never saw. */
function placed(you: Side | null, settings: Settings, last: LastAction | null): string {
  const queen = placedQueen(settings, last);
  if (!queen) return '';
  const owner = sideName[queen.owner];
  if (you === queen.owner) {
    return `Dein Gegenüber hat deine Königin auf ${queen.cell} gestellt; das war dein Zug.`;
  }
  const by = you === queen.by ? 'Du hast' : `${sideName[queen.by]} hat`;
  return `${by} die Königin von ${owner} auf ${queen.cell} gestellt; das war der Zug von ${owner}.`;
}

function yourTask(scene: Scene, settings: Settings): string {
  const [phase, about] = scene.phase.split(':');
  switch (phase) {
    case 'place':
      return 'Stell eine deiner Wachen auf ein freies Feld, nur nicht auf den Thron.';
    case 'touched':
      return `Du hast die Figur auf ${about} berührt: Zieh mit ihr oder lass den Zug verfallen.`;
    case 'relocate':
      return relocate(scene, settings);
    case 'relocate_for':
      return `Du hast die Königin gefangen und bestimmst, wohin sie kommt: ${whereTo('Q', settings)}.`;
    case 'blocked':
      return 'Keine Seite kann mehr ziehen.';
    default:
      return `${phase === 'passed' ? 'Dein Gegenüber konnte nicht ziehen und hat gepasst. ' : ''}${move(settings)}`;
  }
}

function move(settings: Settings): string {
  return settings['touch_move'] === true
    ? 'Berühre die Figur, mit der du ziehen willst: Sie muss dann ziehen.'
    : 'Zieh mit einer Figur um einen Schritt, in ihrem Ring oder nach innen.';
}

function relocate(scene: Scene, settings: Settings): string {
  const captured = waiting(scene, scene.toAct);
  const queen = captured.some(({ letter }) => letter === 'Q');
  if (queen) return `Deine Königin ist gefangen. Wähle, wohin sie kommt: ${whereTo('Q', settings)}.`;
  const which =
    captured.length > 1 ? 'Wachen von dir sind gefangen. Wähle eine und' : 'Deine Wache ist gefangen. Wähle,';
  return `${which} wohin sie kommt: ${whereTo('G', settings)}.`;
}

function whereTo(letter: Letter, settings: Settings): string {
  if (settings['relocation'] === 'next_band')
    return 'um einen Ring zurück; ist dort kein Platz, wird sie frei';
  return letter === 'Q' ? 'auf ein beliebiges freies Feld' : 'auf ein beliebiges freies Randfeld';
}

function theirTask(scene: Scene, you: Side | null): string {
  const who = sideName[scene.toAct];
  const [phase, about] = scene.phase.split(':');
  switch (phase) {
    case 'place':
      return `${who} stellt eine Wache auf.`;
    case 'touched':
      return `${who} hat die Figur auf ${about} berührt und muss mit ihr ziehen oder den Zug verfallen lassen.`;
    case 'relocate':
      return `${who} versetzt eine gefangene Figur.`;
    case 'relocate_for':
      return choosing(who, placedByOpponent(scene), you);
    case 'blocked':
      return 'Keine Seite kann mehr ziehen.';
    default:
      return `${who} ist am Zug.`;
  }
}

function choosing(who: string, owner: Side | null, you: Side | null): string {
  if (owner === you) {
    return 'Deine Königin ist gefangen: Dein Gegenüber bestimmt, wohin sie kommt, und das verbraucht deinen Zug.';
  }
  return `${who} bestimmt, wohin die gefangene Königin kommt.`;
}

export const tray: typeof english = {
  title: 'Wachen und Gefangene',
  atThrone: (count) => `${count} von 6 Wachen um den Thron`,
  waiting: 'Gefangen, noch zu versetzen:',
  noneWaiting: 'Nichts gefangen',
  piece: (name, cell) => `${name} auf ${cell}`,
  toPlace: (count) => (count === 1 ? 'Noch 1 Wache aufzustellen' : `Noch ${count} Wachen aufzustellen`),
  opponentPlaces: (who, owner) =>
    `${who} bestimmt das Feld für die gefangene Königin von ${owner}. Das tritt an die Stelle des Zuges von ${owner}; danach zieht ${who}.`,
};
