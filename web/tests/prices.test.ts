import { describe, expect, it } from 'vitest';
import { Reader } from '../src/answer/phrase';
import { priceRange, pricesIn } from '../src/answer/prices';
import { NextIncome } from '../src/table/next-income.svelte';
import { fixture } from './fixtures';

const reader = new Reader(fixture('classic').lexicon);
const read = (...phrases: string[]) => phrases.map((phrase) => reader.read(phrase));
const TOLD = {
  ways: [{ means: 'sail d6 > c4 1', say: ['sail d6 > d5 1', 'sail d5 > c4 1'], price: 2 }],
  prices: { 'recruit troop i01': 2, 'sail d6 > d5 1': 1 },
};

describe('what answers cost', () => {
  const prices = pricesIn(TOLD);

  it('stands beside each as the server told it, also for a way', () => {
    expect(priceRange(read('recruit troop i01'), prices)).toBe('2');
    expect(priceRange(read('sail d6 > c4 1'), prices)).toBe('2');
  });

  it('is a range where it depends on what is chosen next, and nothing where nothing is paid', () => {
    expect(priceRange(read('sail d6 > d5 1', 'sail d6 > c4 1'), prices)).toBe('1–2');
    expect(priceRange(read('end turn'), prices)).toBe('');
    expect(priceRange([], prices)).toBe('');
    expect(priceRange(read('recruit troop i01'), pricesIn(null))).toBe('');
  });
});

describe('the next income', () => {
  const seat = (version: number, income: () => Promise<number[]>, phase = 'running', fields: object = { gold: [] }) =>
    ({ version, api: { income }, frame: { game: { fields }, table: { phase } } }) as never;

  it('is asked for once for a version, and again after what changed meanwhile', async () => {
    const income = new NextIncome();
    let asked = 0;
    const answer = () => Promise.resolve([(asked += 1)]);
    income.learn(seat(1, answer));
    income.learn(seat(2, answer));
    income.learn(seat(3, answer));
    await expect.poll(() => income.now).toEqual([2]);
    income.learn(seat(3, answer));
    await Promise.resolve();
    expect(asked).toBe(2);
  });

  it('is not asked for where nobody has a purse, nor when the game is over; a failure is tried again', async () => {
    const income = new NextIncome();
    const fail = () => Promise.reject(new Error('away'));
    const never = () => Promise.resolve([99]);
    income.learn(seat(1, never, 'over'));
    income.learn(seat(1, never, 'running', {}));
    income.learn(seat(1, fail));
    await new Promise((done) => setTimeout(done));
    expect(income.now).toEqual([]);
    income.learn(seat(1, () => Promise.resolve([7])));
    await expect.poll(() => income.now).toEqual([7]);
  });
});
