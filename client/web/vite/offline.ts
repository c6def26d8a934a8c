import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { build, type Plugin } from 'vite';

const kWorker = 'sw.js';

/** Every file below `house`, as it is named in an address, in a fixed order. */
async function filesBelow(house: string): Promise<string[]> {
  const names = await readdir(house, { recursive: true });
  return names
    .filter((name) => statSync(join(house, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name !== kWorker && !name.endsWith('.map') && !name.endsWith('.gz'))
    .sort();
}

/** Another one whenever a file has another name or content. */
async function versionOf(house: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of files) hash.update(`${name}\n`).update(await readFile(join(house, name)));
  return hash.digest('hex').slice(0, 16);
}

/** `worker` as the one file sw.js beside what was built. */
async function writeWorker(worker: string, house: string): Promise<void> {
  const files = await filesBelow(house);
  const version = await versionOf(house, files);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: {
      target: 'es2022',
      outDir: house,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { input: worker, output: { format: 'iife', entryFileNames: kWorker } },
    },
  });
}

/**
 * The service worker that keeps the page for when there is no line. It is told what was built: `__FILES__`, the
 * names of all files relative to the page, and `__VERSION__`, which changes when one of them does.
 */
export function offline(worker: string): Plugin {
  return {
    name: 'hexcourt:offline',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) this.error('The worker has no directory to go to.');
        if (!existsSync(worker)) this.error(`There is no ${worker}.`);
        await writeWorker(worker, dir);
      },
    },
  };
}
