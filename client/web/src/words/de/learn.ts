import type { learn as english } from '../en/learn';

export const learn: typeof english = {
  title: 'Die Spiele lernen',
  intro: 'Die Regeln, mit Brettern, auf denen du alles ausprobieren kannst. Wähle ein Spiel.',
  open: (game) => `${game} lernen`,
  loading: 'Wird geladen …',
  failed: (why) => `Die Bretter lassen sich nicht zeigen. ${why}`,
  retry: 'Noch einmal versuchen',
  unknown: 'So ein Spiel gibt es hier nicht.',
  rulesOf: (game) => `Die Regeln von ${game}`,
  contents: 'Inhalt',
  all: 'Alle Spiele',
  tryIt: 'Probier es aus',
  again: 'Noch einmal',
  againSaid: (title) => `Das Brett zu „${title}“ ist neu aufgebaut.`,
  boardOf: (title) => `Brett: ${title}`,
  wins: (who) => `${who} hat gewonnen`,
  draw: 'Die Partie ist remis',
  hotseat: 'Zu zweit hier spielen',
  lobby: 'In der Lobby spielen',
};
