import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server under which the page is developed: `npm run dev` sends its sockets and its API there.
const kServer = process.env['HEXCOURT_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: { proxy: { '/ws': { target: kServer, ws: true }, '/api': kServer } },
  test: { include: ['src/**/*.test.ts'] },
});
