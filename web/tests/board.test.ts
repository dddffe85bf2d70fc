/** The parts of the board that need no screen. */
import { describe, expect, test } from 'vitest';
import { fit, kept, revealing, zoomed, type Box } from '../src/board/camera';
import { identityOf, outline, SEATS } from '../src/board/identity';
import { moves } from '../src/board/markers';
import { offersFor } from '../src/board/offers';
import { glowingKey, markerKey, nextTowards } from '../src/board/targets';
import type { Marker } from '../src/scene';

const BOX: Box = [-100, -50, 2000, 1000];

describe('looking', () => {
  test('the whole box fits, in the middle', () => {
    const camera = fit(BOX, 1000, 800);
    expect(camera.k).toBe(0.5);
    expect([BOX[0] * camera.k + camera.x, BOX[1] * camera.k + camera.y]).toEqual([0, 150]);
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

describe('moving', () => {
  const troop = (id: string, count: number, seat = 0, x = 0): Marker => ({
    id,
    icon: 'units/troop',
    at: [x, 0],
    seat,
    count,
    title: '',
  });

  test('who leaves one stack and joins another is seen to go', () => {
    const found = moves([troop('a', 3), troop('b', 1, 0, 9)], [troop('a', 1), troop('b', 3, 0, 9)]);
    expect(found.map(([marker, from, to]) => [marker.count, from, to])).toEqual([[2, [0, 0], [9, 0]]]);
  });

  test('a new stack comes from the one that shrank, an eliminated one goes nowhere', () => {
    expect(moves([troop('a', 2)], [troop('a', 1), troop('c', 1, 0, 5)])).toHaveLength(1);
    expect(moves([troop('a', 2)], [])).toEqual([]);
  });

  test('nobody changes sides', () => {
    expect(moves([troop('a', 2, 0)], [troop('a', 2, 1)])).toEqual([]);
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
