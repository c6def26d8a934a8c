// The page's screens with something on them, for whoever looks at all of them.

import { rules, wholeGame } from './games.mjs';
import { clickCell } from './hands.mjs';
import { addressOf } from './room.mjs';

const kCalm = { kind: 'fischer', initial_ms: 600_000, increment_ms: 5_000 };
const kDaily = { kind: 'per_turn', turn_ms: 86_400_000 };

/** The position after so many actions of one of the whole games. */
export function positionAfter(name, many) {
  const { ruleset, actions } = wholeGame(name);
  return actions
    .slice(0, many)
    .reduce(
      (position, action) => rules('apply', ruleset, [], position, action).split('\n')[0],
      rules('start', ruleset, []),
    );
}

/** Sits down opposite one of the company, who has made the room by `wish`. */
export async function playAgainst(server, company, person, wish, side = 'white') {
  const opposite = side === 'white' ? 'black' : 'white';
  const place = await company.waiting({ clock: kCalm, ...wish }, 'Bert', opposite);
  await person.page.goto(addressOf(server, place));
  await person.page.getByRole('button', { name: side === 'white' ? 'Sit as White' : 'Sit as Black' }).click();
  await person.page.getByRole('button', { name: 'Abort' }).waitFor();
  return place;
}

/** HiveQueen, the person's turn to introduce up to two pieces, a Soldier being chosen. */
export async function inProduction(server, company, person) {
  const wish = { game: 'hivequeen', position: positionAfter('hivequeen', 15) };
  const place = await playAgainst(server, company, person, wish, 'black');
  await person.page.getByRole('button', { name: /^Soldier/ }).click();
  return place;
}

/** Agon, with a captured Queen and a captured Guard of the person's own. */
export async function withCaptured(server, company, person) {
  const position = '1g2G1/G5g/8/g8/7G2/Q6q3/4Gg1G2/g8/8/6g/4G1 w move -';
  const place = await playAgainst(server, company, person, { game: 'agon', position }, 'black');
  await company.play(place, ['Gg8-g7']);
  await person.page.getByText('Your Queen was captured.').waitFor();
  return place;
}

/** Rooms that wait, people who search, games that run, and two of the person's own. */
export async function busyLobby(server, company, person) {
  const over = await playAgainst(server, company, person, { game: 'agon' });
  await company.ask(over, 'black', { type: 'resign' });
  await person.page.getByRole('heading', { name: 'You have won' }).waitFor();
  await playAgainst(server, company, person, { game: 'hivequeen', clock: kDaily });
  await company.seek({ game: 'hivequeen', clock: kCalm }, 'Grace');
  await company.seek(
    { game: 'agon', clock: kDaily, side: 'black', settings: { touch_move: true } },
    'Edsger',
  );
  await company.waiting({ game: 'botermans', clock: kCalm, name: 'A quiet corner' }, 'Barbara');
  await company.waiting({ game: 'hivequeen', clock: null }, 'Donald');
  for (const [name, many, names] of [
    ['hivequeen', 30, ['Wanda', 'Otto']],
    ['agon', 22, ['Somebody with quite a long name', 'Lin']],
    ['queens-and-guards', 40, ['Tony', 'Leslie']],
  ]) {
    const { ruleset, actions } = wholeGame(name);
    await company.game({ game: ruleset, clock: kCalm }, actions.slice(0, many), names);
  }
  await person.page.goto(server.url);
  await person.page.getByText('Leslie').first().waitFor();
  await person.page.getByText('Edsger').first().waitFor();
  await person.page.getByText('Barbara waits').waitFor();
  await person.page.getByText('Won: the other side resigned').waitFor();
}

/** Amid a game that is over, with another action tried. */
export async function inReplay(server, company, person) {
  const { ruleset, actions } = wholeGame('agon');
  const place = await company.game({ game: ruleset, clock: kCalm }, actions, ['Wanda', 'Otto']);
  await person.page.goto(`${server.url}#/replay/${place.room}`);
  await person.page.locator('[data-ply="20"]').click();
  await person.page.getByText('After action 20 of').waitFor();
  return place;
}

const dialog = ({ page }, name) => page.getByRole('dialog', { name });

/** How to come to each screen that there is. */
export const screens = {
  'an empty lobby': async (server, _, ada) => {
    await ada.page.goto(server.url);
    await ada.page.getByText('Nobody waits in a room just now.').waitFor();
  },
  'a lobby with rooms, games and a search': async (server, company, ada) => {
    await busyLobby(server, company, ada);
    await ada.page.getByRole('button', { name: 'HiveQueen: Quick' }).click();
    await ada.page.getByRole('button', { name: 'Stop looking' }).waitFor();
  },
  'the form for a room': async (server, _, ada) => {
    await ada.page.goto(server.url);
    await ada.page.getByRole('button', { name: 'Create a room' }).click();
    const form = dialog(ada, 'Create a room');
    await form.getByText('Agon', { exact: true }).click();
    await form.getByText('Setting by setting').click();
    await form.getByText('Own starting position').click();
    await form.getByLabel('Position as text').fill('nothing like it');
    await form.locator('textarea[aria-invalid=true]').waitFor();
    await form.getByLabel('Time at the start', { exact: true }).fill('-3');
    await form.getByRole('button', { name: 'Create the room' }).click();
    await form.getByText('Something in the form is not right').waitFor();
  },
  'the form for a search': async (server, _, ada) => {
    await ada.page.goto(server.url);
    await ada.page.getByRole('button', { name: 'Other rules or another clock' }).click();
    await dialog(ada, 'Find an opponent').getByText('Byo-yomi').click();
  },
  'the code for another device': async (server, _, ada) => {
    await ada.page.goto(server.url);
    await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
    await ada.page.getByText('Holds for another').waitFor();
  },
  'taking over from another device, with a wrong code': async (server, _, ada) => {
    await ada.page.goto(`${server.url}#/take-over`);
    await ada.page.getByLabel('Code').fill('WRONG');
    await ada.page.getByRole('button', { name: 'Continue here' }).click();
    await ada.page.getByText('This code is not valid').waitFor();
  },
  'a room that waits': async (server, company, ada) => {
    await ada.page.goto(addressOf(server, await company.waiting({ game: 'agon' })));
    await ada.page.getByRole('button', { name: 'Sit as Black' }).waitFor();
  },
  'a game with a piece picked up, a question and talk': async (server, company, ada) => {
    const place = await playAgainst(server, company, ada, { game: 'hivequeen' });
    await company.ask(place, 'black', { type: 'chat', text: 'Good luck!' });
    await company.ask(place, 'black', { type: 'offer', what: 'draw' });
    await ada.page.getByRole('strong').filter({ hasText: 'Bert proposes a draw.' }).waitFor();
    await ada.page.getByRole('button', { name: 'Accept' }).and(ada.page.locator(':enabled')).waitFor();
    await ada.page.getByRole('log').getByText('Good luck!').first().waitFor();
    await ada.page.getByRole('button', { name: 'Resign' }).click();
    await ada.page.getByText('Rules, record and link').click();
    await clickCell(ada.page, 'd1');
  },
  'production with the tray': inProduction,
  'Agon with captured pieces': withCaptured,
  'a game that is over, at an earlier position': async (server, company, ada) => {
    const { actions } = wholeGame('hivequeen');
    const place = await company.game({ game: 'hivequeen' }, actions.slice(0, 12));
    await company.ask(place, 'white', { type: 'resign' });
    await ada.page.goto(addressOf(server, place));
    await ada.page.locator('[data-ply="8"]').click();
    await ada.page.getByText('after action 8 of 12').waitFor();
  },
  'a private room without its invite': async (server, company, ada) => {
    const { room } = await company.waiting({ game: 'agon', visibility: 'private' });
    await ada.page.goto(addressOf(server, { room }));
    await ada.page.getByRole('heading', { name: 'This room is private' }).waitFor();
  },
  'the finished games, to be played through': async (server, company, ada) => {
    const place = await playAgainst(server, company, ada, { game: 'agon' });
    await company.ask(place, 'black', { type: 'resign' });
    await ada.page.getByRole('heading', { name: 'You have won' }).waitFor();
    await ada.page.goto(`${server.url}#/replay`);
    await ada.page.getByText('against Bert').waitFor();
  },
  'a record that cannot be read': async (server, _, ada) => {
    await ada.page.goto(`${server.url}#/replay`);
    await ada.page.getByLabel('Record, as text or JSON').fill('[Game "agon"]\n1. Nonsense');
    await ada.page.getByRole('button', { name: 'Read the record' }).click();
    await ada.page.getByText('This record cannot be read').waitFor();
  },
  'a replay, with something tried': async (server, company, ada) => {
    await inReplay(server, company, ada);
    await ada.page.locator('[role=gridcell].usable').first().focus();
    await ada.page.keyboard.press('Enter');
    await ada.page.locator('[role=gridcell][data-targets]').first().focus();
    await ada.page.keyboard.press('Enter');
    await ada.page.getByRole('heading', { name: 'What you try' }).waitFor();
  },
  'the beginning of a game at one screen': async (server, _, ada) => {
    await ada.page.goto(`${server.url}#/hotseat`);
    await ada.page.getByRole('button', { name: 'Begin' }).waitFor();
  },
  'a game at one screen': async (server, _, ada) => {
    await ada.page.goto(`${server.url}#/hotseat/agon`);
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    await clickCell(ada.page, 'f1');
  },
  'the list of rules': async (server, _, ada) => {
    await ada.page.goto(`${server.url}#/learn`);
    await ada.page.getByRole('link', { name: 'Learn Agon' }).waitFor();
  },
  'the rules of HiveQueen': async (server, _, ada) => {
    await ada.page.goto(`${server.url}#/learn/hivequeen`);
    await ada.page
      .getByRole('group', { name: /^Board: / })
      .last()
      .waitFor();
  },
  'the rules of Agon': async (server, _, ada) => {
    await ada.page.goto(`${server.url}#/learn/agon`);
    await ada.page
      .getByRole('group', { name: /^Board: / })
      .last()
      .waitFor();
  },
  'an address with nothing at it': async (server, _, ada) => {
    await ada.page.goto(`${server.url}#/nowhere/at/all`);
    await ada.page.getByText('There is nothing at this address.').waitFor();
  },
};
