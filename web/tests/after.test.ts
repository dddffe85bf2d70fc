import type { DrawnOutcome } from '../src/protocol/reports';
import type { StudyData } from '../src/protocol/study';
import { describe, expect, it } from 'vitest';
import { across, labelled, line, nearest, redistribution, ticks, upwards, type Box } from '../src/pages/after/chart';
import { ranking } from '../src/pages/after/report';
import { bytes, differs, fits, hex, seedOf } from '../src/pages/after/seal';
import { accountOf, inPoints } from '../src/pages/after/study';
import { sealFixture } from './fixtures';

const BOX: Box = { width: 240, height: 120, left: 30, right: 10, top: 10, bottom: 10 };

describe('a chart', () => {
  it('has round ticks from nothing to beyond the highest value, six at most', () => {
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0)).toEqual([0, 1]);
    expect(ticks(6)).toEqual([0, 2, 4, 6]);
    expect(ticks(26)).toEqual([0, 10, 20, 30]);
    for (const most of [1, 5, 7, 11, 23, 52, 99, 101, 999]) {
      expect(ticks(most).at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks(most).length).toBeLessThanOrEqual(6);
    }
  });

  it('goes from edge to edge', () => {
    expect([0, 1, 2].map((i) => across(i, 3, BOX))).toEqual([30, 130, 230]);
    expect([0, 5, 10].map((value) => upwards(value, 10, BOX))).toEqual([110, 60, 10]);
    expect(across(0, 1, BOX)).toBe(130);
    expect(line([0, 10], 10, BOX)).toBe('M30 110L230 10');
  });

  it('finds the point that is pointed at', () => {
    expect([0, 29, 79, 81, 131, 500].map((x) => nearest(x, 3, BOX))).toEqual([0, 0, 0, 1, 1, 2]);
    expect(nearest(100, 1, BOX)).toBe(0);
  });

  it('keeps letters apart and inside', () => {
    expect(redistribution([50, 50, 50], 20, 10, 110)).toEqual([50, 70, 90]);
    expect(redistribution([110, 110, 10], 20, 10, 110)).toEqual([90, 110, 10]);
    expect(redistribution([10, 60], 20, 10, 110)).toEqual([10, 60]);
  });

  it('numbers as many cycles as there is room for', () => {
    expect(labelled(5, 400)).toEqual([0, 1, 2, 3]);
    expect(labelled(41, 200).length).toBeLessThan(8);
  });
});

it('places are told in order', () => {
  expect(ranking([3, 1, 2, 1])).toEqual([1, 3, 2, 0]);
});

describe('the seal', () => {
  const SECRET = '6f0cc4bcb88935604aab28b76408a54f8faa2de3e4410f5cbf2a2712474e974a';
  const COMMIT = '636a3aaf5701f9b15a45cb3489a5894bbd3e0111131ecf11843a250cde41be6f';
  const NONCES = ['ab'.repeat(16), '00', '00', '00'];
  const SEED = '291f1ed997e3118e43d6dec3365f10e39e5ee03cc356b76e33e88f144a3b8939';

  it('reads and writes hexadecimal digits', () => {
    expect(hex(bytes('00ff10'))).toBe('00ff10');
    expect(bytes('')).toHaveLength(0);
  });

  it('fits its own secret and no other', async () => {
    expect(await fits(SECRET, COMMIT)).toBe(true);
    expect(await fits(SECRET.replace('6f', '6e'), COMMIT)).toBe(false);
  });

  it('gives the seed that the dealer has, from the numbers of all seats in their order', async () => {
    expect(await seedOf(SECRET, NONCES)).toBe(SEED);
    expect(await seedOf(SECRET, [...NONCES].reverse())).not.toBe(SEED);
  });

  it('lets every outcome of a finished game be drawn anew, and finds the one that was changed', async () => {
    const { secret, commit, nonces, outcomes } = sealFixture();
    const seed = await seedOf(secret!, Object.values(nonces!));

    expect(await fits(secret!, commit!)).toBe(true);
    expect(outcomes!.length).toBeGreaterThan(20);
    expect(await differs(seed, outcomes!)).toBeNull();

    const which = outcomes!.length - 1;
    const { said, options } = outcomes![which]!;
    const lie = options.find(([phrase]) => phrase !== said)![0];
    const planted: DrawnOutcome[] = [...outcomes!.slice(0, which), { said: lie, options }];
    expect(await differs(seed, planted)).toEqual({ number: which + 1, said: lie, drawn: said });
  });

  it('is another one with another seed', async () => {
    const { secret, nonces, outcomes } = sealFixture();

    expect(await differs(await seedOf(secret!, Object.values(nonces!).reverse()), outcomes!)).not.toBeNull();
  });
});

describe('a study', () => {
  it('parts what a side changed itself from what its rivals did', () => {
    const study = {
      sides: [0, 1, 1, 0],
      totals: [{ side: 1, start: 500_000, end: 0, luck: -20_000, by_seat: [-480_000, 30_000, -40_000, 10_000] }],
    } as StudyData;

    expect(accountOf(study)).toEqual([
      { side: 1, start: 500_000, choices: -10_000, luck: -20_000, rivals: -470_000, end: 0 },
    ]);
  });

  it('tells points of a hundred with one digit', () => {
    expect(inPoints(124_900, 'en')).toBe('12.5');
    expect(inPoints(-5_000, 'en', true)).toBe('-0.5');
    expect(inPoints(5_000, 'it', true)).toBe('+0,5');
    expect(inPoints(0, 'en', true)).toBe('0.0');
  });
});
