import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** For `tools/count_clicks.py`. */
export default defineConfig({
  plugins: [svelte()],
  test: { include: ['dev/count-clicks.test.ts'], environment: 'node', testTimeout: 600_000 },
});
