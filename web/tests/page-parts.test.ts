import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asTaught } from '../src/lessons/first-game';
import { isTold } from '../src/lessons/pointing';
import { Refused } from '../src/net/http';
import { fetchedPart, PART_GONE } from '../src/page-parts';
import type { TeacherData } from '../src/protocol/messages';
import type { TitleData } from '../src/protocol/replies';

const SOURCES = new URL('../src/', import.meta.url);

describe('a part of the page', () => {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const gone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  beforeEach(() => {
    kept.clear();
    reload.mockClear();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('that a newer server has no more is fetched with the whole page, once, and then refused by a code', async () => {
    void fetchedPart(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

    const refusal: unknown = await fetchedPart(gone).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect((refusal as Refused).code).toBe(PART_GONE);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that came is forgotten: the next one may be fetched anew as well', async () => {
    kept.set('pelagos-reloaded', 'yes');
    expect(await fetchedPart(() => Promise.resolve('here'))).toBe('here');
    expect(kept.size).toBe(0);
  });

  it('is imported nowhere without that', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(ts|svelte)$/.test(file),
    );
    const imports = files.flatMap((file) => {
      const text = readFileSync(new URL(file, SOURCES), 'utf8');
      return [...text.matchAll(/(.{0,40})\bimport\((.{0,20})/g)].map(([, before, after]) => ({ file, before, after }));
    });
    // What a server without an archive brings along is no part of the page: its start tells what is wrong.
    const ours = imports.filter(({ after }) => !after!.startsWith('/* @vite-ignore */'));

    expect(ours.length).toBeGreaterThanOrEqual(2);
    expect(ours.filter(({ before }) => !before!.endsWith('fetchedPart(() => '))).toEqual([]);
  });
});

describe('a lesson', () => {
  it('asks for nothing while the teacher tells, or while the pupil looks at a mistake', () => {
    const lesson = { asks: true, looking: false } as TeacherData;
    expect(isTold(undefined)).toBe(false);
    expect(isTold(lesson)).toBe(false);
    expect(isTold({ ...lesson, asks: false })).toBe(true);
    expect(isTold({ ...lesson, looking: true })).toBe(true);
  });

  it('is followed by a game for as many', () => {
    const title = {
      variants: [
        ['duel', 2, {}],
        ['three', 3, {}],
        ['four', 4, {}],
      ],
    } as unknown as TitleData;
    expect(asTaught(title, 3)[0]).toBe('three');
    expect(asTaught(title, 5)[0]).toBe('four');
  });
});
