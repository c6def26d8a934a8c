// The service worker: keeps every file of one version of the page and answers with it, so that the page opens
// without a line, and so that an open page finds the files of its own version after the server has a newer one.

import { keptFor } from './kept';
import { kTakeOver } from './take_over';

const worker = self as unknown as WorkerScope;
const kCaches = 'hexcourt-page-';
const kCache = kCaches + __VERSION__;
const files: ReadonlySet<string> = new Set(__FILES__);
const house = worker.registration.scope;
const addressOf = (name: string) => new URL(name.split('/').map(encodeURIComponent).join('/'), house).href;

async function keepAll(): Promise<void> {
  const cache = await caches.open(kCache);
  await cache.addAll(__FILES__.map((name) => new Request(addressOf(name), { cache: 'no-cache' })));
}

/** Begins to answer: no page of an older version is open now. */
async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(kCaches) && name !== kCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A browser may throw away what was kept; the server has it then. */
async function kept(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(kCache);
  return (await cache.match(addressOf(name))) ?? fetch(request);
}

/** Only for a page that is the only one, which then loads itself anew: others may be amid a game. */
async function takeOver(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.filter((page) => page.url.startsWith(house)).length <= 1) await worker.skipWaiting();
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('message', (event) => {
  if (event.data === kTakeOver) event.waitUntil(takeOver());
});
worker.addEventListener('fetch', (event) => {
  const name = keptFor(event.request, house, files);
  if (name !== null) event.respondWith(kept(name, event.request));
});
