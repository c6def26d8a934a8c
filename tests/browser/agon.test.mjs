import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sidesOf, wholeGame } from './games.mjs';
import { actionButton, byKeys, cell, clickCell } from './hands.mjs';
import { play, twoAtTable } from './room.mjs';
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

const task = (person, text) => person.page.locator('.task', { hasText: text }).waitFor();
const nameOf = (person, at) => cell(person.page, at).getAttribute('aria-label');
const named = (person, at, words) =>
  eventually(`${person.name} sees on ${at}: ${words}`, async () =>
    (await nameOf(person, at)).includes(words),
  );
const unnamed = async (person, at, words) =>
  assert.ok(!(await nameOf(person, at)).includes(words), `${at}: ${words}`);
const isPicked = (person, at) => person.page.locator(`[data-cell="${at}"][aria-selected=true]`).waitFor();

const isOnBoard = (page) => page.evaluate(() => document.activeElement?.hasAttribute('data-cell') ?? false);

/** The whole game of a variation, played up to (not including) an action, and the people who play it. */
async function playUpTo(ruleset, action) {
  const { white, black } = await twoAtTable(server, browser, { game: ruleset });
  const game = wholeGame(ruleset);
  const sides = sidesOf(game);
  const to = game.actions.indexOf(action);
  assert.ok(to >= 0, `${action} is not in the game`);
  await play({ white, black }, game, sides, { to });
  return { white, black, game, sides, at: to };
}

test('a whole game of Agon to the throne by the keyboard alone', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' });
  const people = { white, black };
  const game = wholeGame('agon');
  const sides = sidesOf(game);
  // The Tab key leads to the board, and from then on nothing that happens leads away from it.
  for (const { page } of [white, black]) {
    for (let tabs = 0; tabs < 30 && !(await isOnBoard(page)); ++tabs) await page.keyboard.press('Tab');
  }
  const hand = async (page, action) => {
    assert.ok(await isOnBoard(page), `the focus is on the board before ${action}`);
    await byKeys(page, action);
  };
  await play(people, game, sides, { to: 1, hand });
  await black.page
    .getByTestId('announcer')
    .getByText('White’s Guard goes from j1 to i2.')
    .waitFor({ state: 'attached' });
  await play(people, game, sides, { from: 1, hand });
  await white.page.getByRole('heading', { name: 'You have won' }).waitFor();
  await black.page.getByRole('heading', { name: 'You have lost' }).waitFor();
  await black.page
    .getByText('the Queen sits on the throne with all six Guards around her.', { exact: true })
    .waitFor();
});

test('the original rules begin with placing Guards, anywhere but on the throne', async () => {
  const { white, black, game, sides } = await playUpTo('agon-original', '@d7');
  await task(white, 'Place one of your Guards on a vacant cell, but not on the throne.');
  await task(black, 'White is to place a Guard.');
  await white.page.getByText('6 Guards still to be placed').first().waitFor();
  await named(white, 'd7', 'can be placed here');
  await unnamed(white, 'f6', 'can be placed here');
  await unnamed(black, 'd7', 'can be placed here');
  await clickCell(white.page, 'f6');
  await play({ white, black }, game, sides, { to: 11 });
  await white.page.getByText('1 Guard still to be placed').waitFor();
  await play({ white, black }, game, sides, { from: 11, to: 13 });
  await task(black, 'Move one piece by one step');
});

test('by The Way to Play the opponent places a captured Queen, and both are told so', async () => {
  const { white, black, game, sides, at } = await playUpTo('way-to-play', 'Qf2>h4');
  await task(
    white,
    'Your Queen was captured: your opponent chooses where she goes, and that uses up your turn.',
  );
  await task(black, 'You captured the Queen and choose where she goes: any vacant cell of the board.');
  await white.page.getByText('Black chooses the cell for White’s captured Queen.').waitFor();
  await isPicked(black, 'f2');
  await named(black, 'h4', 'can be relocated here');
  await unnamed(white, 'h4', 'can be relocated here');
  await play({ white, black }, game, sides, { from: at, to: at + 1 });
  await task(white, 'Your opponent placed your Queen on h4; that was your turn. Black is to move.');
  await task(black, 'You placed White’s Queen on h4; that was White’s turn. Move one piece by one step');
});

test('by Botermans a piece between two enemies in its ring is captured, around the corner too', async () => {
  const { white, black, game, sides, at } = await playUpTo('botermans', 'Gd1-e1*f1');
  await clickCell(black.page, 'd1');
  await named(black, 'e1', 'can capture here');
  await play({ white, black }, game, sides, { from: at, to: at + 1 });
  await named(white, 'f1', 'captured');
  await task(white, 'Your Queen was captured. Choose where she goes: any vacant cell of the board.');
  await isPicked(white, 'f1');
  await play({ white, black }, game, sides, { from: at + 1, to: at + 2 });
  await task(black, 'Move one piece by one step');
});

test('by Queens and Guards a captured piece goes back by one ring', async () => {
  const { white, black, game, sides, at } = await playUpTo('queens-and-guards', 'Gi7>j7');
  await task(
    black,
    'Your Guard was captured. Choose where it goes: back by one ring, and free on the spot if there is no room.',
  );
  await named(black, 'j7', 'can be relocated here');
  await unnamed(black, 'a1', 'can be relocated here');
  await play({ white, black }, game, sides, { from: at, to: at + 1 });
  await task(white, 'Move one piece by one step');
});

test('by Queens and Guards a piece captured on the edge is set free where it stands', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'queens-and-guards' });
  const people = { white, black };
  const game = { ruleset: 'queens-and-guards', actions: ['Gd9-e9', 'Gh1-i1', 'Gh9-i8', 'Gk2-k1*j1', 'Gj1<'] };
  const sides = sidesOf(game);
  await play(people, game, sides, { to: 4 });
  await named(white, 'j1', 'can be released');
  await named(black, 'j1', 'captured');
  await play(people, game, sides, { from: 4 });
  await unnamed(white, 'j1', 'captured');
  await task(black, 'Move one piece by one step');
});

test('where a touched piece must be moved, it stays touched whatever is pressed, and the turn can be forfeited', async () => {
  const { white, black } = await twoAtTable(server, browser, {
    game: 'agon',
    settings: { touch_move: true },
  });
  const people = { white, black };
  const game = { ruleset: 'agon', actions: ['^j1', 'forfeit', '^k2', 'Gk2-k3', '^j1', 'Gj1-i2'] };
  const sides = sidesOf(game, ['touch_move=true']);
  assert.deepEqual(sides, ['white', 'white', 'black', 'black', 'white', 'white']);
  await task(white, 'Touch the piece that you want to move: it must then be moved.');
  await named(white, 'j1', 'can be touched');
  await play(people, game, sides, { to: 1 });
  await task(white, 'You touched the piece on j1: move it, or forfeit the turn.');
  await task(black, 'White touched the piece on j1 and must move it or forfeit the turn.');
  await isPicked(white, 'j1');
  await white.page.keyboard.press('Escape');
  await clickCell(white.page, 'j1');
  await clickCell(white.page, 'a5');
  await clickCell(white.page, 'e5');
  await isPicked(white, 'j1');
  await unnamed(white, 'a5', 'picked up');
  await white.page.reload();
  await isPicked(white, 'j1');
  await play(people, game, sides, { from: 1, to: 2 });
  await task(black, 'Touch the piece that you want to move');
  assert.equal(await actionButton(black.page, 'forfeit').count(), 0);
  await play(people, game, sides, { from: 2, hand: byKeys });
  await named(black, 'i2', 'White Guard');
});
