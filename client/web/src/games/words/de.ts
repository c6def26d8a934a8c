import type { GameWords } from '../face';

export const reasons: GameWords['reasons'] = {
  resigned: 'die andere Seite hat aufgegeben',
  timeout: 'die Zeit ist abgelaufen',
  agreement: 'beide haben sich darauf geeinigt',
  repetition: 'dieselbe Stellung kam immer wieder vor',
  abandoned: 'die andere Seite hat die Partie verlassen',
  aborted: 'die Partie wurde abgebrochen, bevor sie richtig begonnen hatte',
};

export const repetition: GameWords['settings'] = {
  claim_after: {
    title: 'Remis darf verlangt werden',
    sentence:
      'Ab dem wievielten Vorkommen einer Stellung darf Remis verlangen, wer am Zug ist: 2 oder mehr; 0 heißt nie.',
    values: { 0: 'Eine wiederholte Stellung gibt niemandem das Recht auf ein Remis.' },
  },
  draw_after: {
    title: 'Von selbst remis',
    sentence:
      'Beim wievielten Vorkommen einer Stellung endet die Partie von selbst remis: 2 oder mehr; 0 heißt nie.',
    values: { 0: 'Wie oft sich eine Stellung auch wiederholt, die Partie geht weiter.' },
  },
};

export const buttons: GameWords['buttons'] = {
  end_turn: 'Zug beenden',
  pass: 'Passen: Keine Figur kann ziehen',
  forfeit: 'Zug verfallen lassen',
};

export const sideName = { white: 'Weiß', black: 'Schwarz' } as const;
