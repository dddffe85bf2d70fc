import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/protocol/messages';
import { chaptersOf, endOf } from '../src/table/chapters';
import { shapeOf } from '../src/table/screen-shape';

const told = (...names: string[]): GameEvent[] => names.map((name): GameEvent => [name, 0]);

describe('the log in chapters', () => {
  it('has cycles with their turns', () => {
    const events = told('cycle-began', 'income-paid', 'turn-began', 'built', 'turn-ended', 'turn-began', 'cycle-began');
    const [first, second] = chaptersOf(events, 10, true);
    expect(first!.lines.map(({ number }) => number)).toEqual([11]);
    expect(first!.turns.map(({ first: from, lines }) => [from, lines.length])).toEqual([
      [12, 2],
      [15, 0],
    ]);
    expect(endOf(first!)).toBe(16);
    expect(second!.first).toBe(16);
  });

  it('has turns alone where a title knows no cycles, and keeps what came before the first', () => {
    const chapters = chaptersOf(told('tile-laid', 'turn-began', 'declared', 'turn-began'), 0, false);
    expect(chapters.map(({ heading, lines }) => [heading?.[0] ?? null, lines.length])).toEqual([
      [null, 1],
      ['turn-began', 1],
      ['turn-began', 0],
    ]);
  });

  it('puts turns of a cycle whose beginning is not known before everything else', () => {
    const chapters = chaptersOf(told('built', 'turn-began', 'built', 'cycle-began'), 5, true);
    expect(chapters.map(({ heading, turns }) => [heading?.[0] ?? null, turns.length])).toEqual([
      [null, 1],
      ['cycle-began', 0],
    ]);
  });
});

describe('the shape of a screen', () => {
  it('tells wide from upright from lying', () => {
    expect([shapeOf(1440, 900), shapeOf(1024, 768)]).toEqual(['wide', 'wide']);
    expect([shapeOf(360, 780), shapeOf(820, 1180)]).toEqual(['upright', 'upright']);
    expect([shapeOf(780, 360), shapeOf(932, 430)]).toEqual(['lying', 'lying']);
  });
});
