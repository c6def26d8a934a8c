import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { screens } from './screens.mjs';
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

/** What can be pressed and is smaller than a finger wants it. */
const small = ({ page }) =>
  page.evaluate(() => {
    const kinds =
      'button, select, summary, textarea, input:not([type=radio], [type=checkbox]), a.button, nav a, label:has(input)';
    return [...document.querySelectorAll(kinds)]
      .filter((one) => one.checkVisibility() && !one.closest('.spoken'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
      .map(
        ({ one, box }) => `${one.outerHTML.slice(0, 90)}: ${Math.round(box.width)}x${Math.round(box.height)}`,
      );
  });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const screen of [
  'a lobby with rooms, games and a search',
  'the form for a room',
  'the code for another device',
  'a room that waits',
  'a game with a piece picked up, a question and talk',
  'production with the tray',
  'a game that is over, at an earlier position',
  'a replay, with something tried',
  'the beginning of a game at one screen',
  'a game at one screen',
  'the rules of Agon',
]) {
  test(`${screen}: everything to press on a phone is at least 44 px wide and high`, async () => {
    const company = await Company.at(server, browser);
    const ada = await browser.person('Ada', { ...phone, serviceWorkers: 'block' });
    await screens[screen](server, company, ada);
    assert.deepEqual(await small(ada), []);
  });
}
