// A server and people with browsers, for the tests of this folder.
//   HEXCOURT_SERVER  the server's program      HEXCOURT_WEB  the directory of the built page
// People are contexts of one browser: each has cookies and storage of their own. Whatever a page writes to its console
// as an error fails the test that ends.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = createRequire(join(root, 'client/web/package.json'));
const { chromium } = packages('playwright-core');
export const axeSource = () => packages.resolve('axe-core/axe.min.js');

const kServer = process.env.HEXCOURT_SERVER ?? join(root, 'build/release/bin/hexcourt-server');
const kWeb = process.env.HEXCOURT_WEB ?? join(root, 'build/release/web');
const kFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** How long anything that a test waits for may take, in ms; generous, for slow machines. */
export const kPatience = 20_000;

/** One server process. `restart()` comes back on the same port with the same data. */
export class Server {
  #args;
  #process;
  url = '';

  static async start({ data = null, args = [] } = {}) {
    const server = new Server();
    server.#args = ['--web', kWeb, '--log-level', 'error', ...(data ? ['--data', data] : []), ...args];
    await server.#run('127.0.0.1:0');
    return server;
  }
  async #run(listen) {
    this.#process = spawn(kServer, ['--listen', listen, ...this.#args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const lines = createInterface({ input: this.#process.stdout });
    this.url = await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      this.#process.once('exit', (code) =>
        reject(new Error(`the server ended at once, with status ${code}`)),
      );
    });
  }
  async stop(signal = 'SIGTERM') {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }
  async restart() {
    await this.#run(new URL(this.url).host);
  }
}

export async function temporaryDirectory() {
  const path = await mkdtemp(join(tmpdir(), 'hexcourt-browser-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A browser, and everybody who has opened a page in it. */
export class Browser {
  #browser;
  #people = [];

  static async open() {
    const browser = new Browser();
    browser.#browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: kFlags });
    return browser;
  }
  /** Somebody new: a context of their own, with one page. `options` are those of newContext. */
  async person(name, options = {}) {
    const context = await this.#browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(kPatience);
    const person = new Person(name, context);
    this.#people.push(person);
    await person.newPage();
    return person;
  }
  /** Closes what people have open; fails where one of their pages complained. */
  async sendHome() {
    const complaints = this.#people.flatMap((person) => person.complaints);
    for (const person of this.#people.splice(0)) await person.context.close();
    assert.deepEqual(complaints, [], 'what the pages wrote to the console');
  }
  async close() {
    await this.#browser.close();
  }
}

export class Person {
  complaints = [];
  page = null;

  constructor(name, context) {
    this.name = name;
    this.context = context;
  }
  async newPage() {
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.complaints.push(`${this.name}: ${error.stack}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !this.forgives(message.text())) {
        this.complaints.push(`${this.name}: ${message.text()}`);
      }
    });
    this.page ??= page;
    return page;
  }
  /** What belongs to a test's own plot: a server that is down cannot be reached. */
  forgives = () => false;
}

/** Waits until `look()` gives something that is true, and returns it; fails with `what` after kPatience. */
export async function eventually(what, look) {
  const until = Date.now() + kPatience;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > until) assert.fail(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
