// Browsers that keep nothing or nonsense, servers that say what this page does not know, and a page that is newer.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
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

const part = (page, name) => page.getByRole('region', { name, exact: true });
const inLobby = (page) =>
  part(page, 'Play now')
    .getByText(/players? here/)
    .waitFor();
const nameOf = (page) => part(page, 'You').getByLabel('Your name');

/** Somebody in whose pages `prepare` runs before anything else. */
async function odd(name, prepare, options = {}) {
  const person = await browser.person(name, options);
  await person.context.addInitScript(prepare);
  return person;
}
function blocked() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
function full() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

test('where the browser keeps nothing, all works with what the page remembers', async () => {
  const { page } = await odd('Ada', blocked);
  await page.goto(server.url);
  await inLobby(page);
  await nameOf(page).fill('Ada');
  await part(page, 'You').getByRole('button', { name: 'Save' }).click();
  await eventually('she is called Ada', async () =>
    (await page.getByTestId('announcer').textContent()).includes('You are now called Ada.'),
  );
  await page.goto(`${server.url}#/hotseat/agon`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('This browser does not let the page keep the game').waitFor();
  await page.getByText('White is to act').waitFor();
  for (const address of ['#/replay', '#/learn/agon']) {
    await page.goto(server.url + address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
});

test('where storage is full, each tab gets into the lobby', async () => {
  const ada = await odd('Ada', full);
  await ada.page.goto(server.url);
  await inLobby(ada.page);
  const other = await ada.newPage();
  await other.goto(server.url);
  await inLobby(other);
});

for (const identity of ['{not json', '{"token":{"a":1},"name":5}', `{"wish":"${'x'.repeat(300)}"}`, '[]']) {
  test(`who finds ${identity.slice(0, 30)} kept of herself is a new guest`, async () => {
    const ada = await browser.person('Ada');
    await ada.context.addInitScript(
      (text) =>
        localStorage.getItem('seeded') ??
        (localStorage.setItem('hexcourt.identity', text), localStorage.setItem('seeded', '')),
      identity,
    );
    await ada.page.goto(server.url);
    await inLobby(ada.page);
    assert.match(await nameOf(ada.page).inputValue(), /^Guest-/);
  });
}

for (const kept of ['{bad', '{"beginning":{"game":"agon"}}']) {
  test(`a kept game at one screen that is ${kept} is said to be damaged, and another one begins`, async () => {
    const ada = await browser.person('Ada');
    await ada.context.addInitScript((text) => localStorage.setItem('hexcourt.hotseat', text), kept);
    await ada.page.goto(`${server.url}#/hotseat`);
    await ada.page.getByText('The game that was kept here is damaged').waitFor();
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    await ada.page.getByText('White is to act').waitFor();
  });
}

test('rules that could not be loaded are tried again', async () => {
  const ada = await browser.person('Ada', { serviceWorkers: 'block' });
  ada.forgives = (text) => text.includes('Failed to load resource');
  await ada.context.route('**/*.wasm', (route) => route.fulfill({ status: 503 }));
  await ada.page.goto(`${server.url}#/hotseat/hivequeen`);
  await ada.page.getByText('The rules of the games could not be loaded.').waitFor();
  await ada.context.unroute('**/*.wasm');
  await ada.page.getByRole('button', { name: 'Try again' }).click();
  await ada.page.getByRole('button', { name: 'Begin' }).waitFor();
});

/** Somebody to whom the lobby says what `change` makes of it. */
async function toldOtherwise(name, change) {
  const person = await browser.person(name);
  await person.page.routeWebSocket(/\/ws\/lobby$/, (socket) => {
    const house = socket.connectToServer();
    house.onMessage((text) => {
      const message = JSON.parse(text);
      for (const frame of change(message) ?? [message]) {
        socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
      }
    });
  });
  await person.page.goto(server.url);
  return person;
}

test('a server without a game that this page knows is said to be one', async () => {
  const { page } = await toldOtherwise('Ada', (message) => {
    if (message.type === 'welcome') for (const game of message.games) game.name = `new ${game.name}`;
  });
  await page.getByText('This page knows none of the games of this server.').waitFor();
  await page.getByRole('button', { name: 'Load the page again' }).waitFor();
});

test('what makes no sense in the lobby is left out, and the rest of it stands there', async () => {
  const agon = '6/7/8/9/10/11/10/9/8/7/6 w move -';
  const room = (id, more) => ({
    ...{
      room: id,
      name: id,
      game: 'agon',
      settings: {},
      status: 'playing',
      players: { white: null, black: null },
    },
    ...{
      position: agon,
      ply: 0,
      watchers: 0,
      created_at: 1,
      clock: null,
      ...more,
    },
  });
  const rooms = [
    ...[room('good'), room('good'), room('shape', { position: '1/2 w move -' })],
    ...[room('phase', { position: agon.replace('move', 'dance') }), room('bare', { settings: null })],
    ...[room('empty', { players: undefined }), room('wait', { status: 'waiting' }), null],
  ];
  const { page } = await toldOtherwise('Ada', (message) => {
    if (message.type === 'welcome') message.games.push(message.games[0]);
    if (message.type !== 'lobby') return [message];
    const nonsense = ['{', 'null', '{"type":"welcome"}', '{"type":"chat"}', '{"type":"of tomorrow"}'];
    return [...nonsense, { ...message, rooms, seeks: [{}, null] }];
  });
  const watch = part(page, 'Games to watch');
  await watch.getByText('good').waitFor();
  assert.equal(await watch.getByRole('listitem').count(), 1);
  await part(page, 'Who is waiting').getByText('wait', { exact: true }).waitFor();
});

test('an address that no room can have leads to nothing', async () => {
  const { page } = await browser.person('Ada');
  for (const name of ['..', 'x'.repeat(100_000)]) {
    for (const place of ['room', 'replay']) {
      await page.goto(`${server.url}#/${place}/${name}`);
      await page.getByText('There is nothing at this address.').waitFor();
    }
  }
});

test('a name is no longer than the server keeps it, and what the server makes of it is said', async () => {
  const { page } = await browser.person('Ada');
  await page.goto(server.url);
  await inLobby(page);
  await nameOf(page).pressSequentially('x'.repeat(40));
  assert.equal((await nameOf(page).inputValue()).length, 32);
  await nameOf(page).fill('Ada\u202eLovelace');
  await part(page, 'You').getByRole('button', { name: 'Save' }).click();
  await part(page, 'You')
    .getByText('The server changed your name: you are now called AdaLovelace.')
    .waitFor();
  assert.equal(await nameOf(page).inputValue(), 'AdaLovelace');
});

test('a search that begins leaves the button where it was pressed', async () => {
  const { page } = await browser.person('Ada');
  await page.goto(server.url);
  await inLobby(page);
  const button = page.getByRole('button', { name: 'Agon: Quick 3 min + 2 s' });
  const before = await button.boundingBox();
  await button.click();
  await page.getByRole('button', { name: 'Stop looking' }).waitFor();
  assert.deepEqual(await button.boundingBox(), before);
});
