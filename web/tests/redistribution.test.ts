import { describe, expect, it } from 'vitest';
import { Layout } from '../src/answer/layout.svelte';
import { moved, changed, leftOver } from '../src/answer/redistribution';
import type { GameView, Redistribution } from '../src/scene';

const REDISTRIBUTION: Redistribution = {
  begin: 'regroup',
  kinds: [
    { icon: 'units/greek', name: 'Greeks' },
    { icon: 'units/ship', name: 'Ships' },
  ],
  places: [
    { word: 't01', domain: 'tile', name: 'Naxos', counts: [2, 1] },
    { word: 't02', domain: 'tile', name: 'Samos', counts: [1, 0] },
    { word: 't05', domain: 'tile', name: 'Argos', counts: [1, 1] },
  ],
  fits: (counts) => counts[2]![0]! < 3,
  phrases: (counts) => counts.map((held) => `garrison ${held.join(' ')}`),
  laid: () => ({}) as GameView,
};
const START = REDISTRIBUTION.places.map(({ counts }) => counts);

describe('a redistribution', () => {
  it('counts what is in nobody’s city', () => {
    expect(leftOver(REDISTRIBUTION, START)).toEqual([0, 0]);
    expect(
      leftOver(REDISTRIBUTION, [
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toEqual([2, 1]);
  });

  it('takes nothing from where nothing is, and lays down only what is in the hand', () => {
    expect(changed(REDISTRIBUTION, START, 1, 1, -1)).toBeNull();
    expect(changed(REDISTRIBUTION, START, 1, 1, 1)).toBeNull();
    const taken = changed(REDISTRIBUTION, START, 0, 1, -1)!;
    expect(taken).toEqual([
      [2, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(changed(REDISTRIBUTION, taken, 1, 1, 1)).toEqual([
      [2, 0],
      [1, 1],
      [1, 1],
    ]);
  });

  it('carries a piece from place to place', () => {
    expect(moved(REDISTRIBUTION, START, 'units/greek', 'tile:t01', 'tile:t02')).toEqual([
      [1, 1],
      [2, 0],
      [1, 1],
    ]);
    expect(moved(REDISTRIBUTION, START, 'units/greek', 'tile:t01', 'tile:t01')).toBeNull();
    expect(moved(REDISTRIBUTION, START, 'units/ship', 'tile:t02', 'tile:t01')).toBeNull();
    expect(moved(REDISTRIBUTION, START, 'units/greek', 'tile:t01', 'tile:t09')).toBeNull();
    expect(moved(REDISTRIBUTION, START, 'hellas/city', 'tile:t01', 'tile:t02')).toBeNull();
  });

  it('goes no further than can be said', () => {
    const two = moved(REDISTRIBUTION, START, 'units/greek', 'tile:t01', 'tile:t05')!;
    expect(two[2]).toEqual([2, 1]);
    expect(moved(REDISTRIBUTION, two, 'units/greek', 'tile:t01', 'tile:t05')).toBeNull();
  });
});

describe('a layout', () => {
  it('begins with the first piece, is whole with none in the hand, and can be put back', () => {
    const layout = new Layout(() => REDISTRIBUTION);
    expect([layout.isBegun, layout.isWhole]).toEqual([false, true]);
    layout.change(0, 1, -1);
    expect([layout.isBegun, layout.isWhole, layout.left]).toEqual([true, false, [0, 1]]);
    layout.change(1, 1, 1);
    expect([layout.isWhole, layout.counts]).toEqual([
      true,
      [
        [2, 0],
        [1, 1],
        [1, 1],
      ],
    ]);
    layout.move('units/ship', 'tile:t02', 'tile:t05');
    layout.move('units/ship', 'tile:t02', 'tile:t05');
    expect(layout.counts).toEqual([
      [2, 0],
      [1, 0],
      [1, 2],
    ]);
    layout.clear();
    expect([layout.isBegun, layout.counts]).toEqual([false, START]);
  });

  it('is none where nothing can be laid out', () => {
    const layout = new Layout(() => undefined);
    layout.move('units/ship', 'tile:t02', 'tile:t05');
    expect([layout.isBegun, layout.redistribution, layout.counts]).toEqual([false, null, []]);
  });
});
