// A page that is newer than the one a browser keeps.

import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
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

/** Every file of the page as the server has it. */
async function copied(path) {
  const fetched = async (name) => Buffer.from(await (await fetch(server.url + name)).arrayBuffer());
  const names = [
    'sw.js',
    ...JSON.parse(/\[("[^\]]*index\.html[^\]]*)\]/.exec(String(await fetched('sw.js')))[0]),
  ];
  for (const name of names) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), await fetched(name));
  }
}
const kTypes = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};
/** Serves the files as they are at each moment; the server proper reads them once. */
async function fileHouse(path) {
  const house = createServer(async ({ url }, answer) => {
    const name = new URL(url, 'http://h').pathname.slice(1) || 'index.html';
    const bytes = await readFile(join(path, name)).catch(() => null);
    answer.writeHead(bytes ? 200 : 404, {
      'content-type': kTypes[name.split('.').at(-1)] ?? '',
    });
    answer.end(bytes);
  });
  await new Promise((ready) => house.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${house.address().port}/`,
    close: () => house.close(),
  };
}
/** Makes of the page a later build of it. */
async function renew(path) {
  const [page, worker] = await Promise.all(
    ['index.html', 'sw.js'].map((name) => readFile(join(path, name), 'utf8')),
  );
  await writeFile(
    join(path, 'index.html'),
    page.replace('<head>', '<head><meta name="build" content="newer">'),
  );
  const newer = worker.replace('hexcourt-page-', 'hexcourt-page-newer-');
  assert.notEqual(newer, worker);
  await writeFile(join(path, 'sw.js'), newer);
}

test('a newer page is there at the load behind the one that fetched it', async () => {
  const directory = await temporaryDirectory();
  await copied(directory.path);
  const house = await fileHouse(directory.path);
  try {
    const { page } = await browser.person('Ada');
    await page.goto(`${house.url}#/learn`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((taken) => (navigator.serviceWorker.oncontrollerchange = taken));
    });
    await renew(directory.path);
    await page.reload();
    await eventually('the newer one waits', () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)),
    );
    await page.reload();
    await page.locator('meta[name="build"]').waitFor({ state: 'attached' });
  } finally {
    house.close();
    await directory.remove();
  }
});
