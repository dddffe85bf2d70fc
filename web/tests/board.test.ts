/** The parts of the board that need no screen. */
import { describe, expect, test } from 'vitest';
import { besideButtons, fit, kept, revealing, zoomed, type Box } from '../src/board/camera';
import { identityOf, outline, SEATS } from '../src/board/identity';
import { offersFor } from '../src/board/offers';
import { markerItem, pushed, shownOf, type Item } from '../src/board/detail';
import { labelAt } from '../src/board/names';
import type { Area } from '../src/board/terrain';
import { isFar, scalesAt, sizesFor } from '../src/board/sizes';
import { wouldSay } from '../src/answer/would-say';
import { Reader } from '../src/answer/phrase';
import { glowingKey, markerKey, nextTowards } from '../src/board/targets';
import type { Marker } from '../src/scene';

const BOX: Box = [-100, -50, 2000, 1000];

describe('looking', () => {
  test('the whole box fits, in the middle', () => {
    const camera = fit(BOX, 1000, 800);
    expect(camera.k).toBe(0.5);
    expect([BOX[0] * camera.k + camera.x, BOX[1] * camera.k + camera.y]).toEqual([0, 150]);
  });

  test('on a phone the buttons have the room that the map leaves', () => {
    const upright = besideButtons(fit(BOX, 360, 560), BOX, 360, 560);
    expect(BOX[1] * upright.k + upright.y).toBeCloseTo(8);
    const tall: typeof BOX = [0, 0, 1000, 1000];
    const lying = besideButtons(fit(tall, 440, 360), tall, 440, 360);
    expect(440 - (tall[2] * lying.k + lying.x)).toBeGreaterThanOrEqual(50);
    expect(lying.x).toBeGreaterThanOrEqual(8);
    expect(besideButtons(fit(BOX, 1000, 800), BOX, 1000, 800)).toEqual(fit(BOX, 1000, 800));
  });

  test('what lies under the pointer stays there while zooming', () => {
    const before = fit(BOX, 1000, 800);
    const after = zoomed(before, 2, [300, 200], before.k);
    const under = (camera: typeof before) => [(300 - camera.x) / camera.k, (200 - camera.y) / camera.k];
    expect(after.k).toBe(1);
    under(after).forEach((value, i) => expect(value).toBeCloseTo(under(before)[i]!));
  });

  test('neither too near nor too far', () => {
    const camera = fit(BOX, 1000, 800);
    expect(zoomed(camera, 1000, [0, 0], camera.k).k).toBe(camera.k * 7);
    expect(zoomed(camera, 0.001, [0, 0], camera.k).k).toBe(camera.k * 0.75);
  });

  test('the map is never lost out of sight', () => {
    const far = kept({ k: 0.5, x: 99999, y: -99999 }, BOX, 1000, 800);
    expect(BOX[0] * 0.5 + far.x).toBe(920);
    expect((BOX[1] + BOX[3]) * 0.5 + far.y).toBe(80);
  });

  test('a place is brought into sight by the smallest move', () => {
    const camera = { k: 1, x: 0, y: 0 };
    expect(revealing(camera, [500, 400], 1000, 800)).toEqual(camera);
    expect(revealing(camera, [1200, 400], 1000, 800).x).toBe(-260);
  });
});

describe('choosing', () => {
  test('a slot may be clicked only where its island was picked', () => {
    const slot: Marker = {
      id: 's',
      icon: '',
      kind: 'slot',
      at: [0, 0],
      title: '',
      says: ['site:port-s', 'site:temple-s'],
      within: 'island:i03',
    };
    const glowing = new Set(['site:temple-s']);
    expect(markerKey(slot, glowing, new Set())).toBeUndefined();
    expect(markerKey(slot, glowing, new Set(['island:i03']))).toBe('site:temple-s');
    expect(glowingKey(['land:naxos'], glowing)).toBeUndefined();
  });

  test('arrows lead to what lies in that direction', () => {
    const others = [
      { id: 'east', at: [90, 10] as [number, number] },
      { id: 'south', at: [5, 80] as [number, number] },
      { id: 'far', at: [400, 0] as [number, number] },
    ];
    expect(nextTowards([0, 0], others, [1, 0])).toBe('east');
    expect(nextTowards([0, 0], others, [0, 1])).toBe('south');
    expect(nextTowards([0, 0], others, [-1, 0])).toBeUndefined();
  });

  test('offers to a god, the least first', () => {
    const phrases = ['bid zeus 5', 'bid zeus 3', 'bid ares 1', 'bid apollo', 'end turn'];
    expect(offersFor(phrases, 'zeus').map(({ amount }) => amount)).toEqual([3, 5]);
    expect(offersFor(phrases, 'apollo')).toEqual([]);
  });
});

test('every seat differs from every other in colour, shape and letter', () => {
  for (const part of ['colour', 'shape', 'letter'] as const)
    expect(new Set(SEATS.map((seat) => seat[part])).size).toBe(6);
  expect(new Set(SEATS.map(({ shape }) => outline(shape, 10))).size).toBe(6);
  expect(identityOf(9).letter).toBe('?');
});

test('a name at the edge of the map is moved inwards, and no other', () => {
  const sizes = scalesAt(0.2, sizesFor(360, 500));
  const at = (x: number, slant: number) =>
    labelAt(
      { kind: 'land', word: 'a', label: { at: [x, 100], text: 'Folegandros', slant } } as unknown as Area,
      sizes,
      [0, 0, 1700, 900],
    )[0];
  expect(at(30, 0)).toBeCloseTo((11 * 0.46 * sizes.landName) / 2);
  expect(at(1690, 0)).toBeCloseTo(1700 - (11 * 0.46 * sizes.landName) / 2);
  expect(at(800, 0)).toBe(800);
  expect(at(30, 60)).toBeLessThan(at(30, 0));
});

describe('what fits', () => {
  const table = sizesFor(860, 680);
  const item = (id: string, x: number, kept: boolean, rank: number): Item => ({ id, discs: [[x, 0, 10]], kept, rank });

  test('a piece has its pixels at any zoom, and grows with the map when one comes near', () => {
    for (const k of [0.1, 0.2, 0.3, 0.5]) expect(scalesAt(k, table).piece * k).toBeGreaterThanOrEqual(1);
    expect(scalesAt(1, table).piece).toBeGreaterThan(1.5);
    expect(scalesAt(0.143, sizesFor(340, 520)).piece * 0.143).toBeCloseTo(0.8);
    expect(isFar(scalesAt(0.143, table))).toBe(true);
    expect(isFar(scalesAt(0.296, table))).toBe(false);
  });

  test('what is kept is shown, of the rest what comes first and has room', () => {
    const items = [item('name', 5, false, 8), item('fort', 30, false, 5), item('troops', 0, true, 1)];
    expect([...shownOf(items).keys()]).toEqual(['troops', 'fort']);
    expect(shownOf([...items, item('gold', 45, false, 6)]).has('gold')).toBe(false);
  });

  test('what may stand a little aside is not left out, and where nothing is near enough it is', () => {
    const troops = item('troops', 0, true, 1);
    const way = shownOf([troops, { ...item('gold', 14, false, 6), loose: true }]).get('gold')!;
    expect(Math.hypot(14 + way[0], way[1])).toBeGreaterThanOrEqual(20);
    expect(Math.hypot(...way)).toBeLessThanOrEqual(9.1);
    expect(shownOf([troops, { ...item('gold', 2, false, 6), loose: true }]).has('gold')).toBe(false);
  });

  test('nothing is pushed over a border: it goes aside instead', () => {
    const east: Item = { ...item('troops', 12, true, 1), home: ([x]) => x < 14 };
    const by = pushed([{ ...item('fort', 0, false, 4), fixed: true }, east], 2);
    const [dx, dy] = by.get('troops')!;
    expect(12 + dx).toBeLessThan(14);
    expect(Math.hypot(12 + dx, dy)).toBeGreaterThanOrEqual(21.9);
  });

  test('pieces make room for a building', () => {
    const by = pushed([item('troops', 0, true, 1), { ...item('fort', 12, false, 4), fixed: true }], 2);
    expect(by.get('fort')).toEqual([0, 0]);
    expect(by.get('troops')![0]).toBeLessThan(-9);
  });

  test('two that must be shown stand aside for each other, and a metropolis stays', () => {
    const by = pushed([item('a', 0, true, 1), item('b', 12, true, 1)], 2);
    expect(12 + by.get('b')![0] - by.get('a')![0]).toBeGreaterThanOrEqual(21.9);
    const fixed = pushed([{ ...item('metropolis', 0, true, 2), fixed: true }, item('b', 0, true, 1)], 2);
    expect(fixed.get('metropolis')).toEqual([0, 0]);
    expect(Math.hypot(...fixed.get('b')!)).toBeGreaterThan(15);
  });

  test('from far away whose a place is, how many stand there, and metropolises', () => {
    const scales = scalesAt(0.12, sizesFor(340, 500));
    const marker = (icon: string, more: Partial<Marker> = {}): Marker => ({
      id: icon,
      icon,
      at: [0, 0],
      title: '',
      ...more,
    });
    const kept = [
      marker('units/troop', { seat: 0, count: 2 }),
      marker('symbols/control', { seat: 1 }),
      marker('buildings/metropolis', { kind: 'building' }),
      marker('heroes/penthesilea', { seat: 0, kind: 'lone' }),
    ];
    expect(kept.map((one) => markerItem(one, scales, false).kept)).toEqual([true, true, true, true]);
    expect(markerItem(marker('buildings/port', { kind: 'building' }), scales, false).kept).toBe(false);
    expect(markerItem(marker('buildings/port', { kind: 'building' }), scales, true).kept).toBe(true);
  });
});

describe('asking why not', () => {
  const words = ['a1', 'a2', 'a3'];
  const lexicon = { phrases: { sail: ['sail {x:sea} > {y:sea} {n}'] }, domains: { sea: { words }, number: {} } };
  const reader = new Reader(lexicon as never);

  test('a place is tried where there is still something to choose', () => {
    const options = ['sail a1 > a2 1', 'sail a1 > a3 1'].map((phrase) => reader.read(phrase));
    expect(wouldSay(options, 'sea', 'b9')).toBe('sail a1 > b9 1');
    expect(wouldSay(options.slice(1), 'sea', 'b9')).toBe('sail b9 > a3 1');
    expect(wouldSay(options, 'land', 'naxos')).toBeNull();
  });
});
