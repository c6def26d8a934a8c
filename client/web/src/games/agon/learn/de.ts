import type { LessonTexts } from '../../../pages/learn/lesson';
import type { LessonKey } from './lessons';

export const de: LessonTexts<LessonKey> = {
  aim: {
    title: 'Worum es geht',
    prose: [
      'Agon, im Englischen auch „Queen’s Guards“, wird auf 91 Sechsecken gespielt, die in Ringen um den Thron in der Mitte liegen. Jede Seite hat eine Königin und sechs Wachen. Sie beginnen am Rand, und nie verlässt eine Figur das Brett.',
      'Bring als Erstes deine Königin auf den Thron, mit allen sechs Wachen um sie herum.',
    ],
    task: 'So beginnt eine Partie. Sieh dich um: Hier dürfen beide Seiten ziehen.',
  },
  moving: {
    title: 'Ziehen',
    prose: [
      'Ein Zug ist ein Schritt einer Figur auf ein leeres Feld nebenan: seitwärts im selben Ring oder nach innen in den nächsten. Nie nach außen.',
      'Nur eine Königin darf auf den Thron. Und keine Figur darf dorthin ziehen, wo sie in gerader Linie genau zwischen zwei Gegnern stünde.',
    ],
    task: 'Die Wache auf d7 darf nicht nach e7, zwischen die Wachen auf e6 und e8. Auf diesem Brett zieht nur Weiß.',
  },
  guard: {
    title: 'Eine Wache fangen',
    prose: [
      'Zieht eine deiner Figuren neben einen Gegner, auf dessen anderer Seite in gerader Linie schon eine von dir steht, ist er gefangen. Er bleibt stehen und wird markiert.',
      'Wessen Figur gefangen ist, muss den nächsten Zug für sie verwenden: Eine Wache kommt auf irgendein leeres Randfeld. Klemmt sie dort mit einer zweiten Figur einen Gegner ein, ist auch er gefangen.',
    ],
    task: 'Fang die Wache auf f8: Zieh nach g7 oder nach e7. Setz sie dann als Schwarz an den Rand.',
  },
  queen: {
    title: 'Die Königin fangen',
    prose: [
      'Eine gefangene Königin kommt auf irgendein leeres Feld des Bretts, selbst auf den Thron. Sind mehrere Figuren gefangen, wird in jedem Zug eine versetzt: zuerst die Königin, dann die Wachen in beliebiger Reihenfolge. Vorher darf nichts anderes ziehen.',
    ],
    task: 'Zieh von g8 nach g7: Das fängt Königin und Wache auf einmal. Versetz dann beide als Schwarz; dazwischen ist Weiß am Zug.',
  },
  throne: {
    title: 'Das Ende: der Thron',
    prose: [
      'Wessen Königin mitten unter ihren sechs Wachen auf dem Thron steht, hat gewonnen, egal wer zuletzt gezogen hat.',
    ],
    task: 'Eine Wache fehlt. Schließ den Ring.',
  },
  empty_throne: {
    title: 'Das Ende: der leere Thron',
    prose: [
      'Umringen deine sechs Wachen einen leeren Thron, könnte niemand mehr gewinnen: Du verlierst die Partie. Lass also die Königin hinein, bevor die letzte Wache kommt.',
    ],
    task: 'Derselbe Ring, aber die Königin ist noch draußen. Schließ ihn und sieh, wer gewinnt.',
  },
  draws: {
    title: 'Remis',
    prose: [
      'Wer nicht ziehen kann, passt. Passen beide nacheinander, ist die Partie remis.',
      'Stand dieselbe Stellung mit derselben Seite am Zug dreimal am Anfang eines Zuges, darf Remis verlangen, wer am Zug ist; beim fünften Mal ist die Partie von selbst remis. Und ihr könnt euch jederzeit auf Remis einigen.',
    ],
  },
  variations: {
    title: 'Varianten',
    prose: [
      'Agon wurde in verschiedenen Büchern nach verschiedenen Regeln gespielt. Jede davon kannst du für eine Partie wählen, einzeln oder zusammen mit anderen.',
    ],
  },
  opening: {
    title: 'Wachen aufstellen',
    prose: [
      'Nach den ursprünglichen Regeln stehen anfangs nur die Königinnen auf dem Brett. Abwechselnd stellt jede Seite eine Wache auf irgendein leeres Feld außer dem Thron, auch zwischen zwei Gegner. Aufstellen fängt nichts.',
      'Nach der zwölften Wache zieht Weiß zuerst. Eine Figur, die dann schon zwischen zwei Gegnern steht, ist erst gefangen, wenn ein Gegner neu dorthin zieht.',
    ],
    task: 'Stell alle zwölf Wachen auf, für beide Seiten.',
  },
  captured_queen: {
    title: 'Die andere Seite versetzt die Königin',
    prose: [
      'In „The Way to Play“ kommt eine gefangene Königin dorthin, wo die andere Seite sie haben will. Das geschieht im Zug der Seite, der sie gehört, und verbraucht ihn; danach hat die andere Seite noch ihren eigenen Zug. Wachen versetzt weiterhin jede Seite selbst.',
    ],
    task: 'Fang die Königin auf f8 mit einem Schritt nach g7. Setz sie dann, immer noch als Weiß, dorthin, wo sie am wenigsten stört.',
  },
  ring: {
    title: 'Fangen im Ring',
    prose: [
      'In Jack Botermans’ „Book of Games“ ist eine Figur gefangen, wenn zwei Gegner im selben Ring ihre Nachbarn sind, auch um eine Ecke herum. Die gerade Linie zählt nicht. Zwischen zwei solche Gegner darf keine Figur ziehen, und auf dem Thron wird nichts gefangen.',
    ],
    task: 'Die Wache auf f9 steht an einer Ecke ihres Rings, neben e8. Zieh von g9 nach g8.',
  },
  next_band: {
    title: 'Einen Ring zurück',
    prose: [
      'In „Queens and Guards“ vom Penthalon Institute geht eine gefangene Figur, ob Königin oder Wache, nicht an den Rand, sondern einen Schritt nach außen: auf ein leeres Feld nebenan im nächsten Ring.',
    ],
    task: 'Fang die Wache auf f8 und geh dann als Schwarz mit ihr zurück.',
  },
  release: {
    title: 'Kein Platz zum Zurückgehen',
    prose: [
      'Gibt es kein solches Feld, weil die Figur am Rand steht oder alle besetzt oder verboten sind, bleibt sie stehen und ist wieder frei. Das kostet den Zug und fängt nichts.',
    ],
    task: 'Fang die Wache auf a4 mit einem Schritt nach a3. Schwarz kann sie dann nur noch befreien.',
  },
  touch_move: {
    title: 'Berührt, geführt',
    prose: [
      'Eine strenge Regel für Strenge: Wer eine Figur berührt, muss sie ziehen oder auf den Zug verzichten. Beide sehen, was berührt wurde. Zum Aufstellen und Versetzen braucht es keine Berührung.',
    ],
    task: 'Berühr eine weiße Figur. Zurückstellen kannst du sie nicht.',
  },
};
