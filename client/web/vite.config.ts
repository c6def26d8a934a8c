import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './vite/offline';
import { rulesWasm } from './vite/rules_wasm';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The server under which the page is developed: `npm run dev` sends its sockets and its API there.
const kServer = process.env['HEXCOURT_URL'] ?? 'http://127.0.0.1:8080';
// The rules as CMakeLists.txt builds them; scripts/build.sh does.
const kRules = process.env['HEXCOURT_RULES_WASM'] ?? here('../../build/release/web-rules/rules.wasm');

export default defineConfig({
  base: './',
  plugins: [svelte(), rulesWasm(kRules), offline(here('src/offline/worker.ts'))],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { '/ws': { target: kServer, ws: true }, '/api': kServer } },
  test: { include: ['src/**/*.test.ts'] },
});
