import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sidesOf, wholeGame } from './games.mjs';
import { byMouse, cell, clickCell } from './hands.mjs';
import { addressOf, makeRoom, play, plies, sitDown, takeSeats, twoAtTable } from './room.mjs';
import { Browser, eventually, Server, temporaryDirectory } from './world.mjs';

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

const game = wholeGame('agon');
const sides = sidesOf(game);
const button = ({ page }, name) => page.getByRole('button', { name });
const heading = ({ page }, name) => page.getByRole('heading', { name }).waitFor();
const isAt = (person, count) =>
  eventually(`${person.name} sees ${count} actions`, async () => (await plies(person.page)) === count);
const nameOf = (page, at) => cell(page, at).getAttribute('aria-label');
const stands = (page, at, piece) =>
  eventually(`${piece} on ${at}`, async () => (await nameOf(page, at)).includes(piece));
const kElsewhere = 'You go on in another tab, or on another device.';
/** How many cells offer something to be done. */
const offered = (page) => page.locator('[data-cell][aria-label*=" can be "]').count();

test('a player who reloads the page in the middle plays on', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' });
  await play({ white, black }, game, sides, { to: 6 });
  await white.page.reload();
  await isAt(white, 6);
  await white.page.locator('.task', { hasText: 'Your Queen was captured.' }).waitFor();
  await play({ white, black }, game, sides, { from: 6, to: 9 });
});

test('when the server dies and comes back, both are told, and play on where they were', async (t) => {
  const data = await temporaryDirectory();
  const mortal = await Server.start({ data: data.path });
  t.after(async () => {
    await mortal.stop();
    await data.remove();
  });
  const { white, black } = await twoAtTable(mortal, browser, { game: 'agon' });
  for (const person of [white, black]) {
    person.forgives = (text) => /^WebSocket connection to .* failed|net::ERR_CONNECTION_REFUSED/.test(text);
  }
  await play({ white, black }, game, sides, { to: 8 });
  await mortal.stop('SIGKILL');
  for (const { page } of [white, black]) {
    await page.getByText('The connection is lost.').waitFor();
    assert.equal(await plies(page), 8, 'the game stays in sight');
    assert.equal(await offered(page), 0, 'nothing can be done');
  }
  await mortal.restart();
  for (const { page } of [white, black]) {
    await page.getByText('The connection is lost.').waitFor({ state: 'detached' });
  }
  await play({ white, black }, game, sides, { from: 8, to: 12 });
  await black.page.reload();
  await isAt(black, 12);
});

test('of two tabs the older one says that the game goes on elsewhere, and can take it back', async () => {
  const { white, black, place } = await twoAtTable(server, browser, { game: 'agon' });
  await play({ white, black }, game, sides, { to: 2 });
  const older = white.page;
  const newer = await white.newPage();
  await newer.goto(addressOf(server, place));
  await older.getByText(kElsewhere).waitFor();
  assert.equal(await offered(older), 0);
  await byMouse(newer, game.actions[2]);
  await isAt(black, 3);

  await older.getByRole('button', { name: 'Play here instead' }).click();
  await newer.getByText(kElsewhere).waitFor();
  await isAt(white, 3);
  await play({ white, black }, game, sides, { from: 3, to: 5 });
});

test('a private room is closed without its invite, which says so, and opens with it', async () => {
  const [white, black, stranger] = [
    await browser.person('Ada'),
    await browser.person('Bob'),
    await browser.person('Eve'),
  ];
  const place = await makeRoom(server, white, { game: 'agon', visibility: 'private' });
  assert.ok(place.invite);
  await stranger.page.goto(addressOf(server, { room: place.room }));
  await heading(stranger, 'This room is private');
  await stranger.page.getByText('It opens only with its invite.').waitFor();
  await stranger.page.getByLabel('Invite').fill('wrong');
  await button(stranger, 'Enter').click();
  await stranger.page.waitForURL(/invite=wrong/);
  await heading(stranger, 'This room is private');

  await sitDown(server, place, white, black);
  await play({ white, black }, game, sides, { to: 2 });
  await stranger.page.getByLabel('Invite').fill(addressOf(server, place));
  await button(stranger, 'Enter').click();
  await stranger.page.getByText('You are watching.').waitFor();
  await isAt(stranger, 2);
});

test('whoever only watches can do nothing to the game', async () => {
  const { white, black, place } = await twoAtTable(server, browser, { game: 'agon' });
  await play({ white, black }, game, sides, { to: 2 });
  const watcher = await browser.person('Eve');
  await watcher.page.goto(addressOf(server, place));
  await watcher.page.getByText('You are watching.').waitFor();
  await isAt(watcher, 2);
  assert.equal(await offered(watcher.page), 0);
  assert.ok((await offered(white.page)) > 0);
  for (const name of ['Resign', 'Propose a draw', 'Ask to take back', 'Abort']) {
    assert.equal(await button(watcher, name).count(), 0, name);
  }
  await clickCell(watcher.page, 'a5');
  await clickCell(watcher.page, 'b5');
  await watcher.page.keyboard.press('Enter');
  assert.equal(await watcher.page.locator('[aria-selected=true]').count(), 0);
  await play({ white, black, watcher }, game, sides, { from: 2, to: 4 });
});

test('whose time runs out is told so, with 0:00 on the clock', async () => {
  const clock = { kind: 'fischer', initial_ms: 2000, increment_ms: 0 };
  const [white, black] = [await browser.person('Ada'), await browser.person('Bob')];
  const place = await makeRoom(server, white, { game: 'agon', clock });
  await takeSeats(server, place, white, black);
  await heading(white, 'You have lost');
  await heading(black, 'You have won');
  for (const { page } of [white, black]) {
    await page.getByText('the time ran out.', { exact: true }).waitFor();
    const face = page.locator('[role=timer][data-side=white]');
    assert.match(await face.locator('.digits').textContent(), /^0:00(\.0)?$/);
    assert.match(await face.locator('.spoken').textContent(), /0 seconds, stopped. Little time/);
    assert.equal(await offered(page), 0);
  }
});

test('the turn list goes back to earlier positions, while the game goes on, and returns', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' });
  await play({ white, black }, game, sides, { to: 5 });
  await button(black, 'One action back').click();
  await black.page.getByText('You look at an earlier position: after action 4 of 5.').waitFor();
  await stands(black.page, 'f1', 'White Queen');
  await stands(black.page, 'f2', 'empty');
  assert.equal(await offered(black.page), 0);
  await button(black, 'To the start').click();
  await black.page.getByText('You look at the start.').waitFor();
  await stands(black.page, 'j1', 'White Guard');
  await button(black, 'Gj1-i2').click();
  await stands(black.page, 'i2', 'White Guard');
  await black.page.keyboard.press('ArrowRight');
  await black.page.getByText('You look at an earlier position: after action 2 of 5.').waitFor();
  await stands(black.page, 'g1', 'Black Guard');
  await stands(black.page, 'f2', 'empty');
  await button(black, 'Back to the game').click();
  await stands(black.page, 'f2', 'White Queen');

  await button(white, 'One action back').click();
  await white.page.getByText('You look at an earlier position: after action 4 of 5.').waitFor();
  await play({ white, black }, game, sides, { from: 5, to: 6 });
  await white.page.getByText('You look at an earlier position: after action 4 of 6.').waitFor();
  await stands(white.page, 'f1', 'White Queen');
  await white.page.locator('[data-ply="4"]').focus();
  await white.page.keyboard.press('End');
  await stands(white.page, 'f2', 'captured');
  await play({ white, black }, game, sides, { from: 6, to: 7 });
});
