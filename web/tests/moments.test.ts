import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Moments } from '../src/net/moments';

describe('what has come and waits for its board', () => {
  const boards = new Set<string>();
  const shown: string[] = [];
  let asked: { came: () => void; failed: () => void }[] = [];
  let moments: Moments<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    boards.clear();
    shown.length = 0;
    asked = [];
    moments = new Moments(
      (moment) => boards.has(moment[0]!),
      () => new Promise<void>((came, failed) => void asked.push({ came, failed: () => failed(new Error('gone')) })),
      (moment) => void shown.push(moment),
    );
  });
  afterEach(() => void vi.useRealTimers());

  it('is shown at once where the board is known', () => {
    boards.add('a');
    moments.add('a1');
    moments.add('a2');
    expect([shown, asked.length, moments.isBehind]).toEqual([['a1', 'a2'], 0, false]);
  });

  it('is not shown before its board, and then as the latest that fits', async () => {
    boards.add('a');
    for (const moment of ['a1', 'b2', 'b3', 'c4']) moments.add(moment);
    expect([shown, asked.length]).toEqual([['a1'], 1]);
    boards.add('b');
    asked[0]!.came();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, moments.isBehind]).toEqual([['a1', 'b3'], true]);
    await vi.advanceTimersByTimeAsync(1000);
    boards.add('c');
    asked[1]!.came();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, moments.isBehind]).toEqual([['a1', 'b3', 'c4'], false]);
  });

  it('waits for its message where the board of a later one came first', async () => {
    moments.add('a1');
    boards.add('b');
    asked[0]!.came();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([]);
    moments.add('b2');
    expect(shown).toEqual(['b2']);
  });

  it('is asked for again where nothing came', async () => {
    moments.add('a1');
    asked[0]!.failed();
    await vi.advanceTimersByTimeAsync(1500);
    expect(asked.length).toBe(2);
    boards.add('a');
    asked[1]!.came();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['a1']);
  });
});
