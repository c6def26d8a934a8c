export const turns = {
  turns: 'Turns',
  noTurns: 'Nothing has been played yet.',
  turn: (number: number, who: string) => `Turn ${number}, ${who}`,
  first: 'To the start',
  previous: 'One action back',
  next: 'One action forward',
  last: 'To the game as it stands',
};
