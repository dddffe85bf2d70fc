import type { ClockData } from '../src/protocol/messages';
import type { HistoryFrame } from '../src/protocol/replies';
import { describe, expect, it } from 'vitest';
import { Draft } from '../src/answer/draft.svelte';
import { Reader } from '../src/answer/phrase';
import { wouldSay } from '../src/answer/would-say';
import type { GameView, Scene } from '../src/scene';
import { GeometryCache } from '../src/table/geometry-cache';
import { changedBetween } from '../src/table/recent-changes';
import { Timeline, expanded } from '../src/table/timeline';
import { lastSeen, noteSeen } from '../src/table/seen';
import { timeLeft, timeText, vacationOf } from '../src/table/time';
import { fixture, texts } from './fixtures';

function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>();
  return { getItem: (name) => held.get(name) ?? null, setItem: (name, value) => void held.set(name, value) };
}

describe('what is clicked and not on offer', () => {
  const reader = new Reader(fixture('classic').lexicon);
  const read = (...phrases: string[]) => phrases.map((phrase) => reader.read(phrase));

  it('makes a phrase with the word that was clicked', () => {
    expect(wouldSay(read('end turn', 'recruit troop i03'), 'island', 'i01')).toBe('recruit troop i01');
    expect(wouldSay(read('end turn'), 'island', 'i01')).toBeNull();
  });
});

describe('the past', () => {
  const whole = { ...fixture('toy').last.whole!.game!, version: 0 };
  const views: HistoryFrame['view'][] = [whole, [{ version: [1] }], [{ version: [2] }]];
  const frames = views.map((view, n): HistoryFrame => ({ n, who: 'p1', said: 'pass', events: [], view }));

  it('is fetched in stretches, once', async () => {
    const asked: number[][] = [];
    const timeline = new Timeline({ history: (from, to) => Promise.resolve((asked.push([from, to]), frames)) });
    expect((await timeline.at(2))?.view).toEqual({ ...whole, version: 2 });
    expect((await timeline.at(1))?.n).toBe(1);
    expect(asked).toEqual([[0, 40]]);
    expect(await new Timeline({ history: () => Promise.resolve([]) }).at(7)).toBeNull();
  });

  it('has a whole view in every frame', () => {
    expect(expanded(frames).map(({ view }) => view)).toEqual([0, 1, 2].map((version) => ({ ...whole, version })));
  });
});

it('how far somebody has followed is kept by game and seat', () => {
  const home = store();
  noteSeen('k7', 0, 12, home);
  noteSeen('k7', null, 5, home);
  expect([lastSeen('k7', 0, home), lastSeen('k7', null, home), lastSeen('k8', 0, home)]).toEqual([12, 5, null]);
});

describe('clocks', () => {
  const clock = { left: [90_000, 60_000], running: 0, since: 1000, deadline: null, holidays: [] };
  const pace = { kind: 'live' as const, main: 0, step: 0, off: 0 };

  it('run for who is asked, and stand for the others', () => {
    expect(timeLeft(clock, pace, 0, 31_000)).toBe(60_000);
    expect(timeLeft(clock, pace, 1, 31_000)).toBe(60_000);
    expect(timeLeft({ ...clock, deadline: 5000 }, pace, 0, 9000)).toBe(0);
  });

  it.each([
    ['en', ['1:01', '1 hour, 1 minute', '2 hours', '1 day, 1 hour', '5 days', '4 days, 7 hours']],
    ['it', ['1:01', '1 ora, 1 minuto', '2 ore', '1 giorno, 1 ora', '5 giorni', '4 giorni, 7 ore']],
  ] as const)('are told in minutes, and from an hour on in words: %s', async (language, told) => {
    const says = await texts(language, 'page');
    const times = [61_000, 3_661_000, 7_200_000, 90_000_000, 5 * 86_400_000, 4 * 86_400_000 + 7 * 3_600_000];
    expect(times.map((left) => timeText(left, says))).toEqual(told);
  });
});

describe('the board of another time', () => {
  const view = (...spot: number[]) =>
    ({ title: 'hellas', fields: { spot, rotation: [], where: [] } }) as unknown as GameView;

  it('is fetched once for every board, and again where that failed', async () => {
    const asked: (number | null)[] = [];
    let works = false;
    const api = {
      geometry: (_: boolean, at: number | null = null) => {
        asked.push(at);
        return works ? Promise.resolve({ geometry: null, shown: {} }) : Promise.reject(new Error('gone'));
      },
    };
    const geometryCache = new GeometryCache();
    await expect(geometryCache.of(api, view(1), false, 3)).rejects.toThrow('gone');
    works = true;
    await geometryCache.of(api, view(1), false, 4);
    await geometryCache.of(api, view(1), false, 5);
    await geometryCache.of(api, view(1, 2), false);
    expect(asked).toEqual([3, 4, null]);
  });
});

describe('the board of now', () => {
  const view = (...spot: number[]) => ({ title: 'hellas', fields: { spot, rotation: [], where: [] } });

  it('is kept as the board that it shows, although the page has heard of an earlier one', async () => {
    const api = { geometry: () => Promise.resolve({ geometry: null, shown: view(1, 2).fields }) };
    const geometryCache = new GeometryCache();
    expect(await geometryCache.of(api, view(1), false)).toBeUndefined();
    expect([geometryCache.find(view(1), false), geometryCache.find(view(1, 2), false)]).toEqual([undefined, null]);
  });
});

describe('what is new', () => {
  const scene = (owner: number, count: number, ...more: string[]) =>
    ({
      areas: [
        { word: 't01', domain: 'tile', owner },
        { word: 't02', domain: 'tile' },
        ...more.map((word) => ({ word, domain: 'spot' })),
      ],
      markers: [{ area: 't01', icon: 'units/greek', seat: 0, count }],
    }) as unknown as Scene;

  it('are places with other pieces or another owner, and no empty ones', () => {
    const before = scene(0, 1);
    expect(changedBetween(before, scene(0, 1, '2,0'))).toEqual(new Set());
    expect(changedBetween(before, scene(0, 2))).toEqual(new Set(['tile:t01']));
    expect(changedBetween(before, scene(1, 1))).toEqual(new Set(['tile:t01']));
  });
});

describe('a whole phrase', () => {
  it('lets the last click be another', () => {
    const draft = new Draft(
      () => ['sail d6 > d5 1', 'sail d6 > d7 1', 'end turn'],
      fixture('classic').lexicon,
      () => null,
    );
    draft.pickKey('sea:d5');
    expect(draft.whole?.phrase).toBe('sail d6 > d5 1');
    expect([...draft.glowing]).toEqual(['sea:d7']);
    expect(draft.pickKey('sea:d7')).toBe(true);
    expect(draft.whole?.phrase).toBe('sail d6 > d7 1');
    expect(draft.pickKey('sea:d6')).toBe(false);
  });
});

describe('vacations', () => {
  const clock = {
    left: [0, 0],
    running: 0,
    since: 0,
    deadline: null,
    holidays: [
      [
        [10, 20],
        [30, 40],
      ],
      [],
    ],
  } as ClockData;
  it('are shown while they last, and before they begin', () => {
    expect([0, 10, 20, 35, 40].map((now) => vacationOf(clock, 0, now))).toEqual([
      [10, 20],
      [10, 20],
      [30, 40],
      [30, 40],
      null,
    ]);
    expect(vacationOf(clock, 1, 0)).toBeNull();
  });
});
