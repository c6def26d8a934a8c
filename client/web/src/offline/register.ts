// Keeps the built page for when there is no line. Call it once, when the page has been loaded.

import { kTakeOver } from './take_over';

export async function keepOffline(): Promise<void> {
  // Without HTTPS a browser offers no worker, and the page works as long as there is a line.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { waiting } = await navigator.serviceWorker.register('./sw.js');
    if (waiting) changeTo(waiting);
  } catch (why) {
    console.warn('The page cannot be kept for offline use:', why);
  }
}

/** A newer version waits since the page was here last: this page becomes it, if no other page is open. */
function changeTo(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(kTakeOver);
}
