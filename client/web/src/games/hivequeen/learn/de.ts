import type { LessonTexts } from '../../../pages/learn/lesson';
import type { LessonKey } from './lessons';

export const de: LessonTexts<LessonKey> = {
  aim: {
    title: 'Worum es geht',
    prose: [
      'Zwei Bienenvölker teilen sich ein Feld aus 61 Sechsecken. Jedes hat eine Königin, zwei Hochgeborene, zwei Drohnen, zwei Ammen, fünf Arbeiterinnen und drei Soldaten. Weiß sitzt unten und beginnt; die schwarzen Figuren stehen wie die weißen, nur um eine halbe Drehung versetzt.',
      'Du gewinnst, wenn dein Gegenüber keine Königin mehr hat. Aber ein gut geführtes Volk kann eine neue Königin hervorbringen, und immer wieder schlüpfen neue Figuren: Wie viele deine Arbeiterinnen ernähren können, so groß kann dein Volk werden.',
    ],
    task: 'So beginnt eine Partie. Sieh dich um: Hier dürfen beide Seiten ziehen.',
  },
  queen: {
    title: 'Die Königin',
    prose: [
      'Die Königin läuft nie und schlägt nie. Ihr einziger Zug: Sie tauscht den Platz mit einer eigenen Hochgeborenen, ganz gleich, wie weit weg sie steht.',
      'Ohne Hochgeborene kann sie gar nicht ziehen. Sie zählt sechs Einheiten.',
    ],
    task: 'Tausche die Königin mit einer der beiden Hochgeborenen. Auf diesen Brettern zieht nur Weiß, so oft du magst.',
  },
  highborn: {
    title: 'Die Hochgeborene',
    prose: [
      'Die Hochgeborene gleitet geradeaus in eine der sechs Richtungen, so weit die Felder leer sind. Am Ende darf eine gegnerische Figur stehen; die schlägt sie.',
      'Sie springt nicht, und sie kann Königin werden. Sie zählt drei Einheiten.',
    ],
    task: 'Gleite die Linien entlang und schlage den Soldaten auf b4 oder die Drohne auf e7.',
  },
  soldier: {
    title: 'Der Soldat',
    prose: [
      'Der Soldat zieht nur, um zu schlagen. Er tritt auf eine gegnerische Figur nebenan; oder er springt geradeaus über eine lückenlose Reihe eigener Figuren auf die gegnerische Figur direkt dahinter.',
      'Auf ein leeres Feld zieht er nie. Er zählt eine Einheit.',
    ],
    task: 'Der Soldat auf e4 kann zwei Gegner neben sich schlagen. Er kann auch über d4 und c4 springen oder über e5: Finde beides.',
  },
  worker: {
    title: 'Die Arbeiterin',
    prose: [
      'Die Arbeiterin geht einen Schritt auf ein leeres Feld nebenan, in jede Richtung. Sie schlägt nie.',
      'Jede Arbeiterin ernährt fünf Einheiten. Höchstens acht kannst du haben; jede zählt eine Einheit.',
    ],
    task: 'Geh ein paar Schritte.',
  },
  drone: {
    title: 'Die Drohne',
    prose: [
      'Die Drohne fliegt auf irgendein leeres Feld des Bretts. Sie schlägt nie, aber sie versperrt Linien, und ohne Drohne wird keine Hochgeborene zur Königin.',
      'Du kannst höchstens zwei haben. Eine Drohne zählt eine Einheit.',
    ],
    task: 'Die schwarze Hochgeborene auf e6 blickt geradewegs auf deine Königin. Flieg dazwischen.',
  },
  nurse: {
    title: 'Die Amme',
    prose: [
      'Die Amme tauscht den Platz mit irgendeiner eigenen Figur, wie weit weg sie auch steht, nur nicht mit einer Hochgeborenen oder der Königin. Sie schlägt nie.',
      'Neue Arbeiterinnen, Drohnen und Ammen schlüpfen neben einer Amme. Du kannst höchstens zwei Ammen haben; jede zählt eine Einheit.',
    ],
    task: 'Tausche die Amme mit der Arbeiterin, dem Soldaten oder der Drohne. Hochgeborene und Königin machen nicht mit.',
  },
  turn: {
    title: 'Wenn du dran bist',
    prose: [
      'Zuerst machst du einen Zug oder beförderst eine Hochgeborene; das darfst du nie auslassen. Danach darfst du neue Figuren einsetzen, wenn dein Volk noch mehr ernähren kann.',
    ],
  },
  production: {
    title: 'Neue Figuren',
    prose: [
      'Deine Volkszahl ist fünfmal die Zahl deiner Arbeiterinnen. Hast du weniger Einheiten auf dem Feld, darfst du für jede Amme eine Figur einsetzen, solange die Einheiten die Volkszahl nicht übersteigen: Arbeiterinnen, Soldaten, Ammen oder Drohnen.',
      'Ein Soldat kommt auf ein leeres Feld neben irgendeiner deiner Figuren; eine Arbeiterin, Drohne oder Amme auf eines neben einer Amme. Nie stehen mehr als acht Arbeiterinnen, zwei Drohnen und zwei Ammen einer Seite auf dem Feld.',
      'Es zählt, wie viele Arbeiterinnen und Ammen du hattest, als das Einsetzen begann: Eine frisch geschlüpfte Arbeiterin ernährt erst ab deinem nächsten Zug jemanden. Du darfst früher aufhören: Beende deinen Zug.',
    ],
    task: 'Weiß hat gezogen und darf zwei Figuren einsetzen. Wähle neben dem Brett eine aus und dann ihr Feld, oder beende den Zug.',
  },
  promotion: {
    title: 'Eine neue Königin',
    prose: [
      'Wurde deine Königin geschlagen, kann eine Hochgeborene Königin werden: auf ihrem Feld oder dort, wo ihr eigener Zug endet, auch ein schlagender. Du brauchst mindestens eine Drohne auf dem Feld und genug Arbeiterinnen für die neue Königin: Deine Einheiten und drei dazu dürfen fünfmal deine Arbeiterinnen nicht übersteigen.',
      'Eine Seite ohne Königin darf nichts anderes tun.',
    ],
    task: 'Weiß hat keine Königin. Kröne eine Hochgeborene auf ihrem Feld, oder zieh sie erst.',
  },
  queen_lost: {
    title: 'Das Ende: keine Königin',
    prose: [
      'Wer nach dem eigenen Zug keine Königin hat, hat verloren. Kann eine geschlagene Königin nicht ersetzt werden, ist die Partie sofort zu Ende.',
    ],
    task: 'Die Hochgeborene auf e5 blickt geradewegs auf die Königin auf e9, und Schwarz hat keine Drohne. Gewinne.',
  },
  replaced: {
    title: 'Noch nicht das Ende',
    prose: [
      'Hier hat Schwarz eine Drohne und genug Arbeiterinnen. Die Königin zu schlagen ist viel wert, aber die Partie geht weiter.',
    ],
    task: 'Schlage die Königin auf e9 und finde dann die Antwort von Schwarz: Hier dürfen beide Seiten ziehen.',
  },
  immobile: {
    title: 'Das Ende: nichts geht mehr',
    prose: [
      'Wer am Zug ist und nicht ziehen kann, verliert, wenn die andere Seite ziehen könnte. Könnte keine, gewinnt, wer mehr Einheiten auf dem Feld hat: Königin sechs, Hochgeborene drei, alle anderen eine. Bei gleich vielen ist es remis.',
    ],
    task: 'Schwarz kann nur die Arbeiterin auf a5 ziehen. Sperr sie ein.',
  },
  draws: {
    title: 'Remis',
    prose: [
      'Stand dieselbe Stellung mit derselben Seite am Zug dreimal am Anfang eines Zuges, darf Remis verlangen, wer am Zug ist; beim fünften Mal ist die Partie von selbst remis. Und ihr könnt euch jederzeit auf Remis einigen.',
    ],
  },
};
