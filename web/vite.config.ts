import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['PELAGOS_SERVER'] ?? 'http://127.0.0.1:8000';

/** `make dev` writes this file whenever the server answers anew; then open pages are loaded anew, too. */
const ready = process.env['PELAGOS_READY'];

const reloadWithServer: Plugin = {
  name: 'reload-with-server',
  configureServer(vite) {
    if (ready === undefined) return;
    vite.watcher.add(ready);
    vite.watcher.on('change', (path) => {
      if (path === ready) vite.ws.send({ type: 'full-reload' });
    });
  },
};

export default defineConfig({
  plugins: [svelte(), reloadWithServer],
  build: {
    outDir: '../src/pelagos/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api/live': { target: server, ws: true },
      '/api': server,
      '/texts': server,
      '/icons': server,
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
