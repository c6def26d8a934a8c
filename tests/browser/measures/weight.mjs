// What a first visit costs: bytes on the wire by file, and how long a slow phone on a slow line waits until it sees the
// page and until the buttons of quick pairing can be pressed.
//   node tests/browser/measures/weight.mjs [runs]

import { gzipSync } from 'node:zlib';
import { Browser, Server } from '../world.mjs';

const kRuns = Number(process.argv[2] ?? 5);
const kSlow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const kSlowerCpu = 4;
const kLimit = 120_000;

const server = await Server.start();
const browser = await Browser.open();
try {
  await bytes();
  await times();
} finally {
  await browser.close();
  await server.stop();
}

/** The first page only: what the worker fetches afterwards, to keep it, is not waited for. */
async function bytes() {
  const { page } = await browser.person('Ada', { serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const name = new URL(response.url).pathname;
    files.set(requestId, { name, coding: response.headers['Content-Encoding'] ?? 'none' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (files.has(requestId)) files.get(requestId).wire = encodedDataLength;
  });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  let [wire, packed] = [0, 0];
  console.log('First load: bytes on the wire (with headers), coding, bytes when gzipped, file');
  for (const file of files.values()) {
    const content = await (await page.request.get(new URL(file.name, server.url).href)).body();
    const gzipped = gzipSync(content, { level: 9 }).length;
    console.log(
      `${String(file.wire).padStart(8)}  ${file.coding.padEnd(5)} ${String(gzipped).padStart(8)}  ${file.name}`,
    );
    wire += file.wire ?? 0;
    packed += gzipped;
  }
  console.log(`${String(wire).padStart(8)}  in all ${String(packed).padStart(7)}  (to be below ${kLimit})`);
}

async function times() {
  const runs = [];
  for (let run = 0; run < kRuns; ++run) runs.push(await slowVisit());
  console.log(
    `\nCPU x${kSlowerCpu} slower, 1.6 Mbit/s, 150 ms; ${kRuns} visits, the middle one and the worst, in ms`,
  );
  for (const what of Object.keys(runs[0])) {
    const sorted = runs.map((one) => one[what]).sort((one, other) => one - other);
    console.log(
      `${what.padEnd(28)} ${sorted[sorted.length >> 1].toFixed(0).padStart(6)} ${sorted.at(-1).toFixed(0).padStart(6)}`,
    );
  }
}

async function slowVisit() {
  const { page, context } = await browser.person('Ada');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', kSlow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlowerCpu });
  await page.addInitScript(observe);
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.locator('button:has(.pace)').first().waitFor();
  const seen = await page.evaluate(() => window.answering);
  await context.close();
  return seen;
}

/** Runs in the page: presses the first button as soon as it is there, until the page shows that it answers. */
function observe() {
  let paint = NaN;
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') paint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) blocked += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  window.answering = new Promise((resolve) => {
    let there = NaN;
    let pressed = false;
    const look = () => {
      const button = document.querySelector('button:has(.pace)');
      if (button && !pressed) {
        there = performance.now();
        pressed = true;
        button.click();
      }
      if (pressed && document.querySelector('button.sought')) {
        return resolve({
          'first contentful paint': paint,
          'quick pairing is seen': there,
          'quick pairing answers': performance.now(),
          'main thread blocked, in all': blocked,
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
