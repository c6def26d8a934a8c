import type { turns as english } from '../en/turns';

export const turns: typeof english = {
  turns: 'Züge',
  noTurns: 'Noch ist nichts gespielt.',
  turn: (number, who) => `Zug ${number}, ${who}`,
  first: 'Zum Anfang',
  previous: 'Eine Aktion zurück',
  next: 'Eine Aktion vor',
  last: 'Zum Stand der Partie',
};
