// A press that leads nowhere is answered at the board: in the words of the rules, or by what the page sees itself.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sidesOf, wholeGame } from './games.mjs';
import { byDrag, cell, clickCell } from './hands.mjs';
import { play, plies, twoAtTable } from './room.mjs';
import { positionAfter } from './screens.mjs';
import { Company } from './sockets.mjs';
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

const says = ({ page }, text) => page.locator('.task').getByRole('alert').filter({ hasText: text }).waitFor();
const saysNothing = async ({ page }) => assert.equal(await page.locator('.task [role=alert]').count(), 0);
const picked = ({ page }, at) => page.locator(`[data-cell="${at}"][aria-selected=true]`).waitFor();
async function tryOn(person, from, to) {
  await clickCell(person.page, from);
  await picked(person, from);
  await clickCell(person.page, to);
}

test('in a room the server says why a piece may not go there, and the game goes on', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'hivequeen' });
  await tryOn(white, 'b1', 'e5');
  await says(white, 'Not possible: A Worker steps only to an adjacent cell: e5 is not adjacent to b1.');
  await tryOn(white, 'e1', 'e2');
  await says(
    white,
    'A Queen moves only by swapping places with a friendly Highborn: e2 holds a white Worker.',
  );
  await clickCell(white.page, 'b1');
  await picked(white, 'b1');
  await saysNothing(white);
  await byDrag(white.page, 'Wb1-e6');
  await says(white, 'e6 is not adjacent to b1.');
  assert.equal(await plies(black.page), 0);
  const game = wholeGame('hivequeen');
  await play({ white, black }, game, sidesOf(game), { to: 1 });
  await saysNothing(white);
});

test('putting back, another piece, and what is not one’s own are passed over in silence', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' });
  await white.page.evaluate(() => {
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      if (JSON.parse(text).type === 'act') window.sent.push(text);
      return send.call(this, text);
    };
  });
  await clickCell(white.page, 'a5');
  await clickCell(white.page, 'a5');
  await clickCell(white.page, 'b1');
  await clickCell(white.page, 'j1');
  await picked(white, 'j1');
  await white.page.keyboard.press('Escape');
  await eventually(
    'it is put back',
    async () => (await white.page.locator('[aria-selected=true]').count()) === 0,
  );
  for (const at of ['b7', 'e5', 'f6']) await clickCell(white.page, at);
  await clickCell(black.page, 'b7');
  for (const person of [white, black]) await saysNothing(person);
  assert.deepEqual(await white.page.evaluate(() => window.sent), []);
  await tryOn(white, 'a5', 'e5');
  await says(white, 'A piece moves one step, to an adjacent cell: e5 is not adjacent to a5.');
  assert.equal((await white.page.evaluate(() => window.sent)).length, 1);
});

test('an own piece that cannot move at all says so', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'hivequeen' });
  await cell(white.page, 'c2').focus();
  await white.page.keyboard.press('Enter');
  await says(white, 'The Soldier on c2 has nowhere to go just now.');
  await clickCell(white.page, 'b1');
  await picked(white, 'b1');
  await saysNothing(white);
  await clickCell(black.page, 'c6');
  await saysNothing(black);
});

test('introducing where no piece may be says why, and moving then is too late', async () => {
  const wish = { game: 'hivequeen', position: positionAfter('hivequeen', 15) };
  const { black } = await twoAtTable(server, browser, wish);
  await black.page.getByRole('button', { name: /^Soldier/ }).click();
  await clickCell(black.page, 'a1');
  await says(black, 'A piece is introduced on a vacant cell: a1 holds a white Worker.');
  await black.page.getByRole('button', { name: /^Soldier/ }).click();
  await saysNothing(black);
  await black.page.getByRole('button', { name: /^Soldier/ }).click();
  await clickCell(black.page, 'd8');
  await says(black, 'You have moved already');
});

test('where a touched piece must be moved, a refused move costs nothing', async () => {
  const { white, black } = await twoAtTable(server, browser, {
    game: 'agon',
    settings: { touch_move: true },
  });
  await clickCell(white.page, 'e5');
  await saysNothing(white);
  await clickCell(white.page, 'j1');
  await picked(white, 'j1');
  await clickCell(white.page, 'e5');
  await says(white, 'e5 is not adjacent to j1.');
  await picked(white, 'j1');
  await clickCell(white.page, 'i2');
  await eventually('Black sees touch and move', async () => (await plies(black.page)) === 2);
});

test('without a room the rules themselves say why: at one screen, in a replay and in a lesson', async () => {
  const ada = await browser.person('Ada');
  const { page } = ada;
  await page.goto(`${server.url}#/hotseat/hivequeen`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await tryOn(ada, 'b1', 'e5');
  await says(ada, 'Not possible: A Worker steps only to an adjacent cell');
  const { room } = await (await Company.at(server, browser)).game({ game: 'hivequeen' }, ['Wb1-b2', '.']);
  await page.goto(`${server.url}#/replay/${room}`);
  await page.locator('[data-ply="2"]').click();
  await tryOn(ada, 'a5', 'e5');
  await says(ada, 'e5 is not adjacent to a5.');
  await page.goto(`${server.url}#/learn/hivequeen`);
  const board = page.getByRole('group', { name: /^Board: / }).first();
  await board.locator('[role=gridcell].usable').first().focus();
  await page.keyboard.press('Enter');
  await board.locator('[role=gridcell]:not(.usable)').first().focus();
  await page.keyboard.press('Enter');
  await board.getByRole('alert').filter({ hasText: 'Not possible: ' }).waitFor();
});
