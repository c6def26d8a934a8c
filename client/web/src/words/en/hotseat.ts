export const hotseat = {
  title: 'Two at one screen',
  intro: 'For two people and one device, also without a connection. The game stays in this browser.',
  loading: 'Loading the rules …',
  begin: 'Begin',
  goOn: (game: string) => `Go on with your game of ${game}`,
  replaces: 'A new game takes the place of the one that you have here.',
  refused: (why: string) => `Not possible: ${why}`,
  lost: (why: string) => `The game that was kept here cannot be opened any more. ${why}`,
  full: 'This browser does not let the page keep the game: it is lost when you leave.',

  toAct: (who: string) => `${who} is to act`,
  follow: 'Turn the board to whoever is to act',
  turnBoard: 'Turn the board',
  undo: 'Take back',
  resign: (who: string) => `${who} resigns`,
  resignAsk: (who: string) => `Does ${who} resign?`,
  agree: 'Agree on a draw',
  agreeAsk: 'Do you both want a draw?',
  claim: 'Claim a draw',
  claimWhy: (who: string, times: number) =>
    `This position has stood ${times} times: ${who} may claim a draw.`,
  fresh: 'New game',
  earlier: (ply: number, plies: number) =>
    ply === 0 ? 'You look at the start.' : `You look at action ${ply} of ${plies}.`,
  backToGame: 'Back to the game',

  wins: (who: string) => `${who} has won`,
  draw: 'The game is a draw',
  replay: 'Replay and analyse',
  save: 'Save the record',
  rules: 'The rules',
};
