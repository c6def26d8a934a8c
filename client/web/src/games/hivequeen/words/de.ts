import type { Scene } from '../../../board/scene';
import type { Side } from '../../../net/messages';
import type { GameWords } from '../../face';
import { buttons, reasons, repetition, sideName } from '../../words/de';
import { readAct, type Letter, type Movement, type Promotion } from '../action';
import { hasQueen, mayStillIntroduce } from '../board';
import type { tray as english } from './en';

const pieces: Record<Letter, string> = {
  Q: 'Königin',
  H: 'Hochgeborene',
  S: 'Soldat',
  W: 'Arbeiterin',
  D: 'Drohne',
  N: 'Amme',
};
/** Weiß zieht … von d3 nach d4. */
const whom: Record<Letter, string> = {
  Q: 'die Königin',
  H: 'die Hochgeborene',
  S: 'den Soldaten',
  W: 'die Arbeiterin',
  D: 'die Drohne',
  N: 'die Amme',
};
/** Weiß schlägt mit … auf d5. */
const withWhom: Record<Letter, string> = {
  Q: 'der Königin',
  H: 'der Hochgeborenen',
  S: 'dem Soldaten',
  W: 'der Arbeiterin',
  D: 'der Drohne',
  N: 'der Amme',
};

export const words: GameWords = {
  title: 'HiveQueen',
  pitch: 'Ernähre ein wachsendes Volk, schicke seine Brut aus und schlage die andere Königin.',
  rulesets: {
    hivequeen: {
      title: 'HiveQueen',
      sentence: 'Schlage die Königin eines Volkes, das brütet, solange es ernährt wird.',
    },
  },
  settings: repetition,
  pieces,
  reasons: {
    ...reasons,
    queen_lost: 'die Königin wurde geschlagen und lässt sich nicht ersetzen',
    immobile: 'die Seite am Zug konnte nicht ziehen, die andere aber schon',
    units: 'keine Seite konnte mehr ziehen, also wurden die Einheiten auf dem Feld gezählt',
  },
  tell,
  listed: (action) => (action === '.' ? 'Ende' : action),
  task,
  buttons,
};

function tell(who: string, action: string): string {
  const act = readAct(action);
  switch (act.kind) {
    case 'end_turn':
      return `${who} beendet den Zug.`;
    case 'production':
      return `${who} bringt ${act.letter === 'S' ? 'einen Soldaten' : `eine ${pieces[act.letter]}`} auf ${act.to} ins Spiel.`;
    case 'promotion':
      return promoted(who, act);
    default:
      return moved(who, act);
  }
}

function promoted(who: string, { from, to, captures }: Promotion): string {
  if (from === to) return `${who} macht die Hochgeborene auf ${to} zur Königin.`;
  return captures
    ? `${who} schlägt mit der Hochgeborenen von ${from} aus auf ${to} und macht sie zur Königin.`
    : `${who} zieht die Hochgeborene von ${from} nach ${to} und macht sie zur Königin.`;
}

function moved(who: string, { kind, letter, from, to }: Movement): string {
  if (kind === 'capture') return `${who} schlägt mit ${withWhom[letter]} von ${from} aus auf ${to}.`;
  const other = letter === 'Q' ? 'der Hochgeborenen' : 'der Figur';
  if (kind === 'swap')
    return `${who} lässt ${whom[letter]} auf ${from} mit ${other} auf ${to} den Platz tauschen.`;
  if (letter === 'D') return `${who} lässt die Drohne von ${from} nach ${to} springen.`;
  return `${who} zieht ${whom[letter]} von ${from} nach ${to}.`;
}

function task(scene: Scene, you: Side | null): string {
  const yours = you === scene.toAct;
  const who = sideName[scene.toAct];
  const allowed = mayStillIntroduce(scene);
  if (allowed !== null) {
    const many = allowed === 1 ? 'noch eine Figur' : `bis zu ${allowed} Figuren`;
    return yours
      ? `Du darfst ${many} einsetzen: Wähle eine, dann ihr Feld. Oder beende den Zug.`
      : `${who} darf ${many} einsetzen.`;
  }
  if (hasQueen(scene, scene.toAct)) return yours ? 'Zieh mit einer Figur.' : `${who} zieht mit einer Figur.`;
  return yours
    ? 'Deine Königin wurde geschlagen. Mach eine Hochgeborene zur Königin: wo sie steht oder am Ende ihres Zuges.'
    : `${who} hat die Königin verloren und muss eine Hochgeborene zur Königin machen.`;
}

export const tray: typeof english = {
  title: 'Die Völker',
  units: (units, hive) => `${units} von ${hive} Einheiten`,
  limit: 'Die Grenze ist die Volkszahl: 5 Einheiten für jede Arbeiterin.',
  full: 'Die Volkszahl ist erreicht: Es kann nichts entstehen.',
  noNurse: 'Keine Amme: Es kann nichts entstehen.',
  allowed: (who, count) => `${who}: ${count === 1 ? 'noch 1 Figur' : `noch ${count} Figuren`}`,
  cells: (count) => (count === 1 ? '1 Feld' : `${count} Felder`),
};
