/** Every sentence that the pages around the table ask for exists, and no other does. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources, texts, TITLES } from './fixtures';

const HOME = new URL('../../', import.meta.url);
const PAGES = [new URL('web/src/pages/', HOME), new URL('web/src/net/local/', HOME)];

function pages(): string {
  return PAGES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  ).join('\n');
}

/** Whole ids, and the beginnings of those that are made when the page runs. */
function asked(source: string): { whole: Set<string>; begun: string[] } {
  const found = [...source.matchAll(/['`]((?:lobby|page|admin-page|privacy)-[\w-]*)(\.\w+)?(\$\{)?/g)];
  const whole = new Set(found.flatMap(([, id, , more]) => (more ? [] : [id!])));
  return { whole, begun: found.flatMap(([, id, , more]) => (more ? [id!] : [])) };
}

function written(): string[] {
  const file = ['lobby', 'admin', 'privacy', ...TITLES.map((title) => `${title}-lobby`)]
    .flatMap((name) => sources('en', name))
    .join('\n');
  return [...file.matchAll(/^((?:lobby|admin|privacy)-[\w-]+) =/gm)].map((found) => found[1]!);
}

it('what is asked for exists', async () => {
  const english = await texts('en', 'lobby', 'page', 'admin', 'privacy');
  const missing = [...asked(pages()).whole].filter((id) => !english.has(id));
  expect(missing).toEqual([]);
});

it('what exists is asked for', () => {
  const { whole, begun } = asked(pages());
  const everything = ['lobby-', 'page-', 'admin-page-', 'privacy-'];
  expect(begun.filter((beginning) => everything.includes(beginning))).toEqual([]);
  const idle = written().filter((id) => !whole.has(id) && !begun.some((beginning) => id.startsWith(beginning)));
  expect(idle).toEqual([]);
});

it('notices what is missing or idle', () => {
  const { whole, begun } = asked("texts.say('lobby-nothing'); texts.say(`lobby-pace-${kind}`)");
  expect([...whole]).toEqual(['lobby-nothing']);
  expect(begun).toEqual(['lobby-pace-']);
});
