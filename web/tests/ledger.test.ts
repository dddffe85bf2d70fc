import type { LedgerCycle } from '../src/protocol/bidding';
import { describe, expect, it } from 'vitest';
import { cyclesOf, pursed, rowsOf, signed } from '../src/table/ledger';

const CYCLE: LedgerCycle = {
  number: 1,
  at: 0,
  offers: [],
  sources: ['income', 'offers', 'theft'],
  purses: [
    {
      before: [5, 5],
      changes: [
        { source: 'income', amount: 2 },
        { source: 'offers', amount: -3 },
      ],
      after: [4, 4],
    },
    { before: [5, 5], changes: [{ source: 'theft', amount: null }], after: [2, 3] },
  ],
};

describe('a ledger', () => {
  it('has a row for every source and a cell for every purse', () => {
    expect(rowsOf(CYCLE)).toEqual([
      { source: 'income', cells: [2, undefined] },
      { source: 'offers', cells: [-3, undefined] },
      { source: 'theft', cells: [undefined, null] },
    ]);
  });

  it('tells changes with their sign, and purses as they are known', () => {
    const text = (id: string, values?: Record<string, number>): string => `${id} ${JSON.stringify(values ?? {})}`;
    expect([3, -3, 0].map(signed)).toEqual(['+3', '−3', '0']);
    expect(pursed([4, 4], text)).toBe('4');
    expect(pursed([2, 3], text)).toBe('page-ledger-range {"least":2,"most":3}');
    expect(pursed(null, text)).toContain('page-ledger-unknown');
  });

  it('begins with the newest cycle while a game runs', () => {
    const ledger = { by: 'seat', of: ['p1', 'p2'], hidden: true, cycles: [CYCLE, { ...CYCLE, number: 2 }] };
    expect(cyclesOf(ledger, true).map(({ number }) => number)).toEqual([2, 1]);
    expect(cyclesOf(ledger, false).map(({ number }) => number)).toEqual([1, 2]);
  });
});
