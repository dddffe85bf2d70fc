/** Ratings on the page: addresses, signs, the scale of a history, and what rated terms say. */
import { describe, expect, test } from 'vitest';
import { PRECLUDED, mayBeRated } from '../src/pages/setup/setup';
import { pathOf, scaleOf, signed, told } from '../src/ratings/ratings';
import { routeOf } from '../src/route.svelte';

describe('addresses', () => {
  test('a name comes back from its address as it was', () => {
    for (const name of ['Anna', 'Ärger & Söhne', 'a/b?c#d'])
      expect(routeOf(pathOf(name))).toMatchObject({ page: 'player', token: name });
  });

  test('a leaderboard is of a title and a mode', () => {
    expect(routeOf('/leaderboard/classic/free')).toMatchObject({
      page: 'leaderboard',
      title: 'classic',
      clause: 'free',
    });
  });
});

test('a change has its sign, also when there is none', () => {
  expect([signed(12), signed(-3), signed(0)]).toEqual(['+12', '−3', '±0']);
});

test('a rating that is not trusted has a question mark', () => {
  expect([told(1523, true), told(1523, false)]).toEqual(['1523?', '1523']);
});

describe('the scale of a history', () => {
  test('holds every rating with what it may be off, between few round numbers', () => {
    const scale = scaleOf([
      [1, 1578, 240],
      [2, 1488, 230],
    ]);
    expect(scale.low).toBeLessThanOrEqual(1258);
    expect(scale.high).toBeGreaterThanOrEqual(1818);
    expect(scale.ticks.length).toBeLessThanOrEqual(7);
    expect(scale.ticks[0]).toBe(scale.low);
    expect(scale.ticks.at(-1)).toBe(scale.high);
  });

  test('does not make mountains of a single game', () => {
    const { low, high } = scaleOf([[1, 1500, 20]]);
    expect(high - low).toBeGreaterThanOrEqual(100);
  });
});

test('nobody plays several seats of a rated game, and its terms leave nothing open', () => {
  expect(mayBeRated({ chairs: [{ kind: 'me' }, { kind: 'open' }] })).toBe(true);
  expect(mayBeRated({ chairs: [{ kind: 'me' }, { kind: 'me' }] })).toBe(false);
  expect(PRECLUDED).toEqual({ out_of_time: 'loss', leaver: 'bot', newcomers: 'nobody', coach: false });
});
