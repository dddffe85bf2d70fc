import { describe, expect, it } from 'vitest';
import { leftOver, phrasesOf, sendSpread } from '../src/answer/spread';
import { Refused } from '../src/net/http';
import type { Spread } from '../src/scene';

const SPREAD: Spread = {
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
  phrase: (word, counts) => `garrison ${word} ${counts.join(' ')}`,
};

/** A table that asks for these places, one after the other. */
function tableWith(asks: string[][]) {
  const said: string[][] = [];
  let at = -1;
  return {
    said,
    say: (phrases: string[]) => {
      if (phrases.length > 1) return Promise.reject(new Refused('illegal', 'No.', 'H-8'));
      said.push(phrases);
      at += 1;
      return Promise.resolve();
    },
    undo: (count: number) => Promise.resolve(void said.push([`undo ${count}`])),
    options: () => asks[at] ?? ['end turn'],
  };
}

describe('a redistribution', () => {
  const counts = [[1, 0], [2, 1], [1, 1]];

  it('is said place by place, but for the last, which follows', () => {
    expect(phrasesOf(SPREAD, counts)).toEqual(['regroup', 'garrison t01 1 0', 'garrison t02 2 1']);
    expect(leftOver(SPREAD, counts)).toEqual([0, 0]);
    expect(leftOver(SPREAD, [[0, 0], [1, 0], [1, 1]])).toEqual([2, 1]);
  });

  it('is sent as one message', async () => {
    const said: string[][] = [];
    const say = (phrases: string[]) => Promise.resolve(void said.push(phrases));
    await sendSpread(SPREAD, counts, { say, undo: () => Promise.resolve(), options: () => [] });
    expect(said).toEqual([phrasesOf(SPREAD, counts)]);
  });

  it('leaves out what nobody asks', async () => {
    const table = tableWith([['garrison t02 2 1', 'garrison t02 1 1']]);
    await sendSpread(SPREAD, counts, table);
    expect(table.said).toEqual([['regroup'], ['garrison t02 2 1']]);
  });

  it('is taken back as a whole where it does not fit', async () => {
    const table = tableWith([['garrison t01 1 0'], ['garrison t02 1 1']]);
    await expect(sendSpread(SPREAD, counts, table)).rejects.toThrow('No.');
    expect(table.said.at(-1)).toEqual(['undo 2']);
  });
});
