// The whole games of tests/data/games, and positions asked of `hexcourt rules`.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kServer = process.env.HEXCOURT_SERVER ?? join(root, 'build/release/bin/hexcourt-server');
export const kClient = join(kServer, '..', 'hexcourt');

/** {ruleset, outcome, reason, actions} */
export function wholeGame(name) {
  const [ruleset, ending, ...rest] = readFileSync(join(root, 'tests/data/games', `${name}.txt`), 'utf8')
    .trim()
    .split('\n');
  const [outcome, reason] = ending.split(' ');
  return { ruleset, outcome, reason, actions: rest.join(' ').split(/\s+/) };
}

/** The sides that act, one for each action of the game. */
export function sidesOf(game, settings = []) {
  let position = rules('start', game.ruleset, settings);
  return game.actions.map((action) => {
    const side = position.split(' ')[1] === 'w' ? 'white' : 'black';
    position = rules('apply', game.ruleset, settings, position, action).split('\n')[0];
    return side;
  });
}

export function rules(command, ruleset, settings, ...rest) {
  const set = settings.flatMap((setting) => ['--set', setting]);
  return execFileSync(kClient, ['rules', command, ruleset, ...rest, ...set], { encoding: 'utf8' }).trim();
}
