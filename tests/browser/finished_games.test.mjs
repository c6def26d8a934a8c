// The replay page's list of one's own finished games.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { addressOf } from './room.mjs';
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

const list = ({ page }) => page.getByRole('region', { name: 'Your finished games' });
const openReplay = ({ page }) => page.goto(`${server.url}#/replay`);

/** A game against one of the company, who resigns after her first action. */
async function winAgainst(company, { page }, opponent) {
  const place = await company.waiting({ game: 'agon' }, opponent);
  await page.goto(addressOf(server, place));
  await page.getByRole('button', { name: 'Sit as Black' }).click();
  await page.getByRole('button', { name: 'Abort' }).waitFor();
  await company.play(place, ['Qf1-f2']);
  await company.ask(place, 'white', { type: 'resign' });
  await page.getByRole('heading', { name: 'You have won' }).waitFor();
  return place;
}

test('whoever has not played yet is told what will stand there', async () => {
  const ada = await browser.person('Ada');
  await openReplay(ada);
  await list(ada).getByText('Nobody has played in this browser yet.').waitFor();
  await ada.page.getByRole('link', { name: 'Lobby' }).click();
  await ada.page.getByText(/players? here/).waitFor();
  await openReplay(ada);
  await list(ada).getByText('None of your games is over yet.').waitFor();
});

test('one’s own finished games stand there, the newest first, and open to be played through', async () => {
  const company = await Company.at(server, browser);
  const ada = await browser.person('Ada');
  const names = ['Fay', 'Eve', 'Dan', 'Cleo', 'Bert', 'Wanda'];
  const places = [];
  for (const name of names) places.push(await winAgainst(company, ada, name));
  await ada.page.getByRole('link', { name: 'Replay', exact: true }).click();
  const rows = list(ada).getByRole('listitem');
  await eventually('five of them', async () => (await rows.count()) === 5);
  await list(ada).getByRole('button', { name: 'Show 1 more' }).click();
  const shown = await rows.allInnerTexts();
  assert.deepEqual(
    shown.map((text) => /against (\w+)/.exec(text)?.[1]),
    [...names].reverse(),
  );
  assert.match(shown[0], /Won: the other side resigned/);
  const year = await ada.page.evaluate(() => new Date().getFullYear());
  assert.ok(shown[0].includes(String(year)), shown[0]);
  await rows.last().getByRole('link').click();
  await ada.page.waitForURL(`**/#/replay/${places[0].room}`);
  await ada.page.getByText('Fay').first().waitFor();
});

test('where the games cannot be had the page says so, and asks again', async () => {
  const company = await Company.at(server, browser);
  const ada = await browser.person('Ada', { serviceWorkers: 'block' });
  ada.forgives = (text) => text.includes('Failed to load resource');
  await winAgainst(company, ada, 'Wanda');
  await ada.context.route('**/api/v1/players/*/games', (route) => route.abort());
  await ada.page.getByRole('link', { name: 'Lobby' }).click();
  await openReplay(ada);
  await list(ada).getByRole('alert').getByText('Your games could not be loaded.').waitFor();
  await ada.context.unroute('**/api/v1/players/*/games');
  await list(ada).getByRole('button', { name: 'Try again' }).click();
  await list(ada).getByText('against Wanda').waitFor();
});
