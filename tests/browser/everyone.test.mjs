import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { wholeGame } from './games.mjs';
import { addressOf } from './room.mjs';
import { screens } from './screens.mjs';
import { Company } from './sockets.mjs';
import { axeSource, Browser, eventually, Server } from './world.mjs';

const kTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const axe = readFileSync(axeSource(), 'utf8');

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

/** What axe finds on the page as it is now, in light and dark. */
async function faultsOf({ page }) {
  const faults = [];
  await page.evaluate(axe);
  for (const look of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: look });
    await page.locator(`html[data-look=${look}]`).waitFor();
    const violations = await page.evaluate(
      async (values) =>
        (await window.axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }))
          .violations,
      kTags,
    );
    for (const { id, nodes } of violations) {
      for (const node of nodes) faults.push(`${look}: ${id}: ${node.target} ${node.failureSummary}`);
    }
  }
  return faults;
}
for (const [screen, come] of Object.entries(screens)) {
  test(`${screen}: no violation of WCAG 2.2 AA, in light and dark, and nothing sticks out at 320 px`, async () => {
    const company = await Company.at(server, browser);
    const ada = await browser.person('Ada', { serviceWorkers: 'block' });
    await come(server, company, ada);
    assert.deepEqual(await faultsOf(ada), []);
    await ada.page.setViewportSize({ width: 320, height: 640 });
    await eventually('the page fits a screen of 320 px', () =>
      ada.page.evaluate(() => document.documentElement.scrollWidth <= 320),
    );
  });
}

test('every action is said in words to whoever listens', async () => {
  const company = await Company.at(server, browser);
  const eve = await browser.person('Eve');
  const { actions } = wholeGame('hivequeen');
  const place = await company.game({ game: 'hivequeen' });
  await eve.page.goto(addressOf(server, place));
  await eve.page.getByText('You are watching.').waitFor();
  const said = [
    'White’s Nurse on d2 swaps places with the piece on f2.',
    'White introduces a Soldier on d3.',
    'Black’s Queen on e9 swaps places with the Highborn on d8.',
    'Black introduces a Soldier on i4.',
    'White’s Drone leaps from g1 to e4.',
    'Black’s Drone leaps from c7 to c3.',
    'White’s Soldier captures on c3, coming from e3.',
  ];
  const heard = async (sentence) => (await eve.page.getByTestId('announcer').innerText()).includes(sentence);
  for (const [ply, sentence] of said.entries()) {
    await company.play(place, [actions[ply]]);
    await eventually(`it says: ${sentence}`, () => heard(sentence));
  }
  await company.ask(place, 'white', { type: 'resign' });
  await eventually('it says how the game ended', () => heard('Bert (Black) has won'));
});

/** What the page says in English and in German alike, and so never in an English way only. */
function englishOf(page) {
  const [en, de] = ['en', 'de'].map((language) =>
    readFileSync(new URL(`../../client/web/src/words/${language}/${page}.ts`, import.meta.url), 'utf8'),
  );
  return [...en.matchAll(/: '([^']{4,})'/g)]
    .map(([, text]) => text)
    .filter((text) => !de.includes(`'${text}'`));
}

test('in German nothing of the header, the lobby and a game is left in English', async () => {
  const company = await Company.at(server, browser);
  const ada = await browser.person('Ada', { locale: 'de-DE' });
  await company.waiting({ game: 'botermans' });
  const place = await company.game({ game: 'agon' }, wholeGame('agon').actions.slice(0, 6));
  const all = ({ page }) =>
    page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
        one.ariaLabel,
        one.title,
      ]);
      return [document.title, document.body.innerText, ...labels].join('\n');
    });
  for (const [address, words, ready] of [
    ['', ['shell', 'lobby'], 'Wer gerade wartet'],
    [`#/room/${place.room}`, ['shell', 'room', 'board', 'clock'], 'Du schaust zu.'],
  ]) {
    await ada.page.goto(`${server.url}${address}`);
    await ada.page.getByText(ready).first().waitFor();
    assert.equal(await ada.page.locator('html').getAttribute('lang'), 'de');
    const shown = await all(ada);
    assert.deepEqual(
      words
        .flatMap(englishOf)
        .filter((text) =>
          new RegExp(`(^|\\s)${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s|$)`, 'm').test(shown),
        ),
      [],
    );
  }
  await ada.page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await ada.page.getByRole('link', { name: 'Hot seat' }).waitFor();
  assert.equal(await ada.page.locator('html').getAttribute('lang'), 'en');
});
