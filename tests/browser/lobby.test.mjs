import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { wholeGame } from './games.mjs';
import { byMouse } from './hands.mjs';
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

async function inLobby(name) {
  const person = await browser.person(name);
  await person.page.goto(server.url);
  await part(person, 'Play now')
    .getByText(/players? here/)
    .waitFor();
  return person;
}
const part = ({ page }, name) => page.getByRole('region', { name, exact: true });
const button = ({ page }, name) => page.getByRole('button', { name, exact: true });
const hostSide = (form, side) =>
  form.getByRole('group', { name: 'Your side' }).getByText(side, { exact: true }).click();
const nameOf = (person) => part(person, 'You').getByLabel('Your name').inputValue();
async function roomOf({ page }) {
  await page.waitForURL(/#\/room\//);
  return /#\/room\/([^?]+)/.exec(page.url())[1];
}

test('two people who press the same pace find themselves in one room, each with a seat', async () => {
  const [ada, bob] = [await inLobby('Ada'), await inLobby('Bob')];
  await button(ada, 'HiveQueen: Calm 10 min + 5 s').click();
  await part(ada, 'Play now').getByText('Looking for an opponent').waitFor();
  await part(bob, 'Who is waiting').getByText('10 min + 5 s').waitFor();
  await button(bob, 'HiveQueen: Calm 10 min + 5 s').click();
  assert.equal(await roomOf(ada), await roomOf(bob));
  for (const { page } of [ada, bob]) await page.getByRole('button', { name: 'Abort' }).waitFor();
  const titles = [await ada.page.title(), await bob.page.title()];
  assert.equal(titles.filter((title) => title.startsWith('Your turn')).length, 1, titles.join(' | '));

  const first = titles[0].startsWith('Your turn') ? ada : bob;
  await first.page.getByRole('link', { name: 'Lobby' }).click();
  const mine = part(first, 'My games').getByRole('listitem').filter({ hasText: 'HiveQueen' });
  await mine.getByText('Your turn').waitFor();
  await mine.getByRole('link').click();
  await button(first, '✕ Abort').waitFor();
});

test('whoever stops looking is no longer offered, and another’s search can be taken', async () => {
  const [ada, bob] = [await inLobby('Ada'), await inLobby('Bob')];
  const waiting = part(bob, 'Who is waiting');
  await button(ada, 'Agon: Quick 3 min + 2 s').click();
  await waiting.getByRole('button', { name: /^Play against/ }).waitFor();
  await button(ada, 'Stop looking').click();
  await waiting.getByRole('button', { name: /^Play against/ }).waitFor({ state: 'detached' });
  await button(ada, 'Agon: Daily 1 day a turn').click();
  await waiting.getByRole('button', { name: /^Play against/ }).click();
  assert.equal(await roomOf(ada), await roomOf(bob));
});

test('a room by a named variation, with a setting and a clock of one’s own, is listed with all that and joined', async () => {
  const [ada, bob] = [await inLobby('Ada'), await inLobby('Bob')];
  await button(ada, 'Create a room').click();
  const form = ada.page.getByRole('dialog', { name: 'Create a room' });
  await form.getByText('Agon', { exact: true }).click();
  await form.getByRole('radio', { name: 'Botermans' }).check();
  await form.getByText('Setting by setting').click();
  await form
    .getByRole('group', { name: 'Touched is moved' })
    .getByRole('radio', { name: /begins with a touch/ })
    .check();
  await form.getByText('Byo-yomi').click();
  await form.getByLabel('Main time', { exact: true }).fill('7');
  await form.getByLabel('Number of periods').fill('4');
  await hostSide(form, 'White');
  await form.getByLabel('Name of the room').fill('Ada’s table');
  await form.getByRole('button', { name: 'Create the room' }).click();
  await roomOf(ada);
  await ada.page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor();

  const row = part(bob, 'Who is waiting').getByRole('listitem').filter({ hasText: 'Ada’s table' });
  for (const said of ['Botermans', 'Touched is moved', '7 min, then 4 × 30 s', 'waits']) {
    await row.getByText(said).first().waitFor();
  }
  await row.getByRole('link').click();
  await button(bob, 'Sit as Black').click();
  await ada.page.getByText('Touch the piece that you want to move').waitFor();
  assert.match(await ada.page.title(), /^Your turn/);
});

test('a clock that cannot be is shown where it is wrong, and no room is made', async () => {
  const ada = await inLobby('Ada');
  await button(ada, 'Create a room').click();
  const form = ada.page.getByRole('dialog', { name: 'Create a room' });
  await form.getByLabel('Time at the start', { exact: true }).fill('-3');
  await form.getByRole('button', { name: 'Create the room' }).click();
  await form.getByRole('alert').getByText('Something in the form is not right yet').waitFor();
  await form.getByText(/^This must be a time from/).waitFor();
  assert.equal(await form.locator(':focus').getAttribute('aria-invalid'), 'true');
});

test('an own starting position is previewed, a wrong one explained, and the game begins from it', async () => {
  const [ada, bob] = [await inLobby('Ada'), await inLobby('Bob')];
  await button(ada, 'Create a room').click();
  const form = ada.page.getByRole('dialog', { name: 'Create a room' });
  await form.getByText('Own starting position').click();
  const field = form.getByLabel('Position as text');
  await field.fill('5/6/1D5/1W3s1w/Q3H3q/6w1/6h/6/5 w movve');
  await form.getByText('The phase is').getByText('(at character 35)').waitFor();
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  await field.fill('5/6/1D5/1W3s1w/Q3H4/6w1/6h/6/5 b move');
  await form.getByText('In this position the game is over already.').waitFor();
  await field.fill('5/6/1D5/1W3s1w/Q3H3q/6w1/6h/6/5 w move');
  await form.getByText('This position can be played from.').waitFor();
  await form.getByRole('img', { name: 'Board: HiveQueen' }).waitFor();
  await hostSide(form, 'White');
  await form.getByRole('button', { name: 'Create the room' }).click();
  const room = await roomOf(ada);
  await bob.page.goto(`${server.url}#/room/${room}`);
  await button(bob, 'Sit as Black').click();
  await button(ada, '✕ Abort').waitFor();
  await byMouse(ada.page, 'He5xe9');
  await ada.page.getByRole('heading', { name: 'You have won' }).waitFor();
});

test('a private room is not listed, opens by its share link, and tells others why they stay outside', async () => {
  const [ada, bob, eve] = [await inLobby('Ada'), await inLobby('Bob'), await inLobby('Eve')];
  await button(ada, 'Create a room').click();
  const form = ada.page.getByRole('dialog', { name: 'Create a room' });
  await form.getByText('Whoever has the link').click();
  await form.getByLabel('Name of the room').fill('Just us');
  await form.getByRole('button', { name: 'Create the room' }).click();
  const room = await roomOf(ada);
  await ada.page.getByRole('heading', { name: 'Waiting for an opponent' }).waitFor();
  const link = await ada.page.getByLabel('Link to this room').inputValue();
  assert.match(link, /invite=/);
  await eve.page.goto(`${server.url}#/room/${room}`);
  await eve.page.getByRole('heading', { name: 'This room is private' }).waitFor();
  await bob.page.goto(link);
  await bob.page.getByRole('button', { name: /^Sit as/ }).click();
  await button(ada, '✕ Abort').waitFor();

  await eve.page.getByRole('link', { name: 'To the lobby' }).click();
  await part(eve, 'Games to watch').waitFor();
  assert.equal(await eve.page.getByText('Just us').count(), 0);
  await ada.page.getByRole('link', { name: 'Lobby' }).click();
  await part(ada, 'My games').getByRole('link').filter({ hasText: 'Just us' }).click();
  await button(ada, '✕ Abort').waitFor();
});

test('a pasted link or code leads to its room, and anything else is refused with a reason', async () => {
  const company = await Company.at(server, browser);
  const bob = await inLobby('Bob');
  const place = await company.waiting({
    game: 'hivequeen',
    visibility: 'private',
  });
  const join = part(bob, 'Join by link');
  for (const text of [
    `${server.url}#/room/${place.room}?invite=${place.invite}`,
    `${place.room} ${place.invite}`,
  ]) {
    await join.getByLabel('Link or code of a room').fill('what is this?');
    await join.getByRole('button', { name: 'Join' }).click();
    await join.getByText('No room can be read from this.').waitFor();
    await join.getByLabel('Link or code of a room').fill(text);
    await join.getByRole('button', { name: 'Join' }).click();
    await button(bob, 'Sit as Black').waitFor();
    await bob.page.goBack();
  }
  await join.getByLabel('Link or code of a room').fill('https://elsewhere.example/#/room/abc');
  await join.getByRole('button', { name: 'Join' }).click();
  await join.getByText('This link belongs to another server: elsewhere.example').waitFor();
});

test('a running game is shown with a small board that follows it, and opens to be watched', async () => {
  const company = await Company.at(server, browser);
  const eve = await inLobby('Eve');
  const { actions } = wholeGame('agon');
  const wish = { game: 'agon' };
  const place = await company.game(wish, actions.slice(0, 4), ['Wanda', 'Bert']);
  await company.game(wish, actions.slice(0, 1), ['Otto', 'Olga']);
  const gameOf = (name) => part(eve, 'Games to watch').getByRole('link').filter({ hasText: name });
  const board = gameOf('Wanda').locator('svg[role=img]');
  await board.waitFor();
  const before = await board.innerHTML();
  await company.play(place, actions.slice(4, 6));
  await gameOf('Wanda').getByText('6 actions').waitFor();
  assert.notEqual(await board.innerHTML(), before);
  await gameOf('Wanda').click();
  await eve.page.getByText('You are watching.').waitFor();
  await company.ask(place, 'white', { type: 'resign' });
  await eve.page.getByText('Bert (Black) has won').first().waitFor();
  await eve.page.getByRole('link', { name: 'Lobby' }).click();
  await gameOf('Otto').waitFor();
  await gameOf('Wanda').waitFor({ state: 'detached' });
});

test('a new name is seen by others, and kept', async () => {
  const [ada, bob] = [await inLobby('Ada'), await inLobby('Bob')];
  const field = part(ada, 'You').getByLabel('Your name');
  await field.fill('Ada <b>Lovelace</b>');
  await part(ada, 'You').getByRole('button', { name: 'Save' }).click();
  await eventually('the page says the name', async () =>
    (await ada.page.getByTestId('announcer').textContent()).startsWith(
      'You are now called Ada <b>Lovelace</b>.',
    ),
  );
  await button(ada, 'HiveQueen: Quick 3 min + 2 s').click();
  await part(bob, 'Who is waiting').getByText('Ada <b>Lovelace</b>').waitFor();
  await ada.page.reload();
  await eventually('the name is kept', async () => (await field.inputValue()) === 'Ada <b>Lovelace</b>');
  await field.fill('   ');
  await part(ada, 'You').getByRole('button', { name: 'Save' }).click();
  await part(ada, 'You').getByText('A name needs at least one letter.').waitFor();
});

test('a code takes the player along to another browser, once', async () => {
  const [ada, phone, thief] = [await inLobby('Ada'), await inLobby('Phone'), await inLobby('Thief')];
  const name = await nameOf(ada);
  await button(ada, 'Continue on another device').click();
  const dialog = ada.page.getByRole('dialog', {
    name: 'Continue on another device',
  });
  const code = await dialog.getByLabel('Code').inputValue();
  const enter = async ({ page }) => {
    await page.getByRole('link', { name: 'I have a code from another device' }).click();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Continue here' }).click();
  };
  await enter(phone);
  await phone.page.getByText(`Welcome back, ${name}.`).first().waitFor();
  await enter(thief);
  await thief.page.getByRole('alert').getByText('This code is not valid, or no longer.').waitFor();
  await phone.page.getByRole('link', { name: 'To the lobby' }).click();
  await eventually('the name came along', async () => (await nameOf(phone)) === name);
  await dialog.waitFor({ state: 'detached' });
  await button(ada, 'Play here instead').click();
  await eventually('the first browser is somebody else', async () => (await nameOf(ada)) !== name);
});
