/** For ears and keyboards: announcements, lists of places, the palette, walking. */
import { describe, expect, test } from 'vitest';
import { Announcements } from '../src/access/announcements.svelte';
import { commandOf, COMMANDS, KEYS, labelOf } from '../src/access/commands';
import { News } from '../src/access/news';
import { completed, matching, type Entry } from '../src/access/palette';
import { deedsAt, listName, LISTS, placesIn } from '../src/access/places';
import { Reader } from '../src/answer/phrase';
import { entryOfKey } from '../src/answer/list';
import { nextChoice, stepsFrom, stepTowards, type Stop } from '../src/board/walking';
import { ADAPTERS, calledIn } from '../src/games';
import { drawnTold, laidTold } from '../src/games/hellas/edges';
import { beside } from '../src/games/spoken';
import type { Context } from '../src/scene';
import { Formatter } from '../src/words/formatter';
import { fixture, TITLES, texts } from './fixtures';

/** The fields that say which temples were used, as if all were. */
function allUsed({ used_temples, building }: Record<string, number[]>): Record<string, number[]> {
  return used_temples ? { used_temples: used_temples.map(() => 9) } : { temple_used: building!.map(() => 1) };
}

/** A clock that is wound by hand. */
class Clock {
  private now = 0;
  private due: [number, () => void][] = [];
  after(ms: number, act: () => void): () => void {
    this.due.push([this.now + ms, act]);
    return () => undefined;
  }
  wind(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.due.filter(([at]) => at <= end).sort(([a], [b]) => a - b)[0];
      if (!next) break;
      this.due = this.due.filter((one) => one !== next);
      this.now = next[0];
      next[1]();
    }
    this.now = end;
  }
}

describe('announcements', () => {
  const heard = (one: Announcements): string[] => one.said.map(({ text }) => text);

  test('come one after the other, in order, at the pace that was chosen', () => {
    const clock = new Clock();
    const announcements = new Announcements(() => 'slow', clock);
    announcements.say('one', 'two');
    announcements.say('three');
    expect(heard(announcements)).toEqual(['one']);
    clock.wind(300);
    expect(heard(announcements)).toEqual(['one', 'two']);
    clock.wind(10_000);
    expect(heard(announcements)).toEqual(['one', 'two', 'three']);
  });

  test('whoever is far behind catches up', () => {
    const clock = new Clock();
    const announcements = new Announcements(() => 'slow', clock);
    announcements.say('0', ...Array.from({ length: 12 }, (_, i) => String(i + 1)));
    clock.wind(0);
    expect(heard(announcements).at(-1)).toBe('4');
    clock.wind(10_000);
    expect(heard(announcements)).toEqual(['9', '10', '11', '12']);
  });

  test('what nobody wants to hear any more is not said', () => {
    const clock = new Clock();
    const announcements = new Announcements(() => 'normal', clock);
    announcements.say('one', 'two');
    announcements.hush();
    clock.wind(10_000);
    expect(heard(announcements)).toEqual(['one']);
    announcements.say('three');
    expect(heard(announcements)).toEqual(['one', 'three']);
    announcements.say('four');
    announcements.forget();
    clock.wind(10_000);
    expect(heard(announcements)).toEqual([]);
  });

  test('nothing is told twice, however often it is heard', () => {
    const news = new News(2, { table: [[0, 0, 1, 'Anna', 'before']] });
    const events: [string, ...number[]][] = [['a'], ['b'], ['c']];
    expect(news.events(events, 0)).toEqual([['c']]);
    expect(news.events(events, 0)).toEqual([]);
    expect(news.events([['c'], ['d']], 2)).toEqual([['d']]);
    expect(news.events([['c']], 2)).toEqual([]);
    expect(news.events([['c'], ['e']], 2)).toEqual([['e']]);
    const talk = { table: [[0, 0, 1, 'Anna', 'before'] as never, [1, 5, 1, 'Anna', 'hello'] as never] };
    expect(news.lines(talk)).toEqual([{ seat: 1, name: 'Anna', line: 'hello' }]);
    expect(news.lines(talk)).toEqual([]);
  });
});

describe('the palette', () => {
  const entry = (label: string, also = ''): Entry => ({ id: label, label, also, key: '', run: () => undefined });
  const entries = [
    entry('Sail from Náxos to Paros', 'sail n1 > p1'),
    entry('Build a port at Paros', 'build port paros'),
    entry('Build a temple at Paros', 'build temple paros'),
    entry('Settings'),
  ];
  const labels = (typed: string): string[] => matching(entries, typed).map(({ label }) => label);

  test('an answer is found by its sentence and by its phrase, in any order, without accents', () => {
    expect(labels('')).toHaveLength(4);
    expect(labels('paros naxos')).toEqual(['Sail from Náxos to Paros']);
    expect(labels('sail n1 > p')).toEqual(['Sail from Náxos to Paros']);
    expect(labels('build t')).toEqual(['Build a temple at Paros']);
    expect(labels('ettings')).toEqual([]);
    const long = [
      entry('Lay it east of l’Isola, turned 5 sixths', 'lay 1,0 5'),
      entry('Lay it west of it', 'lay -1,0 1'),
    ];
    expect(matching(long, long[0]!.label)).toEqual([long[0]]);
    expect(matching(long, 'lay -1,0')[0]).toEqual(long[1]);
  });

  test('what begins with the words comes first', () => {
    expect(labels('p')).toHaveLength(3);
    expect(matching([entry('To the port'), entry('Port first')], 'port')[0]!.label).toBe('Port first');
  });

  test('the tab key completes as far as there is one way', () => {
    expect(completed(entries, 'bu')).toBe('build ');
    expect(completed(entries, 'build p')).toBe('build port paros');
    expect(completed(entries, 'x')).toBe('x');
  });

  test('no key is an answer and a command, and every command has a name', async () => {
    const known = await texts('en', 'page', 'access');
    const keys = Object.values(KEYS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => entryOfKey(key) >= 0)).toEqual([]);
    expect(keys.map(commandOf)).not.toContain(undefined);
    expect(COMMANDS.filter((name) => labelOf(name, known).includes('-'))).toEqual([]);
    expect(LISTS.map((name) => listName(name, known)).filter((name) => /[?-]/.test(name))).toEqual([]);
  });
});

describe('walking', () => {
  const stop = (id: string, x: number, y: number, more: Partial<Stop> = {}): Stop => ({
    id,
    at: [x, y],
    glows: false,
    ...more,
  });
  const geometry = {
    edges: {},
    sites: [{ word: 'naxos-1', land: 'naxos', sea: 's1' }],
    areas: [
      { word: 'naxos', near: ['s1', 'paros'] },
      { word: 'paros', near: ['naxos'] },
      { word: 's1', near: ['naxos'] },
      { word: 's2', near: [] },
    ],
  } as never;
  const naxos = stop('area-naxos', 0, 0);
  const stops = [
    naxos,
    stop('area-paros', 100, 0),
    stop('area-s2', 50, 0),
    stop('area-s1', 0, 100, { glows: true }),
    stop('site-naxos-1', 10, 5, { area: 'naxos' }),
    stop('mark-hero', 20, 5, { area: 'naxos', glows: true }),
  ];
  const ids = (found: (Stop | undefined)[]): (string | undefined)[] => found.map((one) => one?.id);

  test('a step leads along a border, and not over one', () => {
    expect(ids(stepsFrom(naxos, stops, geometry))).toEqual(['area-paros', 'area-s1', 'mark-hero']);
    expect(stepTowards(naxos, stops, geometry, [0, 1])?.id).toBe('area-s1');
    expect(stepTowards(naxos, stops, geometry, [-1, 0])).toBeUndefined();
    expect(stepTowards(stops[5]!, stops, geometry, [1, 0])?.id).toBe('area-paros');
    expect(stepTowards(stops[5]!, stops, geometry, [-1, 0])?.id).toBe('area-naxos');
  });

  test('what may be chosen is gone through in a circle', () => {
    expect(ids([nextChoice('', stops, 1), nextChoice('', stops, -1)])).toEqual(['area-s1', 'mark-hero']);
    expect(ids([nextChoice('area-s1', stops, 1), nextChoice('mark-hero', stops, 1)])).toEqual(['mark-hero', 'area-s1']);
    expect(nextChoice('', [naxos], 1)).toBeUndefined();
  });

  test.each(['classic', 'legendary', 'hellas'])('%s: from every place one comes to every other', (title) => {
    for (const { geometry: board } of fixture(title).moments) {
      const words = [...new Set(board!.areas.map(({ word }) => word))];
      const reached = new Set([words[0]!]);
      for (const word of reached) for (const next of beside(board, word)) reached.add(next);
      expect(words.filter((word) => !reached.has(word))).toEqual([]);
    }
  });
});

describe.each(['classic', 'legendary', 'hellas'] as const)('%s in words', (title) => {
  async function moments(language: 'en' | 'it' = 'en') {
    const known = fixture(title);
    const spoken = await texts(language, 'language', title, 'board', 'phrases', 'page', 'access');
    return known.moments.map(({ message, geometry }) => {
      const view = message.whole!.game!;
      const chairs = () => message.whole!.table.chairs;
      const formatter: Formatter = new Formatter(
        known.lexicon,
        spoken,
        chairs,
        calledIn(() => view),
      );
      const ctx: Context = {
        lexicon: known.lexicon,
        geometry,
        table: message.whole!.table,
        events: message.events,
        offers: [],
        income: [],
        text: (id, values) => spoken.say(id, values),
        has: (id) => spoken.has(id),
        name: (domain, which) => formatter.name(domain, which),
        noun: (domain, which) => formatter.noun(domain, which),
        called: (id, values) => spoken.name(id, values),
        person: (seat) => formatter.person(seat),
      };
      return { view, ctx, formatter, geometry: geometry!, scene: ADAPTERS[title]!.scene(view, ctx) };
    });
  }

  test.each(['en', 'it'] as const)('every place says its kind and all that lies beside it (%s)', async (language) => {
    for (const { ctx, scene, geometry } of await moments(language)) {
      for (const area of scene.areas) {
        const told = ADAPTERS[title]!.describes!(area, ctx).join('. ');
        expect(told).not.toMatch(/access-|board-|undefined/);
        for (const word of beside(geometry, area.word)) {
          const domain = ['island', 'land', 'sea', 'tile'].find((of) => ctx.lexicon.domains[of]?.words?.includes(word));
          if (domain) expect(told).toContain(String(ctx.noun(domain, word)));
        }
        expect(told.length).toBeGreaterThan(3);
      }
    }
  });

  test('a place may be chosen for what phrases name it in', async () => {
    let count = 0;
    for (const { view, ctx, formatter, scene, geometry } of await moments()) {
      const reader = new Reader(ctx.lexicon, geometry);
      const options = (view.options ?? []).map((phrase) => reader.read(phrase));
      const glowing = new Set(options.flatMap(({ tokens }) => tokens.flatMap(({ keys }) => keys)));
      for (const { word, domain } of placesIn('legal', '', scene, ctx, [], glowing)) {
        const deeds = deedsAt(options, `${domain}:${word}`, formatter);
        expect(deeds.length).toBeGreaterThan(0);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  const held = (area?: { owner?: number; ruler?: number }) => area?.owner ?? area?.ruler;

  test('lists: by name, mine, and mine with others beside them', async () => {
    let frontier = 0;
    for (const { ctx, scene, geometry } of await moments()) {
      const [first] = scene.areas;
      expect(placesIn('all', first!.title.slice(0, 4).toUpperCase(), scene, ctx, [], new Set())).toContain(first);
      const mine = placesIn('mine', '', scene, ctx, [0], new Set());
      expect(mine.every((area) => held(area) === 0)).toBe(true);
      for (const area of placesIn('frontier', '', scene, ctx, [0], new Set())) {
        expect(mine).toContain(area);
        const owners = beside(geometry, area.word).map((word) => held(scene.areas.find((one) => one.word === word)));
        expect(owners.some((owner) => owner !== undefined && owner !== 0)).toBe(true);
        frontier += 1;
      }
    }
    expect(frontier).toBeGreaterThan(0);
  });

  test('lists: what the server says can be attacked', async () => {
    for (const { ctx, scene } of await moments()) {
      const [first, second] = scene.areas;
      const keys = (area: typeof first) => new Set([`${area!.domain}:${area!.word}`]);
      const targets = { threatened: keys(first), attackable: keys(second) };
      expect(placesIn('threatened', '', scene, ctx, [], new Set(), targets)).toEqual([first]);
      expect(placesIn('attackable', '', scene, ctx, [], new Set(), targets)).toEqual([second]);
      expect(placesIn('threatened', '', scene, ctx, [], new Set())).toEqual([]);
    }
  });

  if (title !== 'hellas')
    test('a temple that was used in this cycle is told', async () => {
      let used = 0;
      for (const { view, ctx } of await moments()) {
        const fields = view.fields as Record<string, number[]>;
        const before = ADAPTERS[title]!.scene(view, ctx).areas.flatMap(({ lines }) => lines);
        const spent = { ...fields, ...allUsed(fields) };
        const after = ADAPTERS[title]!.scene({ ...view, fields: spent }, ctx).areas.flatMap(({ lines }) => lines);
        const temples = (lines: string[]) => lines.filter((line) => line === 'Temple').length;
        const pale = (lines: string[]) => lines.filter((line) => line === 'Temple, used in this cycle').length;
        expect(temples(after)).toBe(0);
        expect(pale(after)).toBe(temples(before) + pale(before));
        used += pale(after);
      }
      expect(used).toBeGreaterThan(0);
    });

  test('who has still to place is told by name', async () => {
    for (const { scene } of await moments())
      for (const note of scene.panels.flatMap(({ notes }) => notes ?? [])) {
        expect(note.names.startsWith(note.label)).toBe(true);
        expect(note.names.length).toBeGreaterThan(note.label.length + 2);
      }
  });

  if (title === 'hellas')
    test('a drawn tile tells its sides, and how it would lie', async () => {
      const sides = ['land', 'sea', 'sea', 'sea', 'sea', 'sea'].map((kind) => ({ kind, beside: '' }));
      for (const { ctx, geometry } of await moments()) {
        const drawn = [0, 1].map((turn) => ({ edges: { t05: sides.map((_, i) => sides.at(i - turn)!) } }));
        const seen = { ...ctx, geometry: { ...geometry, drawn: drawn as never } };
        expect(drawnTold(seen, 't05').join(' ')).toMatch(/ has these sides: east land, south-east sea,/);
        for (const { word } of geometry.empty) {
          const told = laidTold(seen, word, 1);
          expect(told).toMatch(/: east sea.*, south-east land/);
          const tiles = beside(geometry, word).filter((other) => ctx.lexicon.domains['tile']!.words!.includes(other));
          for (const tile of tiles) expect(told).toContain(String(ctx.noun('tile', tile)));
        }
      }
    });
});

test('titles without a picture have nothing to walk on', () => {
  expect(TITLES.filter((title) => fixture(title).geometry === null)).toEqual(['toy']);
});
