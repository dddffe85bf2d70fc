import { describe, expect, it } from 'vitest';

describe('the time of this device', () => {
  it('is compared with no time of a table', () => {
    const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const own = Object.keys(sources).filter((name) => sources[name]?.includes('Date.now()'));
    expect(own.map((name) => name.replace('../src/', '')).sort()).toEqual([
      'net/connection.ts',
      'net/server-time.ts',
      'pages/post.svelte',
      'pages/post/turns.svelte.ts',
      'puzzles/puzzles.ts',
      'table/ConnectionBanner.svelte',
      'table/seat-session.svelte.ts',
    ]);
  });
});
