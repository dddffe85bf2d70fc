import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableSummary } from '../src/protocol/replies';
import { duration, inLists, isSoon, lastVisit } from '../src/pages/post/turns.svelte';
import { routeOf } from '../src/route.svelte';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function card(game: string, more: Partial<TableSummary>): TableSummary {
  return { game, phase: 'running', created: 1, you: [0], waiting: false, ...more } as TableSummary;
}

function names(cards: TableSummary[]): string[] {
  return cards.map(({ game }) => game);
}

describe('the lists by post', () => {
  it('puts my turns first and what has waited longest on top', () => {
    const lists = inLists(
      [
        card('late', { waiting: true, asked_since: 300 }),
        card('theirs', { asked_since: 50 }),
        card('early', { waiting: true, asked_since: 100 }),
        card('ended', { phase: 'over', touched: 900 }),
        card('long ended', { phase: 'over', touched: 500 }),
        card('newly ended', { phase: 'over', touched: 950 }),
        card('room', { phase: 'waiting' }),
        card('watched', { you: [], asked_since: 1 }),
      ],
      500,
    );

    expect(names(lists.turns)).toEqual(['early', 'late']);
    expect(names(lists.others)).toEqual(['theirs']);
    expect(names(lists.ended)).toEqual(['newly ended', 'ended']);
  });

  it('goes by the last touch where it is not known since when', () => {
    const lists = inLists(
      [card('new', { waiting: true, asked_since: 9 }), card('old', { waiting: true, touched: 5 })],
      0,
    );

    expect(names(lists.turns)).toEqual(['old', 'new']);
  });
});

describe('durations', () => {
  it.each([
    [-5, '1 minute'],
    [90_000, '1 minute'],
    [2 * HOUR - 1, '1 hour'],
    [47 * HOUR, '1 day'],
    [9 * DAY, '9 days'],
  ])('%d ms', (ms, said) => {
    expect(duration(ms, 'en')).toBe(said);
  });

  it('speaks the language of the reader', () => {
    expect(duration(2 * DAY, 'it')).toBe('2 giorni');
  });

  it('warns when little is left', () => {
    expect([isSoon(5 * HOUR, 0), isSoon(7 * HOUR, 0), isSoon(Infinity, 0)]).toEqual([true, false, false]);
  });
});

describe('the last visit', () => {
  afterEach(() => vi.unstubAllGlobals());

  function store(): Storage {
    const held = new Map<string, string>();
    return {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, value: string) => void held.set(name, value),
    } as Storage;
  }

  it('is the one before, as long as the tab is open', () => {
    vi.stubGlobal('localStorage', store());
    vi.stubGlobal('sessionStorage', store());
    expect(lastVisit(10 * DAY)).toBe(3 * DAY);
    expect(lastVisit(11 * DAY)).toBe(3 * DAY);
    vi.stubGlobal('sessionStorage', store());
    expect(lastVisit(15 * DAY)).toBe(11 * DAY);
  });
});

describe('the path', () => {
  it('is a page of its own', () => {
    expect([routeOf('/post').page, routeOf('/post/x').page]).toEqual(['post', 'missing']);
  });
});
