// Pictures of the page, to be looked at: four screens, on a large screen and a phone's, in light and dark.
//   node tests/browser/measures/pictures.mjs DIRECTORY [whole]
// `whole`: down to the end of each page, and not only what is seen at first.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { busyLobby, inProduction, inReplay, withCaptured } from '../screens.mjs';
import { Company } from '../sockets.mjs';
import { Browser, Server } from '../world.mjs';

const directory = process.argv[2];
if (!directory) throw new Error('Say in which directory the pictures shall be.');
await mkdir(directory, { recursive: true });

const sizes = { large: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const screens = { lobby: busyLobby, production: inProduction, captured: withCaptured, replay: inReplay };

const browser = await Browser.open();
try {
  for (const [name, come] of Object.entries(screens)) await picture(name, come);
} finally {
  await browser.close();
}

/** On a server of its own, so that its lobby holds nothing else. */
async function picture(name, come) {
  const server = await Server.start();
  const company = await Company.at(server, browser);
  const person = await browser.person('Ada', { viewport: sizes.large });
  await come(server, company, person);
  for (const [size, viewport] of Object.entries(sizes)) {
    await person.page.setViewportSize(viewport);
    for (const look of ['light', 'dark']) {
      await person.page.emulateMedia({ colorScheme: look });
      await person.page.locator(`html[data-look=${look}]`).waitFor();
      await person.page.mouse.move(0, 0);
      await person.page.evaluate(() => scrollTo(0, 0));
      const path = join(directory, `${name}-${size}-${look}.png`);
      await person.page.screenshot({ path, animations: 'disabled', fullPage: process.argv[3] === 'whole' });
      console.log(path);
    }
  }
  await browser.sendHome();
  await server.stop();
}
