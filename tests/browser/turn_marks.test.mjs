// The whole last turn is marked on the board, and its end has a word in the list.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sidesOf } from './games.mjs';
import { byMouse, clickCell } from './hands.mjs';
import { play, twoAtTable } from './room.mjs';
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

/** Black has fewer units than its Hive feeds: it captures, introduces a Worker and ends its turn. */
const kBefore = 'W3w/W4w/DS4d/HN4nh/QWS2Sswq/HN4nh/DS3sd/W4w/W3w b move';
const kTurn = ['Se7xe6', '+We7', '.'];

const marks = (page) =>
  page.evaluate(() => {
    const cells = (name) => [...document.querySelectorAll(`[data-${name}]`)].map((one) => one.dataset[name]);
    return { from: cells('from'), to: cells('to'), captured: cells('captured') };
  });
const marked = (person, from, to, captured = []) =>
  eventually(`${person.name} sees ${from} and ${to} marked`, async () => {
    const seen = await marks(person.page);
    return JSON.stringify(seen) === JSON.stringify({ from, to, captured });
  });

test('a move with what it captured, and each production, stay marked when the turn is ended', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'hivequeen', position: kBefore });
  const people = { white, black };
  const turn = { ruleset: 'hivequeen', actions: kTurn };
  const sides = ['black', 'black', 'black'];
  await play(people, turn, sides, { to: 1 });
  for (const person of [white, black]) await marked(person, ['e7'], ['e6'], ['e6']);
  await play(people, turn, sides, { from: 1, to: 2 });
  for (const person of [white, black]) await marked(person, [], ['e6', 'e7'], ['e6']);
  await play(people, turn, sides, { from: 2 });
  for (const person of [white, black]) await marked(person, [], ['e6', 'e7'], ['e6']);
  await white.page.reload();
  await marked(white, [], ['e6', 'e7'], ['e6']);

  const end = white.page.getByRole('button', { name: 'end: Black ends the turn.' });
  assert.equal(await end.textContent(), 'end');
  await white.page.locator('[data-ply="1"]').click();
  await marked(white, ['e7'], ['e6'], ['e6']);
  await end.click();
  await byMouse(white.page, 'Wb1-b2');
  for (const person of [white, black]) await marked(person, ['b1'], ['b2']);
});

test('in a replay and at one screen too', async () => {
  const company = await Company.at(server, browser);
  const { room } = await company.game({ game: 'hivequeen', position: kBefore }, kTurn);
  const ada = await browser.person('Ada');
  await ada.page.goto(`${server.url}#/replay/${room}`);
  await ada.page.locator('[data-ply="2"]').click();
  await marked(ada, [], ['e6', 'e7'], ['e6']);
  await ada.page.locator('[data-ply="3"]').click();
  await marked(ada, [], ['e6', 'e7'], ['e6']);
  await clickCell(ada.page, 'b1');
  await clickCell(ada.page, 'b2');
  await marked(ada, ['b1'], ['b2']);

  await ada.page.goto(`${server.url}#/hotseat/agon`);
  await ada.page.getByRole('button', { name: 'Begin' }).click();
  await byMouse(ada.page, 'Gj1-i2');
  await marked(ada, ['j1'], ['i2']);
});

test('on one’s own turn one’s bar says both that it is one’s own and that one is to act', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' }, { names: ['Ada', 'Bob'] });
  const bar = white.page.getByRole('group', { name: 'White: Ada' });
  await bar.getByText('(you)').waitFor();
  await bar.getByText('your turn').waitFor();
  const game = { ruleset: 'agon', actions: ['Gj1-i2'] };
  await play({ white, black }, game, sidesOf(game));
  await bar.getByText('(you)').waitFor();
  await black.page.getByRole('group', { name: 'Black: Bob' }).getByText('(you)').waitFor();
  assert.equal(await black.page.getByRole('group', { name: 'White: Ada' }).getByText('(you)').count(), 0);
});
