import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['PELAGOS_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
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
