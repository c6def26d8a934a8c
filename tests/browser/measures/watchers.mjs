// A hundred people watch a game that is played fast: how smooth the page of one of them stays, and what it keeps.
//   node tests/browser/measures/watchers.mjs [watchers] [actions] [actions a second]

import { Company } from '../sockets.mjs';
import { addressOf } from '../room.mjs';
import { Browser, Server } from '../world.mjs';

const kWatchers = Number(process.argv[2] ?? 100);
const kActions = Number(process.argv[3] ?? 2000);
const kPerSecond = Number(process.argv[4] ?? 20);
const kStep = 200;
/** Drones leap out and back, and nothing is produced: the same eight actions for ever. */
const kRound = ['Dc1-d5', '.', 'Dc7-f5', '.', 'Dd5-c1', '.', 'Df5-c7', '.'];

/** What the watching page's main thread had done when the last row was written, in ms. */
let worked = 0;

const server = await Server.start();
const browser = await Browser.open();
try {
  await measure();
} finally {
  await browser.close();
  await server.stop();
}

async function measure() {
  const company = await Company.at(server, browser);
  const crowd = await Company.at(server, browser);
  const wish = { game: 'hivequeen', settings: { claim_after: 0, draw_after: 0 } };
  const place = await company.game(wish);
  await crowd.watch(place, kWatchers);
  const { page } = await browser.person('Eve');
  await page.goto(addressOf(server, place));
  await page.getByText('You are watching.').waitFor();
  await page.evaluate(countFrames);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  console.log(`${kWatchers} sockets and one page watch ${kActions} actions, ${kPerSecond} a second`);
  console.log('actions   frames   p50    p95    max ms   work ms an action   heap MB   nodes');
  await row(session, page, 0);
  const began = Date.now();
  for (let done = 0; done < kActions; done += kStep) {
    const actions = Array.from({ length: kStep }, (_, at) => kRound[(done + at) % kRound.length]);
    await company.play(place, actions, 1000 / kPerSecond);
    await page.locator(`[data-ply="${done + kStep}"]`).waitFor();
    await row(session, page, done + kStep);
  }
  console.log(`${((Date.now() - began) / 1000).toFixed(0)} s; the crowd heard ${await crowd.heard()} states`);
}

/** Frames, and what the main thread did, since the last row; the heap after a collection. */
async function row(session, page, actions) {
  const frames = await page.evaluate(() => window.frameTimes.splice(0));
  const { metrics } = await session.send('Performance.getMetrics');
  const work = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  const each = ((work - worked) / kStep).toFixed(1).padStart(12);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  frames.sort((one, other) => one - other);
  const at = (part) =>
    (frames[Math.min(frames.length - 1, Math.floor(part * frames.length))] ?? NaN).toFixed(1).padStart(6);
  const heap = (usedSize / 2 ** 20).toFixed(2).padStart(7);
  console.log(
    `${String(actions).padStart(7)}  ${String(frames.length).padStart(7)} ${at(0.5)} ${at(0.95)} ${at(1)}   ${actions > 0 ? each : ' '.repeat(12)}          ${heap}   ${String(nodes).padStart(7)}`,
  );
  await page.evaluate(() => window.frameTimes.splice(0));
  const after = await session.send('Performance.getMetrics');
  worked = after.metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Runs in the page. */
function countFrames() {
  window.frameTimes = [];
  let before = null;
  const frame = (now) => {
    if (before !== null) window.frameTimes.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
