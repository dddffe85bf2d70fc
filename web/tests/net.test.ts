import type { ChatLine, StateMessage } from '../src/protocol/messages';
import { describe, expect, it } from 'vitest';
import { forget, keep, keysIn, keysOf, linkTo } from '../src/net/keys';
import { addressOf } from '../src/net/http';
import { Listener } from '../src/net/listener';
import { Gap, patched } from '../src/net/patch';
import { serverNow } from '../src/net/server-time';
import { timeLeft } from '../src/table/time';
import { withLines } from '../src/table/seat-session.svelte';
import { TITLES, fixture } from './fixtures';

function listened(messages: StateMessage[]): Listener {
  const listener = new Listener();
  for (const message of messages) expect(listener.hear(message)).toBe('fine');
  return listener;
}

describe('chat', () => {
  it('takes new lines in, and lines that have changed in their place', () => {
    const known: ChatLine[] = [
      [1, 5, 0, 'Anna', 'rude'],
      [2, 6, 1, 'Bert', 'well'],
    ];
    const sent: ChatLine[] = [
      [1, 5, 0, 'Anna', ''],
      [3, 7, 0, 'Anna', 'sorry'],
    ];
    expect(withLines(known, sent).map(([number, , , , text]) => [number, text])).toEqual([
      [1, ''],
      [2, 'well'],
      [3, 'sorry'],
    ]);
    expect(withLines(known, known)).toEqual(known);
  });
});

describe('patches', () => {
  it.each(TITLES)('of a game of %s lead to the whole', (title) => {
    const { messages, last } = fixture(title);
    expect(messages.filter(({ patch }) => patch).length).toBeGreaterThan(20);
    const listener = listened(messages);
    expect(listener.frame).toEqual(last.whole);
    expect(listener.cursor).toBe(last.mark);
    expect(listener.events.slice(-last.events.length)).toEqual(last.events);
  });

  it('leave the old data alone', () => {
    const old = { a: [1, 2, 3], b: { c: 1 } };
    expect(patched(old, [{ a: [1, 1, [9, 8]], b: { c: [2] } }])).toEqual({ a: [1, 9, 8, 3], b: { c: 2 } });
    expect(old).toEqual({ a: [1, 2, 3], b: { c: 1 } });
  });

  it('may replace everything', () => {
    expect(patched([1, 2], [[1, 0, [5]]])).toEqual([1, 5]);
    expect(patched({ a: 1 }, [[7]])).toBe(7);
  });

  it('that do not fit are a gap', () => {
    expect(() => patched({ a: 1 }, [{ b: { c: [1] } }])).toThrow(Gap);
    expect(() => patched([1], [[1, 1, []]])).toThrow(Gap);
  });
});

describe('the time of the server', () => {
  const last = fixture('classic').last;

  it('is what the last message says, however wrong the clock of this device is', () => {
    for (const wrong of [0, 3_600_000, -30 * 86_400_000]) {
      const now = Date.now() + wrong;
      listened([{ ...last, now }]);
      expect(Math.abs(serverNow() - now)).toBeLessThan(1000);
      const clock = { left: [60_000, 60_000], running: 0, since: now, deadline: now + 60_000, holidays: [] };
      const left = timeLeft(clock, { kind: 'live', main: 60_000, step: 0, off: 0 }, 0, serverNow());
      expect(Math.abs(left - 60_000)).toBeLessThan(1000);
    }
  });
});

describe('a listener', () => {
  it('notices a message that is missing, and is whole again after the whole', () => {
    const { messages, last } = fixture('classic');
    const listener = listened(messages.slice(0, 10));
    const before = listener.frame;
    expect(listener.hear(messages[11]!)).toBe('gap');
    expect(listener.frame).toBe(before);
    expect(listener.hear(last)).toBe('fine');
    expect(listener.frame).toEqual(last.whole);
  });

  it('drops events that were taken back', () => {
    const { messages } = fixture('classic');
    const listener = listened(messages.slice(0, 3));
    const { cursor: mark, version, events } = listener;
    const back: StateMessage = {
      now: 0,
      game: 'k7',
      seat: 0,
      protocol: 1,
      mark: 'x',
      since: mark,
      v: version + 1,
      heard: events.length - 2,
      events: [],
      patch: [],
    };
    expect(listener.hear(back)).toBe('fine');
    expect(listener.events).toEqual(events.slice(0, -2));
  });

  it('knows when the server speaks another protocol', () => {
    const { messages } = fixture('classic');
    expect(new Listener().hear({ ...messages[0]!, protocol: 99 })).toBe('other-protocol');
  });
});

describe('seat keys', () => {
  function store(): Pick<Storage, 'getItem' | 'setItem'> {
    const held = new Map<string, string>();
    return { getItem: (name) => held.get(name) ?? null, setItem: (name, value) => void held.set(name, value) };
  }

  it('come in the fragment and are kept by game', () => {
    const home = store();
    keep('k7', keysIn('#key=one,two'), home);
    keep('k7', ['two', 'three'], home);
    expect(keysOf('k7', home)).toEqual(['one', 'two', 'three']);
    expect(keysOf('k8', home)).toEqual([]);
    forget('k7', 'two', home);
    expect(keysOf('k7', home)).toEqual(['one', 'three']);
  });

  it('make links', () => {
    expect(keysIn(linkTo('k7', ['a', 'b']).split('#')[1]!)).toEqual(['a', 'b']);
    expect(keysIn('#other')).toEqual([]);
  });
});

it('an address has its parts and its questions, and what is odd in them is escaped', () => {
  const given = { path: { game: 'k/7' }, query: { say: 'bid ares 3', at: 4 } };
  expect(addressOf('/api/games/{game}/odds', given)).toBe('/api/games/k%2F7/odds?say=bid%20ares%203&at=4');
  expect(addressOf('/api/titles', {})).toBe('/api/titles');
});
