import { describe, expect, it } from 'vitest';
import { added, EMPTY, entryFor, moved, planOf, removed, replaced, textOf, type Plan } from '../src/table/plan';

const GODS = ['poseidon', 'ares', 'zeus', 'athena', 'apollo'];
const ROWS = [
  { god: 'ares', limit: 5 },
  { god: 'zeus', limit: 3 },
  { god: 'apollo', limit: 0 },
];

describe('a bidding plan', () => {
  it('is written in the words that a standing order is read by', () => {
    const plan: Plan = { ...EMPTY, plan: ROWS, alarms: [{ god: 'athena', limit: 6 }], every: true, stands: true };
    expect(textOf(plan)).toBe(
      'ares up to 5, zeus up to 3, apollo; wake me if athena reaches 6; every cycle; always stand',
    );
    expect(textOf({ ...EMPTY, passes: true })).toBe('pass all answers until my next turn');
  });

  it('says nothing if it is empty, and no cycles without a row', () => {
    expect(textOf(EMPTY)).toBe('');
    expect(textOf({ ...EMPTY, every: true })).toBe('');
    expect(planOf(null)).toEqual(EMPTY);
  });

  it('comes back from what was read as it was', () => {
    const plan: Plan = { ...EMPTY, plan: ROWS, passes: true };
    expect(planOf({ ...plan, text: textOf(plan) })).toEqual(plan);
  });

  it('gets a row for a god who has none yet', () => {
    expect(added([], GODS, 'apollo')).toEqual([{ god: 'poseidon', limit: 1 }]);
    expect(added(ROWS, GODS, 'apollo').at(-1)).toEqual({ god: 'poseidon', limit: 1 });
    expect(added([], ['apollo'], 'apollo')).toEqual([{ god: 'apollo', limit: 0 }]);
    expect(added(ROWS, [], '')).toEqual(ROWS);
  });

  it('keeps limits within what can be offered', () => {
    expect(entryFor('ares', Number.NaN, 'apollo').limit).toBe(1);
    expect(entryFor('ares', 1000, 'apollo').limit).toBe(99);
    expect(entryFor('ares', -3, 'apollo').limit).toBe(1);
    expect(entryFor('apollo', 7, 'apollo').limit).toBe(0);
  });

  it('is put in another order, and loses rows', () => {
    const gods = (rows: typeof ROWS): string => rows.map(({ god }) => god).join(' ');
    expect(gods(moved(ROWS, 0, 1))).toBe('zeus ares apollo');
    expect(gods(moved(ROWS, 2, -1))).toBe('ares apollo zeus');
    expect(moved(ROWS, 0, -1)).toEqual(ROWS);
    expect(moved(ROWS, 2, 1)).toEqual(ROWS);
    expect(gods(removed(ROWS, 1))).toBe('ares apollo');
    expect(replaced(ROWS, 1, { god: 'hera', limit: 2 })[1]).toEqual({ god: 'hera', limit: 2 });
  });
});
