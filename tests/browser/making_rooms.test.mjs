// Whoever makes a room in the browser sits in it at once, and is told where that cannot be.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, afterEach, before, test } from 'node:test';
import { kClient } from './games.mjs';
import { Browser, eventually, Server } from './world.mjs';

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await Browser.open();
});
afterEach(() => browser.sendHome());
after(async () => {
  await browser?.close();
  await server?.stop();
});

const button = ({ page }, name) => page.getByRole('button', { name, exact: true });
const part = ({ page }, name) => page.getByRole('region', { name, exact: true });
const waits = ({ page }) => page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor();
/** The seat on this side, where it is the person's own. */
const ownSeat = ({ page }, side) =>
  page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${side}: `) })
    .filter({ hasText: '(you)' });

/** `listen` hears what the person's page says in rooms; see overhear. */
async function inLobby(name, listen = null) {
  const person = await browser.person(name);
  if (listen) await overhear(person, listen);
  await person.page.goto(server.url);
  return person;
}
/** Makes a room by the form, on this side; returns its address. */
async function makeByForm(person, side, visibility = 'Everybody') {
  await button(person, 'Create a room').click();
  const form = person.page.getByRole('dialog', { name: 'Create a room' });
  await form.getByRole('group', { name: 'Your side' }).getByText(side, { exact: true }).click();
  await form.getByText(visibility, { exact: true }).click();
  await form.getByRole('button', { name: 'Create the room' }).click();
  await person.page.waitForURL(/#\/room\//);
  return person.page.url();
}
/** What becomes of what this person's page says in rooms: `change` gets each message and what passes it on. */
const overhear = ({ page }, change) =>
  page.routeWebSocket(/\/ws\/rooms\//, (socket) => {
    const house = socket.connectToServer();
    socket.onMessage((text) => change(JSON.parse(text), () => house.send(text), socket, house));
  });

for (const [mine, theirs, visibility] of [
  ['White', 'Black', 'Everybody'],
  ['Black', 'White', 'Whoever has the link'],
]) {
  test(`whoever makes a room as ${mine} for ${visibility} sits there, and the game begins with one more`, async () => {
    const [ada, bob] = [await inLobby('Ada'), await inLobby('Bob')];
    const address = await makeByForm(ada, mine, visibility);
    await waits(ada);
    await ownSeat(ada, mine).waitFor();
    await bob.page.goto(address);
    await button(bob, `Sit as ${theirs}`).click();
    await button(ada, '✕ Abort').waitFor();
  });
}

test('a bot joins the room that somebody has made here', async () => {
  const ada = await inLobby('Ada');
  await makeByForm(ada, 'White');
  await waits(ada);
  const bot = spawn(kClient, ['bot', server.url, '--games', '1'], { stdio: 'ignore' });
  const ended = once(bot, 'exit');
  try {
    await button(ada, '✕ Abort').waitFor();
  } finally {
    bot.kill();
    await ended;
  }
});

test('by lot the maker gets one of the seats', async () => {
  const ada = await inLobby('Ada');
  await makeByForm(ada, 'By lot');
  await waits(ada);
  await ownSeat(ada, '(White|Black)').waitFor();
});

test('whoever stood up stays up when the page is loaded again, or the room opened from the lobby', async () => {
  const ada = await inLobby('Ada');
  await makeByForm(ada, 'White');
  await waits(ada);
  await button(ada, 'Stand up').click();
  await button(ada, 'Sit as White').waitFor();
  await ada.page.reload();
  await button(ada, 'Sit as White').waitFor();
  await ada.page.getByRole('link', { name: 'Lobby' }).click();
  await part(ada, 'Who is waiting').waitFor();
  await ada.page.goBack();
  await button(ada, 'Sit wherever is free').waitFor();
  // Had the page asked for a seat, the server would have answered that before what is said now.
  await ada.page.getByLabel('What you say').fill('Still up');
  await button(ada, 'Send').click();
  await ada.page.getByRole('log').getByText('Still up').first().waitFor();
  assert.equal(await ada.page.getByText('(you)').count(), 0);
});

test('where the seat is refused the page says so, and the seats can be pressed for', async () => {
  let refused = 0;
  const ada = await inLobby('Ada', (message, passOn, socket) => {
    if (message.type !== 'sit' || refused++ > 0) return passOn();
    const why = { type: 'error', re: message.id, code: 'seat_taken', message: 'Somebody sits there.' };
    socket.send(JSON.stringify(why));
  });
  await makeByForm(ada, 'White');
  const alert = ada.page.getByRole('alert').filter({ hasText: 'You could not be seated' });
  await alert.getByText('Somebody sits there.').waitFor();
  await button(ada, 'Sit as White').click();
  await waits(ada);
  await alert.waitFor({ state: 'detached' });
});

test('a line that is lost before the answer costs nobody the seat', async () => {
  let lost = 0;
  const ada = await inLobby('Ada', (message, passOn, socket, house) => {
    if (message.type !== 'sit' || lost++ > 0) return passOn();
    void house.close();
    void socket.close();
  });
  await makeByForm(ada, 'White');
  await eventually('the line was lost', () => lost > 0);
  await waits(ada);
});
