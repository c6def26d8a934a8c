import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { wholeGame } from './games.mjs';
import { actionButton, byMouse, cell } from './hands.mjs';
import { plies } from './room.mjs';
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

/** Somebody who has had the page once, and now has no line any more. */
async function withoutLine(name) {
  const person = await browser.person(name);
  await person.page.goto(`${server.url}#/learn`);
  await person.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((taken) => (navigator.serviceWorker.oncontrollerchange = taken));
    }
  });
  await person.context.setOffline(true);
  return person;
}
/** Opens an address anew, as if the browser had just been started. */
async function open({ page }, address) {
  await page.goto(`${server.url}${address}`);
  await page.reload();
}
const position = ({ page }) => page.getByLabel('Position as text').inputValue();
const sees = (person, at, piece) => cell(person.page, at).and(person.page.getByLabel(piece)).waitFor();

async function recordOf(game, many, person) {
  const company = await Company.at(server, browser);
  const place = await company.game({ game: game.ruleset }, game.actions.slice(0, many), ['Wanda', 'Bert']);
  await company.ask(place, 'black', { type: 'resign' });
  const answer = await person.context.request.get(
    `${server.url}api/v1/rooms/${place.room}/record?format=text`,
  );
  assert.equal(answer.status(), 200);
  return answer.text();
}
async function paste({ page }, record) {
  await page.getByLabel('Record, as text or JSON').fill(record);
  await page.getByRole('button', { name: 'Read the record' }).click();
}

test('a pasted record is walked through without a line, and other actions tried by the rules', async () => {
  const ada = await browser.person('Ada');
  const record = await recordOf(wholeGame('agon'), 12, ada);
  const bob = await withoutLine('Bob');
  const { page } = bob;
  await open(bob, '#/replay');
  await paste(bob, record);
  await page.getByText('The start').first().waitFor();
  await page.getByText('Wanda has won').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText('After action 12 of 12').waitFor();
  await page.getByRole('button', { name: 'One action back', exact: true }).first().click();
  await page.getByText('After action 11 of 12').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('After action 10 of 12').waitFor();
  await page.locator('[data-ply="6"]').click();
  await page.getByText('After action 6 of 12').waitFor();
  await sees(bob, 'f2', /White Queen.*captured/i);

  await byMouse(page, 'Qf2>h4');
  const tried = page.getByRole('region', { name: 'What you try' });
  await page.getByText('From action 6, apart from the game.').waitFor();
  await tried.getByText('Qf2>h4').waitFor();
  await byMouse(page, 'Gb3-b2');
  await tried.getByText('Gb3-b2').waitFor();
  // What is against the rules is not even offered: a Guard never steps outwards.
  await cell(page, 'b5').click();
  assert.equal(await cell(page, 'a5').getAttribute('data-targets'), null);
  assert.equal(await cell(page, 'b4').getAttribute('data-targets'), 'step');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.getByText('After action 6 of 12').waitFor();

  await page.getByText('Take along').click();
  assert.match(await position(bob), / w relocate f2$/);
  await page.reload();
  await page.getByText('Wanda has won').waitFor();
  await page.getByRole('button', { name: 'Another record' }).click();
  assert.equal(await page.getByLabel('Record, as text or JSON').inputValue(), '');
});

test('a broken record is refused with the place where it is wrong', async () => {
  const ada = await browser.person('Ada');
  const record = await recordOf(wholeGame('hivequeen'), 8, ada);
  await open(ada, '#/replay');
  const broken = record.replace('Dc7-c3', 'Dc7-c7');
  const line = 1 + broken.split('\n').findIndex((text) => text.includes('Dc7-c7'));
  await paste(ada, broken);
  const alert = ada.page.getByRole('alert');
  await alert.getByText('This record cannot be read').waitFor();
  await alert.getByText(`Line ${line}, turn 4`).waitFor();
  await alert.getByText('“Dc7-c7” is against the rules.').waitFor();
  const selected = await ada.page.getByLabel('Record, as text or JSON').evaluate((field) => {
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  assert.match(selected, /^4\. .*Dc7-c7/);
  await paste(ada, 'What a game!');
  await alert.getByText('The record does not say which game it is of').waitFor();
  await paste(ada, record);
  await ada.page.getByText('The start').first().waitFor();
});

test('two at one screen play without a line: production, taking back, and the game is there again', async () => {
  const ada = await withoutLine('Ada');
  const { page } = ada;
  await open(ada, '#/hotseat/hivequeen');
  await page.getByRole('button', { name: 'Begin' }).click();
  const { actions } = wholeGame('hivequeen');
  const act = async (action) => {
    const before = await plies(page);
    await byMouse(page, action);
    await eventually(`${action} is in the list`, async () => (await plies(page)) === before + 1);
  };
  for (const action of actions.slice(0, 6)) await act(action);
  assert.deepEqual(actions.slice(0, 6), ['Nd2~f2', '+Sd3', 'Qe9~d8', '+Si4', 'Dg1-e4', 'Dc7-c3']);
  await page.getByText('White is to act').waitFor();
  await sees(ada, 'i4', /Black Soldier/);
  for (let back = 0; back < 3; ++back) {
    await page.getByRole('button', { name: 'Take back' }).click();
    await eventually('it is taken back', async () => (await plies(page)) === 5 - back);
  }
  await page.reload();
  await page.getByText('Black is to act').waitFor();
  assert.equal(await plies(page), 3);
  await page.getByText('You may introduce').waitFor();
  await actionButton(page, 'end_turn').click();
  await page.getByText('White is to act').waitFor();
  await page.getByRole('button', { name: 'White resigns' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('heading', { name: 'Black has won' }).waitFor();
  await page.getByRole('button', { name: 'Replay and analyse' }).click();
  await page.getByText('The start').first().waitFor();
  assert.equal(await plies(page), 4);
});

test('a position of one’s own is played at one screen to its end', async () => {
  const ada = await withoutLine('Ada');
  await open(ada, '#/hotseat/agon');
  const { page } = ada;
  await page.getByText('Own starting position').click();
  await page.getByLabel('Position as text').fill('1g4/6g/8/g8/4GG4/4GQG3q/5G4/g3G4/8/6g/1g4 w move -');
  await page.getByText('This position can be played from.').waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await byMouse(page, 'Gh5-g5');
  await page.getByRole('heading', { name: 'White has won' }).waitFor();
});

for (const [game, title] of [
  ['hivequeen', 'HiveQueen'],
  ['agon', 'Agon'],
]) {
  test(`each board of the rules of ${title} can be played on, without a line, and set up anew`, async () => {
    const ada = await withoutLine('Ada');
    const { page } = ada;
    await page.getByRole('link', { name: `Learn ${title}` }).click();
    await open(ada, `#/learn/${game}`);
    await page.getByRole('heading', { name: `The rules of ${title}` }).waitFor();
    const boards = page.getByRole('group', { name: /^Board: / });
    await boards.first().waitFor();
    const tasks = await page.locator('[data-lesson]').filter({ hasText: 'Try it' }).count();
    assert.equal(await boards.count(), tasks, 'every task has its board');
    for (const board of await boards.all()) {
      const name = await board.getAttribute('aria-label');
      await board.getByRole('button', { name: 'Again' }).and(page.locator(':disabled')).waitFor();
      await moveOnce(page, board);
      await eventually(`${name} shows an action`, () =>
        board.getByRole('button', { name: 'Again' }).isEnabled(),
      );
      await board.getByRole('button', { name: 'Again' }).click();
    }
  });
}

/** Does whatever the board offers first. */
async function moveOnce(page, board) {
  const offered = board.locator('button[aria-pressed]').first();
  if (await offered.isVisible()) await offered.click();
  const usable = board.locator('[role=gridcell].usable').first();
  await usable.scrollIntoViewIfNeeded();
  await usable.focus();
  await page.keyboard.press('Enter');
  const target = board.locator('[role=gridcell][data-targets]').first();
  if ((await target.count()) === 0) return;
  await target.focus();
  await page.keyboard.press('Enter');
  const question = board.getByRole('dialog').getByRole('button').first();
  if (await question.isVisible()) await question.click();
}
