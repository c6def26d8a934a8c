// What must be seen on a phone without a finger being moved: the end of the game, that something was said, and all of
// the board and what is below it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { cell } from './hands.mjs';
import { addressOf, makeRoom, twoAtTable } from './room.mjs';
import { positionAfter } from './screens.mjs';
import { axeSource, Browser, eventually, Server } from './world.mjs';

const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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
async function isInSight(page, locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  return box.y >= 0 && box.y + box.height <= page.viewportSize().height;
}
/** What lies at the middle of it is a part of it. */
const isUncovered = (locator) =>
  locator.evaluate((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const points = [0.15, 0.5, 0.85].map((part) => [x + width / 2, y + height * part]);
    return points.every(([left, top]) => one.contains(document.elementFromPoint(left, top)));
  });
async function say({ page }, text) {
  await page.getByLabel('What you say').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('the end of the game stands at the board with its reason and a rematch', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' }, kPhone);
  await white.page.evaluate(() => scrollTo(0, 0));
  await black.page.getByRole('button', { name: 'Resign' }).click();
  await black.page.getByRole('button', { name: 'Yes' }).click();
  const { page } = white;
  const seen = [
    page.getByRole('heading', { name: 'You have won' }),
    page.getByText('the other side resigned.', { exact: true }),
    page.getByRole('button', { name: 'Propose a rematch' }),
    cell(page, 'f1'),
  ];
  for (const one of seen) assert.ok(await isInSight(page, one), String(one));
  assert.equal(await scrolled(page), 0);
});

test('what was said out of sight is counted, and the count leads to the chat', async () => {
  const { white, black } = await twoAtTable(
    server,
    browser,
    { game: 'agon' },
    { ...kPhone, names: ['Ada', 'Bob'] },
  );
  const { page } = white;
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'To the chat', exact: true }).waitFor();
  await say(black, 'hello');
  await say(black, 'are you there?');
  const count = page.getByRole('button', { name: 'To the chat: 2 unread' });
  assert.ok(await isInSight(page, count));
  await count.click();
  const log = page.getByRole('log', { name: 'Chat' });
  await log.and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'To the chat', exact: true }).waitFor();
  assert.ok(await isInSight(page, log.getByText('are you there?', { exact: true })));
  await say(white, 'I am');
  await say(black, 'good');
  await log.getByText('good', { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await eventually('the chat is out of sight', async () => !(await isInSight(page, log)));
  await page.getByRole('button', { name: 'To the chat', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'To the chat', exact: true }).waitFor();
});

test('nothing covers the board or what is below it, with a proposal standing neither', async () => {
  const wish = { game: 'hivequeen', position: positionAfter('hivequeen', 15) };
  const { white, black } = await twoAtTable(server, browser, wish, { ...kPhone, names: ['Ada', 'Bob'] });
  const { page } = black;
  await white.page.getByRole('button', { name: 'Propose a draw' }).click();
  await white.page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  assert.ok(await isInSight(page, page.getByRole('button', { name: 'Accept' })));
  const parts = [
    page.getByRole('group', { name: 'Black: Bob' }),
    page.locator('button[data-action=end_turn]'),
    page.getByRole('button', { name: /^Soldier/ }),
    page.locator('.hives'),
    page.locator('.limit'),
  ];
  for (const part of parts) {
    await page.evaluate(() => scrollTo(0, 0));
    assert.ok(await isUncovered(part), String(part));
  }
});

test('before anybody sits, the board is whole', async () => {
  const ada = await browser.person('Ada', kPhone);
  await ada.page.goto(addressOf(server, await makeRoom(server, ada, { game: 'agon' })));
  await ada.page.getByRole('button', { name: 'Sit as White' }).waitFor();
  for (const at of ['a1', 'f1', 'f6', 'f11', 'k6']) {
    await cell(ada.page, at).scrollIntoViewIfNeeded();
    assert.equal(await isOnTop(ada.page, at), true, at);
  }
});

const isOnTop = (page, at) =>
  cell(page, at).evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a game that is over, with unread lines, has nothing against WCAG on a phone', async () => {
  const { white, black } = await twoAtTable(
    server,
    browser,
    { game: 'agon' },
    { ...kPhone, names: ['Ada', 'Bob'] },
  );
  await white.page.evaluate(() => scrollTo(0, 0));
  await say(black, 'hello');
  await white.page.getByRole('button', { name: 'To the chat: 1 unread' }).waitFor();
  await black.page.getByRole('button', { name: 'Resign' }).click();
  await black.page.getByRole('button', { name: 'Yes' }).click();
  await white.page.getByRole('heading', { name: 'You have won' }).waitFor();
  await white.page.evaluate(readFileSync(axeSource(), 'utf8'));
  const found = await white.page.evaluate(() =>
    window.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
  );
  assert.deepEqual(
    found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
    [],
  );
});
