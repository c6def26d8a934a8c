import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sidesOf, wholeGame } from './games.mjs';
import { addressOf, makeRoom, play, sitDown } from './room.mjs';
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

test('a whole game of HiveQueen by mouse, with production and promotion, while somebody watches', async () => {
  const white = await browser.person('Ada');
  const black = await browser.person('Bob');
  const watcher = await browser.person('Eve');
  const place = await makeRoom(server, white, {
    game: 'hivequeen',
    clock: { kind: 'fischer', initial_ms: 3_600_000, increment_ms: 5_000 },
  });
  await sitDown(server, place, white, black);
  await watcher.page.goto(addressOf(server, place));
  const game = wholeGame('hivequeen');
  await play({ white, black, watcher }, game, sidesOf(game));
  await white.page.getByRole('heading', { name: 'You have won' }).waitFor();
  await black.page.getByRole('heading', { name: 'You have lost' }).waitFor();
  await watcher.page.getByText('has won').first().waitFor();
  assert.match(await black.page.title(), /Over/);
});
