import { describe, expect, it } from 'vitest';
import { addressFor, addressOf, ALL, FRAME_MS, steppedBy } from '../src/pages/after/replay';

const SEATS = ['p1', 'p2'];

describe('a link to a move', () => {
  it('says which frame, and through whose eyes', () => {
    expect(addressFor('k7', 17, ALL)).toBe('/game/k7/after?move=17');
    expect(addressFor('k7', 0, 'p2')).toBe('/game/k7/after?move=0&as=p2');
    expect(addressOf('?move=17&as=p2', 40, SEATS)).toEqual({ move: 17, eyes: 'p2' });
    expect(addressOf('?move=0', 40, SEATS)).toEqual({ move: 0, eyes: ALL });
  });

  it('is read back as it was written', () => {
    for (const eyes of [ALL, 'watch', ...SEATS]) {
      const search = new URL(addressFor('k7', 9, eyes), 'https://pelagos.example').search;
      expect(addressOf(search, 40, SEATS)).toEqual({ move: 9, eyes });
    }
  });

  it('that is wrong leads to no move, or to the last', () => {
    expect(addressOf('', 40, SEATS).move).toBeNull();
    expect(addressOf('?move=-3', 40, SEATS).move).toBeNull();
    expect(addressOf('?move=1e3', 40, SEATS).move).toBeNull();
    expect(addressOf('?move=999', 40, SEATS).move).toBe(40);
    expect(addressOf('?move=3&as=p9', 40, SEATS).eyes).toBe(ALL);
  });
});

describe('a replay', () => {
  it('goes by keys from frame to frame and not beyond', () => {
    expect(steppedBy('ArrowRight', 3, 40)).toBe(4);
    expect(steppedBy('ArrowRight', 40, 40)).toBe(40);
    expect(steppedBy('ArrowLeft', 0, 40)).toBe(0);
    expect(steppedBy('Home', 9, 40)).toBe(0);
    expect(steppedBy('End', 9, 40)).toBe(40);
    expect(steppedBy('a', 9, 40)).toBeNull();
  });

  it('has three paces, each quicker than the one before', () => {
    expect(FRAME_MS.slow).toBeGreaterThan(FRAME_MS.normal);
    expect(FRAME_MS.normal).toBeGreaterThan(FRAME_MS.quick);
  });
});
