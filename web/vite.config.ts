import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
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

/** No script, style, picture or answer comes from elsewhere; Python needs to compile its WebAssembly. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** The page without a server: its transport is the local one, and its policy is its own, since any host may serve it. */
const offline: Plugin = {
  name: 'offline',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!/(^|\/)transport$/.test(source) || importer?.includes('/net/local/')) return null;
    return fileURLToPath(new URL('src/net/local/transport.ts', import.meta.url));
  },
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  ],
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), reloadWithServer, ...(mode === 'offline' ? [offline] : [])],
  worker: { format: 'es' },
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
}));
