import type { hotseat as english } from '../en/hotseat';

export const hotseat: typeof english = {
  title: 'Zu zweit an einem Bildschirm',
  intro: 'Für zwei Leute und ein Gerät, auch ohne Verbindung. Die Partie bleibt in diesem Browser.',
  loading: 'Die Regeln werden geladen …',
  begin: 'Anfangen',
  goOn: (game) => `Weiter mit eurer Partie ${game}`,
  replaces: 'Eine neue Partie ersetzt die, die ihr hier habt.',
  refused: (why) => `Das geht nicht: ${why}`,
  lost: (why) => `Die Partie, die hier aufbewahrt war, lässt sich nicht mehr öffnen. ${why}`,
  full: 'Dieser Browser lässt die Seite nichts aufbewahren: Die Partie ist weg, wenn ihr geht.',

  toAct: (who) => `${who} ist am Zug`,
  follow: 'Brett zu der Seite drehen, die am Zug ist',
  turnBoard: 'Brett drehen',
  undo: 'Zurücknehmen',
  resign: (who) => `${who} gibt auf`,
  resignAsk: (who) => `Gibt ${who} auf?`,
  agree: 'Auf Remis einigen',
  agreeAsk: 'Wollt ihr beide ein Remis?',
  claim: 'Remis verlangen',
  claimWhy: (who, times) => `Diese Stellung stand ${times}-mal: ${who} darf Remis verlangen.`,
  fresh: 'Neue Partie',
  earlier: (ply, plies) => (ply === 0 ? 'Ihr seht den Anfang.' : `Ihr seht Aktion ${ply} von ${plies}.`),
  backToGame: 'Zurück zur Partie',

  wins: (who) => `${who} hat gewonnen`,
  draw: 'Die Partie ist remis',
  replay: 'Nachspielen und ausprobieren',
  save: 'Aufzeichnung sichern',
  rules: 'Die Regeln',
};
