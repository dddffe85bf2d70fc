import { describe, expect, it } from 'vitest';
import { menuOf, narrow, startOf, valuesBeside, withCounts, type Narrowed, type Pick } from '../src/answer/narrow';
import { Reader, spelled, type Option } from '../src/answer/phrase';
import { TITLES, fixture } from './fixtures';

function options(title: string, ...phrases: string[]): Option[] {
  const { lexicon, geometry } = fixture(title);
  const reader = new Reader(lexicon, geometry);
  return phrases.map((phrase) => reader.read(phrase));
}

/** All first steps that the page offers: frames, words, numbers. */
function steps(now: Narrowed): Pick[] {
  if (now.frame === null) return now.frames.map((frame) => ({ frame }));
  if (now.slot >= 0) return now.choices.map(({ word }) => ({ slot: now.slot, word }));
  return now.counts.slice(0, 1).flatMap(({ slot, values }) => values.map((value) => ({ slot, word: String(value) })));
}

function reachable(all: Option[], picks: Pick[] = []): string[] {
  const now = narrow(all, picks);
  if (now.only) return [now.only.phrase];
  return steps(now).flatMap((step) => reachable(all, [...picks, step]));
}

describe('narrowing real options', () => {
  it.each(TITLES)('of %s reaches every phrase, each once, and ends', (title) => {
    const { lexicon, geometry, options: lists } = fixture(title);
    const reader = new Reader(lexicon, geometry);
    for (const list of lists) {
      const all = list.map((phrase) => reader.read(phrase));
      expect(reachable(all).sort()).toEqual([...list].sort());
    }
  });

  it.each(TITLES)('of %s understands every phrase', (title) => {
    const { lexicon, options: lists } = fixture(title);
    const known = new Set(Object.values(lexicon.phrases).flat());
    const reader = new Reader(lexicon);
    for (const phrase of lists.flat()) expect(known).toContain(reader.read(phrase).frame);
  });

  it.each(TITLES)('of %s: what glows can be clicked, and leaves fewer phrases', (title) => {
    const { lexicon, geometry, options: lists } = fixture(title);
    const reader = new Reader(lexicon, geometry);
    for (const list of lists) {
      const all = list.map((phrase) => reader.read(phrase));
      for (const key of narrow(all, []).glowing) {
        const left = narrow(all, [{ key }]).options.length;
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThan(all.length);
      }
    }
  });
});

describe('picking on the map', () => {
  it('takes the sea from where first, then the sea to where', () => {
    const all = options('classic', 'sail d6 > d5 1', 'sail d6 > d7 1', 'sail d7 > d6 1', 'sail d7 > d6 2', 'end turn');
    expect([...narrow(all, []).glowing].sort()).toEqual(['sea:d6', 'sea:d7']);
    const from = narrow(all, [{ key: 'sea:d6' }]);
    expect([...from.glowing].sort()).toEqual(['sea:d5', 'sea:d7']);
    expect(narrow(all, [{ key: 'sea:d6' }, { key: 'sea:d7' }]).only?.phrase).toBe('sail d6 > d7 1');
  });

  it('takes where to go before from where, if only that was clicked', () => {
    const all = options('classic', 'march i01 > i02 1', 'march i01 > i03 1', 'march i04 > i03 1', 'end turn');
    const now = narrow(all, []);
    expect([...now.glowing].sort()).toEqual(['island:i01', 'island:i04']);
    expect([...now.later].sort()).toEqual(['island:i01', 'island:i02', 'island:i03', 'island:i04']);
    expect(narrow(all, [{ key: 'island:i02' }]).only?.phrase).toBe('march i01 > i02 1');
    const there = narrow(all, [{ key: 'island:i03' }]);
    expect([...there.glowing].sort()).toEqual(['island:i01', 'island:i04']);
    expect(narrow(all, [{ key: 'island:i03' }, { key: 'island:i04' }]).only?.phrase).toBe('march i04 > i03 1');
  });

  it('goes on with the next word where all phrases share the first', () => {
    const all = options('classic', 'sail d6 > d5 1', 'sail d6 > d7 1', 'stop');
    expect([...narrow(all, []).glowing].sort()).toEqual(['sea:d5', 'sea:d7']);
    expect(narrow(all, [{ key: 'sea:d5' }]).only?.phrase).toBe('sail d6 > d5 1');
  });

  it('lets the only place of a deed be clicked, too', () => {
    const all = options(
      'classic',
      'build port-s i01',
      'build port-o i01',
      'recruit fleet d6',
      'recruit fleet d7',
      'end turn',
    );
    expect(narrow(all, []).glowing).toContain('island:i01');
    const chosen = narrow(all, [{ key: 'island:i01' }]);
    expect(chosen.options.map(({ phrase }) => phrase)).toEqual(['build port-s i01', 'build port-o i01']);
  });

  it('takes place and building in any order', () => {
    const all = options(
      'classic',
      'build fortress-s i01',
      'build fortress-o i01',
      'build fortress-s i08',
      'recruit troop i08',
    );
    const there = narrow(all, [{ key: 'island:i01' }]);
    expect(there.choices.map(({ word }) => word)).toEqual(['fortress-s', 'fortress-o']);
    expect(narrow(all, [{ key: 'island:i08' }]).frames).toHaveLength(2);
    expect(narrow(all, [{ key: 'site:fortress-s' }, { key: 'island:i08' }]).only?.phrase).toBe('build fortress-s i08');
  });

  it('finds the sites of a land, and lands under the name of areas', () => {
    const all = options('legendary', 'build port ialysos-1', 'build port kameiros-1', 'build port kameiros-2');
    expect(narrow(all, [{ key: 'land:ialysos' }]).only?.phrase).toBe('build port ialysos-1');
    expect(narrow(all, [{ key: 'land:kameiros' }]).choices).toHaveLength(2);
    const areas = options('legendary', 'go ialysos', 'go kameiros', 'stay');
    expect(narrow(areas, [{ key: 'land:kameiros' }]).only?.phrase).toBe('go kameiros');
  });

  it('lets Apollo be clicked like the other gods', () => {
    const all = options('classic', 'bid ares 1', 'bid ares 2', 'bid zeus 3', 'bid apollo');
    expect([...narrow(all, []).glowing].sort()).toEqual(['god:apollo', 'god:ares', 'god:zeus']);
    expect(narrow(all, [{ key: 'god:apollo' }]).only?.phrase).toBe('bid apollo');
  });

  it('has nothing left after a pick that fits nowhere', () => {
    const all = options('classic', 'sail d6 > d5 1', 'end turn');
    expect(narrow(all, [{ key: 'island:i01' }]).options).toEqual([]);
  });
});

describe('numbers', () => {
  it('are asked when everything else is said', () => {
    const all = options('classic', 'bid ares 1', 'bid ares 4', 'bid zeus 2');
    expect(narrow(all, []).counts).toEqual([]);
    const ares = narrow(all, [{ key: 'god:ares' }]);
    expect(ares.counts).toEqual([{ slot: 2, part: 'n', values: [1, 4] }]);
    expect(withCounts(ares, { 2: 4 })?.phrase).toBe('bid ares 4');
    expect(withCounts(ares, { 2: 3 })).toBeUndefined();
  });

  it('of one phrase depend on each other', () => {
    const all = options('hellas', 'garrison t03 1 0', 'garrison t03 1 2', 'garrison t03 2 0');
    const now = narrow(all, []);
    expect(now.counts.map(({ values }) => values)).toEqual([
      [1, 2],
      [0, 2],
    ]);
    expect(valuesBeside(now, 3, { 2: 1, 3: 0 })).toEqual([0, 2]);
    expect(valuesBeside(now, 3, { 2: 2, 3: 0 })).toEqual([0]);
    expect(valuesBeside(now, 2, { 2: 1, 3: 2 })).toEqual([1, 2]);
  });

  it('start with all units of a move, and with the least of anything else', () => {
    const count = { slot: 4, part: 'n', values: [1, 2, 3] };
    expect(startOf(count, 'sail {x:sea} > {y:sea} {n}')).toBe(3);
    expect(startOf(count, 'bid {x:god} {n}')).toBe(1);
  });
});

describe('the list of answers', () => {
  const read = (...phrases: string[]) =>
    narrow(
      phrases.map((phrase) => new Reader(fixture('legendary').lexicon).read(phrase)),
      [],
    );

  it('shows a few phrases whole', () => {
    expect(menuOf(read('bid ares 1', 'bid zeus 1', 'bid apollo')).sort).toBe('phrases');
  });

  it('shows verbs where one of them has many places, and places where there is one verb', () => {
    const seas = fixture('legendary').lexicon.domains['sea']!.words!.slice(0, 5);
    const fleets = seas.map((sea) => `recruit fleet ${sea}`);
    expect(menuOf(read(...fleets, 'end turn')).sort).toBe('frames');
    expect(menuOf(read(...fleets)).sort).toBe('words');
  });
});

it('frames are spelled by their fixed words', () => {
  expect(spelled('recruit fleet {x:sea}')).toBe('recruit-fleet');
  expect(spelled('sail {x:sea} > {y:sea} {n}')).toBe('sail');
});

it('a menu lists whole phrases if they are few, and words where there is little room', () => {
  const all = options('classic', 'recruit troop i01', 'recruit troop i02');
  expect(menuOf(narrow(all, [])).sort).toBe('phrases');
  expect(menuOf(narrow(all, []), true).sort).toBe('words');
});
