// Whoever uses keys is never sent back to the top of the page, and a part that does not come is spoken of.

import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { makeRoom, sitDown, twoAtTable } from './room.mjs';
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
const hasFocus = ({ page }, locator) => locator.and(page.locator(':focus')).waitFor();
/** Something below the page's content has the focus, and keeps it. */
async function isSomewhere({ name, page }) {
  const inside = () => page.evaluate(() => document.activeElement?.closest('main')?.id === 'content');
  await eventually(`${name} has the focus somewhere`, inside);
  await page.waitForTimeout(150);
  assert.ok(await inside(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)));
}
async function press(person, name) {
  await button(person, name).focus();
  await person.page.keyboard.press('Enter');
}

test('a dialog gives the focus back to what opened it', async () => {
  const ada = await browser.person('Ada');
  await ada.page.goto(server.url);
  const opener = ada.page.getByRole('button', { name: 'Create a room' }).first();
  for (const way of ['Escape', 'Close']) {
    await opener.click({ trial: true });
    await opener.focus();
    await ada.page.keyboard.press('Enter');
    await ada.page.getByRole('dialog').waitFor();
    if (way === 'Escape') await ada.page.keyboard.press('Escape');
    else await press(ada, 'Close');
    await ada.page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(ada, opener);
  }
});

test('what is answered in a room leaves the focus where the answer was', async () => {
  const [white, black] = [await browser.person('Ada'), await browser.person('Bob')];
  const place = await makeRoom(server, white, { game: 'agon' });
  for (const [person, name] of [
    [white, 'Sit as White'],
    [black, 'Sit as Black'],
  ]) {
    await person.page.goto(`${server.url}#/room/${place.room}`);
    await button(person, name).waitFor();
    await press(person, name);
    await button(person, name).waitFor({ state: 'detached' });
    await isSomewhere(person);
  }
  await press(white, '½ Propose a draw');
  await hasFocus(white, button(white, 'No'));
  await press(white, 'Yes');
  await button(white, 'Withdraw').waitFor();
  await isSomewhere(white);
  await press(black, 'Decline');
  await button(black, 'Decline').waitFor({ state: 'detached' });
  await isSomewhere(black);
  await press(black, '½ Propose a draw');
  await press(black, 'Yes');
  await press(black, 'Withdraw');
  await button(black, 'Withdraw').waitFor({ state: 'detached' });
  await isSomewhere(black);
  await press(black, '⚑ Resign');
  await press(black, 'Yes');
  await black.page.getByRole('heading', { name: 'You have lost' }).waitFor();
  await isSomewhere(black);
});

test('whoever clicks beside everything has no focus put upon them', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' });
  await button(black, '½ Propose a draw').focus();
  await black.page.evaluate(() => document.activeElement.blur());
  await press(white, '½ Propose a draw');
  await press(white, 'Yes');
  await button(black, 'Accept').waitFor();
  assert.equal(await black.page.evaluate(() => document.activeElement?.tagName), 'BODY');
});

test('a part of the page that does not come is spoken of, and asked for again', async () => {
  const ada = await browser.person('Ada', { serviceWorkers: 'block' });
  ada.forgives = (text) => /503/.test(text);
  for (const part of ['js', 'css']) {
    const address = new RegExp(`assets/LearnPage-.*\\.${part}$`);
    await ada.page.goto(server.url);
    await ada.page.route(address, (route) => route.fulfill({ status: 503 }));
    await ada.page.getByRole('link', { name: 'Learn', exact: true }).first().click();
    await ada.page.getByRole('heading', { name: 'This part of the page could not be loaded' }).waitFor();
    await ada.page.unroute(address);
    await button(ada, 'Try again').click();
    await ada.page.getByRole('link', { name: /Agon/ }).first().waitFor();
  }
  const main = /assets\/index-.*\.js$/;
  await ada.page.route(main, (route) => route.fulfill({ status: 503 }));
  await ada.page.reload();
  await ada.page.getByText('The page has not come yet.').waitFor();
});

test('a state that the page cannot draw is spoken of, and the next one is drawn', async () => {
  const ada = await browser.person('Ada', { serviceWorkers: 'block' });
  const place = await makeRoom(server, ada, { game: 'agon' });
  await ada.page.routeWebSocket(/ws\/rooms?\//, (socket) => {
    const there = socket.connectToServer();
    there.onMessage((text) => {
      const heard = JSON.parse(text);
      const first = heard.type === 'state' && heard.players.white === null;
      socket.send(
        first ? JSON.stringify({ ...heard, position: heard.position.replace(/ \w+ -$/, ' dance -') }) : text,
      );
    });
  });
  await ada.page.goto(`${server.url}#/room/${place.room}`);
  await ada.page.reload();
  await ada.page.getByRole('heading', { name: 'This page does not understand the room' }).waitFor();
  await button(ada, 'Load the page again').waitFor();
  const [bob, eve] = [await browser.person('Bob'), await browser.person('Eve')];
  await sitDown(server, place, bob, eve);
  await ada.page.getByRole('grid').waitFor();
});
