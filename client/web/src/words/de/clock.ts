import type { clock as english } from '../en/clock';

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const clock: typeof english = {
  clockOf: (name) => `Uhr von ${name}`,
  days: (days, hours) => (hours > 0 ? `${days} T ${hours} Std.` : `${days} T`),
  spoken: ({ days, hours, minutes, seconds }) =>
    [
      days > 0 && many(days, 'Tag', 'Tage'),
      hours > 0 && many(hours, 'Stunde', 'Stunden'),
      minutes > 0 && many(minutes, 'Minute', 'Minuten'),
      seconds > 0 && many(seconds, 'Sekunde', 'Sekunden'),
    ]
      .filter(Boolean)
      .join(' ') || '0 Sekunden',
  running: 'läuft',
  stopped: 'steht',
  low: 'Wenig Zeit',
  lowFor: (name, time) => `Wenig Zeit für ${name}: ${time}.`,
  periodsLeft: (n, inPeriod) =>
    inPeriod ? `noch ${many(n, 'Periode', 'Perioden')}` : `dann ${many(n, 'Periode', 'Perioden')}`,
  unit: {
    day: (n) => many(n, 'Tag', 'Tage'),
    hour: (n) => `${n} Std.`,
    minute: (n) => `${n} Min.`,
    second: (n) => `${n} s`,
  },
  noClock: 'ohne Uhr',
  otherClock: 'eine Uhr, die diese Seite nicht kennt',
  fischer: (initial, increment) => (increment === null ? initial : `${initial} + ${increment} je Zug`),
  cap: (control, cap) => `${control}, höchstens ${cap}`,
  byoYomi: (main, periods, period) =>
    main === null ? `${periods} × ${period} je Zug` : `${main}, dann ${periods} × ${period} je Zug`,
  perTurn: (turn) => `${turn} je Zug`,
  lineLost: 'Die Verbindung ist abgerissen, bevor der Server geantwortet hat.',
  noAnswer: (status) => `Der Server konnte das nicht beantworten (${status}).`,
};
