// Keeps the built page for when there is no line. Call it once, when the page has been loaded.

import { kTakeOver } from './take_over';

const kWorker = './sw.js';
/** So long nothing may come until the page counts as loaded, in ms. */
const kQuiet = 1_000;

export async function keepOffline(): Promise<void> {
  // Without HTTPS a browser offers no worker, and the page works as long as there is a line.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const known = await ownRegistration();
    if (known?.waiting) await changeTo(known.waiting);
    else await lookForNewer(known);
  } catch (why) {
    console.warn('The page cannot be kept for offline use:', why);
  }
}

/** Not one of another page above this one. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | null> {
  const found = await navigator.serviceWorker.getRegistration();
  return found?.scope === new URL('./', document.baseURI).href ? found : null;
}

/**
 * A newer version waits since the page was here last: this page becomes it, if no other page is open. Only now, as
 * the page is loaded: later somebody may be amid a game.
 */
async function changeTo(waiting: ServiceWorker): Promise<void> {
  await settled();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(kTakeOver);
}

/**
 * Until no more files come. A browser relieves a worker only when it has nothing to do; one that was busy when it was
 * to be relieved, it lets stay on for long.
 */
async function settled(): Promise<void> {
  const came = () => performance.getEntriesByType('resource').length;
  let before: number;
  do {
    before = came();
    await new Promise((resolve) => setTimeout(resolve, kQuiet));
  } while (came() !== before);
}

/** At each load: a browser may leave it for a day. */
async function lookForNewer(known: ServiceWorkerRegistration | null): Promise<void> {
  if (!known) await navigator.serviceWorker.register(kWorker);
  // Without a line, or where the server is away, the next load looks again.
  else await known.update().catch(() => known);
}
