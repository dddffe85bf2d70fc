import { describe, expect, it } from 'vitest';
import type { ChairData, FormerHolderData } from '../src/protocol/messages';
import { Departures } from '../src/table/departures.svelte';
import { endingTold, seatLabel } from '../src/words/chairs';
import { texts } from './fixtures';

function chair(
  kind: ChairData['kind'],
  name: string,
  former: [string, FormerHolderData['why'], number?][] = [],
): ChairData {
  const holders = former.map(([held, why, answers = 5]) => ({ name: held, why, guest: true, answers }));
  const lost = former.some(([, why]) => why === 'resigned') ? 'resigned' : '';
  return { kind, name, level: 'novice', away: false, lost, joined: false, former: holders };
}

describe('seats that were given up', () => {
  it('keep the name, and say who plays on', async () => {
    const says = await texts('en', 'page');
    expect(seatLabel(says, chair('bot', '', [['Anna', 'resigned']]), 9)).toBe('Anna (resigned, played on by a bot)');
    expect(seatLabel(says, chair('bot', '', [['Anna', 'left']]), 9)).toBe('Anna (left, played on by a bot)');
    expect(seatLabel(says, chair('bot', '', [['Anna', 'resigned']]), 5)).toBe('Anna (resigned)');
    expect(seatLabel(says, chair('empty', '', [['Anna', 'left']]))).toBe('Anna (left)');
    expect(seatLabel(says, chair('person', 'Eva', [['Anna', 'left']]))).toBe('Eva (for Anna, who left)');
    expect(seatLabel(says, chair('person', 'Eva'))).toBe('Eva');
    expect(seatLabel(says, chair('bot', ''))).toBe('');
  });

  it('are told at the end of a game', async () => {
    const says = await texts('en', 'page');
    const chairs = [chair('bot', '', [['Anna', 'resigned']]), chair('bot', ''), chair('person', 'Eva')];
    const named = (seat: number): string => ['Anna', 'Blue', 'Eva'][seat]!;
    const told = (how: string, places: number[]): string => endingTold(says, { how, places }, chairs, named);
    expect(told('deserted', [3, 1, 1])).toBe('The game is over: Blue and Eva have won, because Anna has given up.');
    expect(told('deserted', [2, 1, 2])).toBe('The game is over: Anna has given up, and only bots were left.');
    expect(told('played', [3, 1, 2])).toBe('The game is over: Blue has won.');
    expect(told('agreed', [1, 1, 1])).toBe('The game ended by agreement.');
  });

  it('are told once, and also those who came back', () => {
    const held = new Map<string, string>();
    const store = {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, to: string) => void held.set(name, to),
    };
    const departures = new Departures('k7', store);
    departures.note([chair('bot', '', [['Anna', 'left']])]);
    expect(departures.told.map(({ name, why }) => [name, why])).toEqual([['Anna', 'left']]);
    departures.dismiss();
    departures.note([chair('bot', '', [['Anna', 'left']])]);
    expect(departures.told).toEqual([]);
    departures.note([chair('person', 'Anna')]);
    expect(departures.told.map(({ name, why }) => [name, why])).toEqual([['Anna', 'back']]);
    const later = new Departures('k7', store);
    later.note([chair('bot', '', [['Anna', 'left', 8]])]);
    expect(later.told).toHaveLength(1);
  });
});
