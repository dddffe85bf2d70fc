import { describe, expect, it } from 'vitest';
import { absent, remember, wouldSay } from '../src/answer/memory';
import { Reader } from '../src/answer/phrase';
import type { PastFrame } from '../src/net/api';
import { Reel, unrolled } from '../src/table/reel';
import { lastSeen, noteSeen } from '../src/table/seen';
import { timeLeft, timeText } from '../src/table/time';
import { fixture } from './fixtures';

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>();
  return { getItem: (name) => held.get(name) ?? null, setItem: (name, value) => void held.set(name, value) };
}

describe('what was offered before', () => {
  const reader = new Reader(fixture('classic').lexicon);
  const read = (...phrases: string[]) => phrases.map((phrase) => reader.read(phrase));

  it('is greyed when it is missing, and can be asked about', () => {
    const home = shelf();
    remember('classic', 'TakeTurn', read('recruit troop i01', 'end turn'), home);
    expect(absent('classic', 'TakeTurn', read('recruit troop i03'), home)).toEqual([{ frame: 'end turn', phrase: 'end turn' }]);
    expect(absent('classic', 'Prosper', [], home)).toEqual([]);
  });

  it('makes a phrase with the word that was clicked', () => {
    expect(wouldSay(read('end turn', 'recruit troop i03'), 'island', 'i01')).toBe('recruit troop i01');
    expect(wouldSay(read('end turn'), 'island', 'i01')).toBeNull();
  });
});

describe('the past', () => {
  const frames: PastFrame[] = [0, 1, 2].map((n) => ({ n, who: 'p1', said: 'pass', events: [], view: { turn: n } }));

  it('is fetched in stretches, once', async () => {
    const asked: number[][] = [];
    const reel = new Reel({ past: (from, to) => Promise.resolve((asked.push([from, to]), frames)) });
    expect((await reel.at(2))?.view).toEqual({ turn: 2 });
    expect((await reel.at(1))?.n).toBe(1);
    expect(asked).toEqual([[0, 40]]);
    expect(await new Reel({ past: () => Promise.resolve([]) }).at(7)).toBeNull();
  });

  it('has a whole view in every frame', () => {
    expect(unrolled(frames).map(({ view }) => view)).toEqual([{ turn: 0 }, { turn: 1 }, { turn: 2 }]);
  });
});

it('how far somebody has followed is kept by game and seat', () => {
  const home = shelf();
  noteSeen('k7', 0, 12, home);
  noteSeen('k7', null, 5, home);
  expect([lastSeen('k7', 0, home), lastSeen('k7', null, home), lastSeen('k8', 0, home)]).toEqual([12, 5, null]);
});

describe('clocks', () => {
  const clock = { left: [90_000, 60_000], running: 0, since: 1000, deadline: null, holidays: [] };
  const pace = { kind: 'live' as const, main: 0, step: 0, off: 0 };

  it('run for who is asked, and stand for the others', () => {
    expect(timeLeft(clock, pace, 0, 31_000)).toBe(60_000);
    expect(timeLeft(clock, pace, 1, 31_000)).toBe(60_000);
    expect(timeLeft({ ...clock, deadline: 5000 }, pace, 0, 9000)).toBe(0);
  });

  it('are told in minutes, hours and days', () => {
    expect([timeText(61_000), timeText(3_661_000), timeText(90_000_000)]).toEqual(['1:01', '1:01:01', '1:01:00']);
  });
});
