interface Parts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}
const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

export const clock = {
  clockOf: (name: string) => `Clock of ${name}`,
  days: (days: number, hours: number) => (hours > 0 ? `${days} d ${hours} h` : `${days} d`),
  spoken: ({ days, hours, minutes, seconds }: Parts) =>
    [
      days > 0 && many(days, 'day', 'days'),
      hours > 0 && many(hours, 'hour', 'hours'),
      minutes > 0 && many(minutes, 'minute', 'minutes'),
      seconds > 0 && many(seconds, 'second', 'seconds'),
    ]
      .filter(Boolean)
      .join(' ') || '0 seconds',
  running: 'running',
  stopped: 'stopped',
  low: 'Little time',
  lowFor: (name: string, time: string) => `Little time for ${name}: ${time}.`,
  periodsLeft: (n: number, inPeriod: boolean) =>
    inPeriod ? `${many(n, 'period', 'periods')} left` : `then ${many(n, 'period', 'periods')}`,
  unit: {
    day: (n: number) => many(n, 'day', 'days'),
    hour: (n: number) => `${n} h`,
    minute: (n: number) => `${n} min`,
    second: (n: number) => `${n} s`,
  },
  noClock: 'no clock',
  otherClock: 'a clock that this page does not know',
  fischer: (initial: string, increment: string | null) =>
    increment === null ? initial : `${initial} + ${increment} a turn`,
  cap: (control: string, cap: string) => `${control}, ${cap} at most`,
  byoYomi: (main: string | null, periods: number, period: string) =>
    main === null ? `${periods} × ${period} a turn` : `${main}, then ${periods} × ${period} a turn`,
  perTurn: (turn: string) => `${turn} a turn`,
  lineLost: 'The connection was lost before the server answered.',
  noAnswer: (status: number) => `The server could not answer this (${status}).`,
};
