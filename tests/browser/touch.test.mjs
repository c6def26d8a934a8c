import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sidesOf, wholeGame } from './games.mjs';
import { byFinger, byTap, cell, swipe } from './hands.mjs';
import { play, plies, twoAtTable } from './room.mjs';
import { Browser, eventually, Server } from './world.mjs';

const kPhone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

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

const scrolled = (page) => page.evaluate(() => Math.round(scrollY));

test('on a phone a finger drags pieces, and the page stays where it is', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' }, kPhone);
  const game = wholeGame('agon');
  const before = await Promise.all([scrolled(white.page), scrolled(black.page)]);
  await play({ white, black }, game, sidesOf(game), { to: 6, hand: byFinger });
  assert.deepEqual(await Promise.all([scrolled(white.page), scrolled(black.page)]), before);
});

test('on a phone a piece goes where it is tapped to, and from the tray', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'hivequeen' }, kPhone);
  const game = wholeGame('hivequeen');
  await play({ white, black }, game, sidesOf(game), { to: 8, hand: byTap });
});

test('a fingertip that lands beside a small cell means the one that can be used', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' }, kPhone);
  const { height } = await cell(white.page, 'f6').boundingBox();
  const beside = 21;
  assert.ok(height / 2 < beside, 'the finger is on the next cell');
  await byTap(white.page, 'Ga5-b5', beside);
  await eventually('Black sees it', async () => (await plies(black.page)) === 1);
});

test('a swipe over the board scrolls the page and moves nothing', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' }, kPhone);
  assert.equal(await scrolled(white.page), 0);
  const box = await cell(white.page, 'f6').boundingBox();
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await swipe(white.page, start, { x: start.x, y: start.y - 200 });
  await eventually('the page has scrolled', async () => (await scrolled(white.page)) > 100);
  assert.equal(await white.page.locator('[aria-selected=true]').count(), 0);
  assert.equal(await plies(white.page), 0);
  await play({ white, black }, wholeGame('agon'), ['white'], { to: 1, hand: byTap });
});
