// What the lobby says beside one's own games, and how its parts stand.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { addressOf } from './room.mjs';
import { Company } from './sockets.mjs';
import { Browser, Server } from './world.mjs';

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

const part = ({ page }, name) => page.getByRole('region', { name, exact: true });

test('beside one’s own running game the lobby does not say that none runs', async () => {
  const company = await Company.at(server, browser);
  const ada = await browser.person('Ada');
  const place = await company.waiting({ game: 'agon' }, 'Wanda');
  await ada.page.goto(addressOf(server, place));
  await ada.page.getByRole('button', { name: 'Sit as Black' }).click();
  await ada.page.getByRole('button', { name: 'Abort' }).waitFor();
  await ada.page.getByRole('link', { name: 'Lobby' }).click();
  await part(ada, 'My games').getByText('against Wanda').waitFor();
  const watch = part(ada, 'Games to watch');
  await watch
    .getByText('Nothing to watch just now. Games of others stand here as long as they run.')
    .waitFor();
  await watch.getByText('Agon', { exact: true }).click();
  await watch.getByText('Nobody else plays Agon in public just now.').waitFor();
});

for (const width of [1280, 360]) {
  test(`the box of a search keeps its distance at ${width} px`, async () => {
    const { page } = await browser.person('Ada', { viewport: { width, height: 800 } });
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Agon: Quick 3 min + 2 s' }).click();
    const box = page.locator('.searching');
    await box.waitFor();
    const gap = await box.evaluate((search) => {
      const { bottom } = search.parentElement.querySelector(':scope > button').getBoundingClientRect();
      return search.getBoundingClientRect().top - bottom;
    });
    assert.ok(gap >= 12, `${gap} px below the button`);
  });
}

test('a rules page that could not be had is asked for again', async () => {
  const ada = await browser.person('Ada', { serviceWorkers: 'block' });
  ada.forgives = (text) => text.includes('Failed to load resource');
  const { page } = ada;
  await page.goto(`${server.url}#/learn`);
  const open = page.getByRole('link', { name: 'Learn Agon' });
  await open.waitFor();
  await ada.context.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
  await open.click();
  await page.getByRole('alert').getByText('The boards cannot be shown.').waitFor();
  await ada.context.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'The rules of Agon' }).waitFor();
  await page
    .getByRole('group', { name: /^Board: / })
    .first()
    .waitFor();
});

test('a room whose player has gone stands last and says so, until she is back', async () => {
  const company = await Company.at(server, browser);
  const [ada, bob] = [await browser.person('Ada'), await browser.person('Bob')];
  await company.waiting({ game: 'agon', name: 'Older' }, 'Wanda');
  const { page } = ada;
  await page.goto(addressOf(server, await company.waiting({ game: 'agon', name: 'Newer' }, 'Bert')));
  await company.ask({ room: page.url().split('/').at(-1) }, 'white', { type: 'stand' });
  await page.getByRole('button', { name: 'Sit as White' }).click();
  await page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor();
  await bob.page.goto(server.url);
  const rows = part(bob, 'Who is waiting').getByRole('listitem');
  await rows.filter({ hasText: 'Newer' }).getByText(/waits/).waitFor();
  assert.match(await rows.first().innerText(), /Newer/);
  const address = page.url();
  await page.goto('about:blank');
  await rows
    .last()
    .getByText(/is away/)
    .waitFor();
  assert.match(await rows.last().innerText(), /Newer/);
  await page.goto(address);
  await rows.filter({ hasText: 'Newer' }).getByText(/waits/).waitFor();
  assert.match(await rows.first().innerText(), /Newer/);
});
