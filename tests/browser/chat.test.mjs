import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { addressOf, introduce, twoAtTable } from './room.mjs';
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

const log = ({ page }) => page.getByRole('log', { name: 'Chat' });
const hears = (person, text) => log(person).getByText(text, { exact: true }).waitFor();
async function say({ page }, text) {
  const field = page.getByLabel('What you say');
  await field.fill(text);
  await field.press('Enter');
  await eventually('the line is sent', async () => (await field.inputValue()) === '');
}
const lines = (person) => log(person).locator('.text').allTextContents();
/** What markup would have made, had a page taken it for markup. */
const made = ({ page }) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('#page :is(img, b, script, iframe)').length,
    ran: 'ran' in window,
  }));
const nothing = { elements: 0, ran: false };

test('markup in names and in what is said stays text', async () => {
  const names = ['<b>Ada</b>', '<img src=x onerror=ran=1>'];
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' }, { names });
  const texts = [
    '<script>ran = 1</script>',
    '<img src="/nothing" onerror="ran = 1"> &lt;b&gt; {1 + 1} ${1 + 1}',
  ];
  await say(white, texts[0]);
  await say(black, texts[1]);
  for (const person of [white, black]) {
    for (const text of texts) await hears(person, text);
    await person.page.getByRole('group', { name: `White: ${names[0]}` }).waitFor();
    await person.page.getByRole('group', { name: `Black: ${names[1]}` }).waitFor();
    assert.deepEqual(await made(person), nothing);
  }
  assert.equal(await black.page.title(), `${names[0]} to act: Agon`);
});

test('whoever is muted is heard no more, after a reload neither, until they may be heard again', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' }, { names: ['Ada', 'Bob'] });
  await say(white, 'before');
  await hears(black, 'before');
  await log(black).getByRole('button', { name: 'Ada' }).click();
  await black.page.getByRole('button', { name: 'Mute Ada' }).click();
  await log(black).getByText('before').waitFor({ state: 'detached' });
  await say(white, 'unheard');
  await say(black, 'alone');
  await hears(white, 'alone');
  await hears(black, 'alone');
  assert.deepEqual(await lines(black), ['alone']);
  await black.page.reload();
  await hears(black, 'alone');
  assert.deepEqual(await lines(black), ['alone']);

  await black.page.getByText('Muted', { exact: true }).click();
  await black.page.getByRole('button', { name: 'Hear Ada again' }).click();
  await say(white, 'after');
  await hears(black, 'after');
});

test('those who watch talk among themselves', async () => {
  const { white, black, place } = await twoAtTable(server, browser, { game: 'agon' });
  const watchers = [await browser.person('Eve'), await browser.person('Fay')];
  for (const watcher of watchers) {
    await introduce(server, watcher, watcher.name);
    await watcher.page.goto(addressOf(server, place));
    await watcher.page.getByText('Only those who watch read this.').waitFor();
  }
  await say(watchers[0], 'White should relocate');
  await hears(watchers[1], 'White should relocate');
  await say(white, 'Good luck');
  await hears(black, 'Good luck');
  await say(watchers[1], 'I think so too');
  await hears(watchers[0], 'I think so too');
  await say(black, 'You too');
  await hears(white, 'You too');
  for (const player of [white, black]) assert.deepEqual(await lines(player), ['Good luck', 'You too']);
  for (const watcher of watchers)
    assert.deepEqual(await lines(watcher), ['White should relocate', 'I think so too']);
  await black.page.getByText('2 watch', { exact: true }).click();
  await black.page.getByText('Eve, Fay').or(black.page.getByText('Fay, Eve')).waitFor();
});

test('what is too long is not sent, and says by how much', async () => {
  const { white, black } = await twoAtTable(server, browser, { game: 'agon' });
  const field = white.page.getByLabel('What you say');
  await field.fill('x'.repeat(510));
  await white.page.getByText('-10 characters left').waitFor();
  assert.ok(await white.page.getByRole('button', { name: 'Send' }).isDisabled());
  await field.press('Enter');
  await say(white, 'x'.repeat(500));
  await hears(black, 'x'.repeat(500));
  assert.equal((await lines(black)).length, 1);
});
