import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sidesOf } from './games.mjs';
import { cell } from './hands.mjs';
import { addressOf, play, plies, twoAtTable } from './room.mjs';
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

const button = ({ page }, name) => page.getByRole('button', { name });
const says = ({ page }, text) => page.getByText(text, { exact: true }).first().waitFor();
const heading = ({ page }, name) => page.getByRole('heading', { name }).waitFor();
/** What stands beside the board and wants an answer; a screen reader is told the same, once. */
const notice = ({ page }, text) => page.locator('.notice', { hasText: text });
const asks = (person, text) => notice(person, text).waitFor();
const gone = (person, text) => notice(person, text).waitFor({ state: 'detached' });

/** Presses a button that asks once more, and answers. */
async function confirm(person, name, question, answer = 'Yes') {
  await button(person, name).click();
  await person.page.getByRole('group', { name: question }).getByRole('button', { name: answer }).click();
}
const atTable = (wish) => twoAtTable(server, browser, { game: 'agon', ...wish }, { names: ['Ada', 'Bob'] });

/** Guards that go along the edge and back: after every four actions the position is the same again. */
const kForthAndBack = ['Ga5-a4', 'Gk2-k3', 'Ga4-a5', 'Gk3-k2'];
const thereAndBack = { ruleset: 'agon', actions: [...kForthAndBack, ...kForthAndBack] };
const sides = sidesOf(thereAndBack);

test('a draw that is proposed can be declined, passed over by playing on, withdrawn, and accepted', async () => {
  const { white, black } = await atTable();
  const propose = (person) => confirm(person, 'Propose a draw', 'Propose a draw?');
  await propose(white);
  await asks(white, 'You have proposed a draw.');
  await asks(black, 'Ada proposes a draw.');
  assert.ok(await button(black, 'Propose a draw').isDisabled());
  await button(black, 'Decline').click();
  await gone(white, 'You have proposed a draw.');
  await says(white, 'Your draw proposal no longer stands.');
  // The server would not hear of it before that turn; a page that is loaded again knows it too.
  const again = white.page.getByText('You may propose a draw again from turn 5 on.');
  for (const anew of [false, true]) {
    if (anew) await white.page.reload();
    await again.waitFor();
    assert.ok(await button(white, 'Propose a draw').isDisabled());
  }

  await propose(black);
  await asks(white, 'Bob proposes a draw.');
  await play({ white, black }, thereAndBack, sides, { to: 1 });
  await gone(white, 'Bob proposes a draw.');
  await gone(black, 'You have proposed a draw.');

  await play({ white, black }, thereAndBack, sides, { from: 1, to: 3 });
  assert.ok(await button(white, 'Propose a draw').isDisabled());
  await play({ white, black }, thereAndBack, sides, { from: 3, to: 4 });
  await again.waitFor({ state: 'detached' });
  await propose(white);
  await asks(black, 'Ada proposes a draw.');
  await button(white, 'Withdraw').click();
  await gone(black, 'Ada proposes a draw.');

  await propose(black);
  await button(white, 'Accept').click();
  for (const person of [white, black]) {
    await heading(person, 'The game is a draw');
    await says(person, 'both players agreed.');
    await person.page.getByText('½ draw').first().waitFor();
  }
});

test('a question that stands when the other side proposes the same is not put again later', async () => {
  const { white, black } = await atTable();
  await button(white, 'Propose a draw').click();
  await confirm(black, 'Propose a draw', 'Propose a draw?');
  await asks(white, 'Bob proposes a draw.');
  await play({ white, black }, thereAndBack, sides, { to: 1 });
  await gone(white, 'Bob proposes a draw.');
  await button(white, 'Propose a draw').waitFor();
});

test('one question takes the place of another', async () => {
  const { white } = await atTable();
  const question = (name) => white.page.getByRole('group', { name });
  await button(white, 'Resign').click();
  await question('Resign? Your opponent wins.').waitFor();
  await button(white, 'Propose a draw').click();
  await question('Propose a draw?').waitFor();
  assert.equal(await question('Resign? Your opponent wins.').count(), 0);
  await button(white, 'Abort').click();
  await question('Break the game off? It counts for nobody.').waitFor();
  assert.equal(await question('Propose a draw?').count(), 0);
  await white.page.getByRole('button', { name: 'No', exact: true }).click();
  await button(white, 'Abort').and(white.page.locator(':focus')).waitFor();
});

test('a turn is taken back when the opponent agrees', async () => {
  const { white, black } = await atTable();
  assert.ok(await button(white, 'Ask to take back').isDisabled());
  await play({ white, black }, thereAndBack, sides, { to: 1 });
  await confirm(white, 'Ask to take back', 'Ask to take your last turn back?');
  await asks(white, 'You have asked to take your last turn back.');
  await asks(black, 'Ada asks to take the last turn back.');
  await button(black, 'Accept').click();
  for (const { name, page } of [white, black]) {
    await eventually(`${name} sees it taken back`, async () => (await plies(page)) === 0);
    await eventually(`${name} sees the Guard`, async () =>
      (await cell(page, 'a5').getAttribute('aria-label')).includes('White Guard'),
    );
  }
  await play({ white, black }, { actions: ['Gb1-c2', 'Gk2-k3'] }, sides);
});

test('resigning asks first, and then the other side has won', async () => {
  const { white, black } = await atTable();
  await play({ white, black }, thereAndBack, sides, { to: 2 });
  await confirm(white, 'Resign', 'Resign? Your opponent wins.', 'No');
  // Pressed twice by mistake it does nothing, and whoever uses keys is back where they were.
  await button(white, 'Resign').focus();
  await white.page.keyboard.press('Enter');
  await white.page
    .getByRole('button', { name: 'No', exact: true })
    .and(white.page.locator(':focus'))
    .waitFor();
  await white.page.keyboard.press('Enter');
  await button(white, 'Resign').and(white.page.locator(':focus')).waitFor();
  await play({ white, black }, thereAndBack, sides, { from: 2, to: 3 });
  await confirm(white, 'Resign', 'Resign? Your opponent wins.');
  await heading(white, 'You have lost');
  await heading(black, 'You have won');
  await says(black, 'the other side resigned.');
});

test('a game that has hardly begun can be broken off, and later no more', async () => {
  const { white, black } = await atTable();
  await play({ white, black }, thereAndBack, sides, { to: 1 });
  await confirm(black, 'Abort', 'Break the game off? It counts for nobody.');
  for (const person of [white, black]) await heading(person, 'The game was broken off');

  const others = await atTable();
  await play({ white: others.white, black: others.black }, thereAndBack, sides, { to: 2 });
  for (const person of [others.white, others.black])
    await button(person, 'Abort').waitFor({ state: 'detached' });
});

test('a rematch leads both to a new room, with sides changed, and shows the way to those who watch', async () => {
  const { white, black, place } = await atTable({ visibility: 'private' });
  const watcher = await browser.person('Eve');
  await watcher.page.goto(addressOf(server, place));
  await confirm(black, 'Resign', 'Resign? Your opponent wins.');
  await heading(white, 'You have won');
  await heading(watcher, 'Ada (White) has won');
  await button(white, 'Propose a rematch').click();
  await asks(white, 'You have proposed a rematch.');
  await asks(black, 'Ada proposes a rematch.');
  await button(black, 'Accept').click();
  await watcher.page.getByRole('link', { name: 'To the next game' }).click();
  const next = watcher.page.url();
  for (const { name, page } of [white, black, watcher]) {
    await eventually(`${name} is in the next room`, () => page.url() === next);
    await page.getByRole('group', { name: 'White: Bob' }).waitFor();
    await page.getByRole('group', { name: 'Black: Ada' }).waitFor();
  }
  assert.ok(!next.includes(place.room), next);
  await play({ white: black, black: white, watcher }, thereAndBack, sides, { to: 2 });
});

test('whoever is to act may claim a draw when the position stands for the third time', async () => {
  const { white, black } = await atTable();
  await play({ white, black }, thereAndBack, sides, { to: 7 });
  assert.equal(await button(black, 'Claim the draw').count(), 0);
  await play({ white, black }, thereAndBack, sides, { from: 7 });
  await asks(white, 'This position has stood often enough: you may claim a draw by repetition.');
  assert.equal(await button(black, 'Claim the draw').count(), 0);
  await confirm(white, 'Claim the draw', 'End the game as a draw?');
  for (const person of [white, black]) {
    await heading(person, 'The game is a draw');
    await says(person, 'the same position came up again and again.');
  }
});
