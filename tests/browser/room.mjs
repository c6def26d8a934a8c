// Two people in a room, and what they see there.

import { byMouse } from './hands.mjs';
import { eventually } from './world.mjs';

/** Makes a room with these wishes by a guest of its own; returns its id, and its invite where it has one. */
export async function makeRoom(server, person, wish) {
  await person.page.goto(`${server.url}#/learn`);
  return person.page.evaluate(
    (asked) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(new URL('/ws/lobby', location.href.replace('http', 'ws')));
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: 'hello', protocol: 1, name: 'Host' }));
          socket.send(JSON.stringify({ type: 'create_room', id: 1, first: 'guest', ...asked }));
        };
        socket.onerror = () => reject(new Error('no connection to the lobby'));
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(data);
          if (heard.re !== 1) return;
          socket.close();
          if (heard.type === 'ok') resolve({ room: heard.room, invite: heard.invite ?? null });
          else reject(new Error(heard.message));
        };
      }),
    wish,
  );
}

export const addressOf = (server, { room, invite }) =>
  `${server.url}#/room/${room}${invite ? `?invite=${invite}` : ''}`;

/** Opens the room on both people's pages, and presses for the seats. */
export async function takeSeats(server, place, white, black) {
  for (const [person, name] of [
    [white, 'Sit as White'],
    [black, 'Sit as Black'],
  ]) {
    await person.page.goto(addressOf(server, place));
    await person.page.getByRole('button', { name }).click();
  }
}

/** The same, until both see the game running. */
export async function sitDown(server, place, white, black) {
  await takeSeats(server, place, white, black);
  for (const { page } of [white, black]) await page.getByRole('button', { name: 'Abort' }).waitFor();
}

/** Takes a name in the lobby. */
export async function introduce(server, { page }, name) {
  await page.goto(`${server.url}#/`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).and(page.locator(':disabled')).waitFor();
}

/** Two people who have just sat down, in a room with these wishes. `options` are those of their browsers. */
export async function twoAtTable(server, browser, wish, { names = [], ...options } = {}) {
  const [white, black] = [await browser.person('Ada', options), await browser.person('Bob', options)];
  if (names[0]) await introduce(server, white, names[0]);
  if (names[1]) await introduce(server, black, names[1]);
  const place = await makeRoom(server, white, wish);
  await sitDown(server, place, white, black);
  return { white, black, place };
}

/** How many actions the page's turn list shows. */
export const plies = (page) => page.locator('.turns [data-ply]').count();

/** Plays the actions from `from` on, each by the page of whoever is to act, and waits until both show it. */
export async function play(people, game, sides, { from = 0, to = game.actions.length, hand = byMouse } = {}) {
  for (let ply = from; ply < to; ++ply) {
    await hand(people[sides[ply]].page, game.actions[ply]);
    for (const person of Object.values(people)) {
      await eventually(
        `${person.name} sees ${game.actions[ply]}`,
        async () => (await plies(person.page)) > ply,
      );
    }
  }
}
