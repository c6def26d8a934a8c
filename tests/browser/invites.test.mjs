import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { addressOf, makeRoom } from './room.mjs';
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

test('who comes back to a private room without its invite shares it with the invite all the same', async () => {
  const ada = await browser.person('Ada');
  const place = await makeRoom(server, ada, { game: 'agon', visibility: 'private' });
  const link = ada.page.getByLabel('Link to this room');
  await ada.page.goto(addressOf(server, place));
  await ada.page.getByRole('button', { name: 'Sit as White' }).click();
  await ada.page.getByRole('button', { name: 'Stand up' }).waitFor();
  await ada.page.goto(`${server.url}#/`);
  await ada.page.getByRole('button', { name: 'Create a room' }).first().waitFor();
  await ada.page.goto(addressOf(server, { room: place.room }));
  await link.waitFor();
  assert.equal(await link.inputValue(), addressOf(server, place));

  const bob = await browser.person('Bob');
  await bob.page.goto(await link.inputValue());
  await bob.page.getByRole('button', { name: 'Sit as Black' }).click();
  await ada.page.getByRole('button', { name: 'Resign' }).waitFor();
});

test('an invite that did not open the room is not kept', async () => {
  const ada = await browser.person('Ada');
  const { room } = await makeRoom(server, ada, { game: 'agon', visibility: 'private' });
  const eve = await browser.person('Eve');
  await eve.page.goto(addressOf(server, { room, invite: 'wrong' }));
  await eve.page.getByRole('heading', { name: 'This room is private' }).waitFor();
  assert.equal(await eve.page.evaluate(() => localStorage.getItem('hexcourt.invites')), null);
});
