import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, GameView, StateMessage } from '../src/protocol/messages';
import { Follower } from '../src/follow/follower.svelte';
import type { Clock } from '../src/follow/queue';
import { Listener } from '../src/net/listener';
import { settings } from '../src/settings.svelte';
import type { SeatSession } from '../src/table/seat-session.svelte';
import { fixture } from './fixtures';

const { lexicon, messages } = fixture('legendary');

/** Nothing passes by itself. */
class HandClock implements Clock {
  private plans: (() => void)[] = [];
  after(_: number, act: () => void): () => void {
    this.plans.push(act);
    return () => (this.plans = this.plans.filter((other) => other !== act));
  }
  tick(): void {
    const due = this.plans;
    this.plans = [];
    for (const act of due) act();
  }
}

/** A session as far as a follower looks at it. */
class Heard {
  readonly listener = new Listener();
  get events(): GameEvent[] {
    return this.listener.events;
  }
  get missing(): number {
    return this.listener.missing;
  }
  get frame() {
    return this.listener.frame;
  }
  get game(): GameView {
    return this.listener.frame!.game!;
  }
  get total(): number {
    return this.missing + this.events.length;
  }
}

function opened(upTo: number) {
  const clock = new HandClock();
  const heard = new Heard();
  const session = heard as unknown as SeatSession;
  const follower = new Follower(
    () => lexicon,
    () => undefined,
    clock,
  );
  const hear = (message: StateMessage): void => {
    heard.listener.hear(message);
    follower.hear(session);
  };
  messages.slice(0, upTo).forEach((message) => heard.listener.hear(message));
  follower.hear(session);
  return { clock, heard, session, follower, hear };
}

/** The first message from here on that tells so much, and is asked of others before and after it. */
function ofOthers(events: number, from = 1): number {
  const listener = new Listener();
  for (const [i, message] of messages.entries()) {
    const asked = listener.frame?.game?.options;
    listener.hear(message);
    if (i >= from && !asked && !listener.frame!.game!.options && message.events.length >= events) return i;
  }
  throw new Error('the game has no such message');
}

/** The first message after an own answer, after which others are asked, or the same person again. */
function ofOwn(again = false): number {
  const listener = new Listener();
  for (const [i, message] of messages.entries()) {
    const asked = listener.frame?.game?.options;
    listener.hear(message);
    if (asked && Boolean(listener.frame!.game!.options) === again) return i;
  }
  throw new Error('nobody answers');
}

let visibility: DocumentVisibilityState;

beforeEach(() => {
  visibility = 'visible';
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility;
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  settings.pace = 'normal';
});

describe('following a table', () => {
  it('shows what was there when it was opened, and plays nothing', () => {
    const { follower, heard, session } = opened(40);

    expect(follower.isBehind).toBe(false);
    expect(follower.told(session)).toHaveLength(heard.events.length);
  });

  it('tells the events of others one after the other, and the view when all are told', () => {
    const at = ofOthers(3);
    const { follower, heard, session, hear, clock } = opened(at);
    const before = heard.game;
    const told = heard.total;

    hear(messages[at]!);
    expect(follower.isBehind).toBe(true);
    expect(follower.shown!.told).toBeGreaterThan(told);
    expect(follower.shown!.told).toBeLessThan(heard.total);
    expect(follower.shown!.game.version).toBe(before.version);
    expect(follower.told(session).length).toBeLessThan(heard.events.length);
    for (let i = 0; i < 40 && follower.isBehind; i += 1) clock.tick();

    expect(follower.isBehind).toBe(false);
    expect(follower.told(session)).toEqual(heard.events);
  });

  it('never lets what is over be answered', () => {
    const at = ofOwn();
    const { follower, heard, hear } = opened(at);
    expect(heard.game.options).not.toBeNull();

    hear(messages[at]!);

    expect(follower.shown?.game.options ?? null).toBeNull();
  });

  // What rivals had changed was ringed until the end of one's own turn, and what one did oneself besides.
  it('calls nothing new that was there when somebody answered, be they asked again or not', () => {
    for (const again of [true, false]) {
      const at = ofOwn(again);
      const { follower, heard, hear } = opened(at);

      hear(messages[at]!);

      expect(follower.answered).toMatchObject({ game: heard.game, told: heard.total });
    }
  });

  it('is at the end at once when somebody wants that', () => {
    const at = ofOthers(3);
    const { follower, hear } = opened(at);

    hear(messages[at]!);
    follower.finish();

    expect(follower.isBehind).toBe(false);
  });

  it('plays nothing in a hidden tab, nor when it is switched off', () => {
    const at = ofOthers(3);
    visibility = 'hidden';
    const hidden = opened(at);
    hidden.hear(messages[at]!);
    expect(hidden.follower.isBehind).toBe(false);

    visibility = 'visible';
    settings.pace = 'off';
    const off = opened(at);
    off.hear(messages[at]!);
    expect(off.follower.isBehind).toBe(false);
  });

  it('stops playing what was taken back', () => {
    const at = ofOthers(3);
    const { follower, heard, session, hear } = opened(at);
    const before = heard.listener.frame;

    hear(messages[at]!);
    heard.listener.events = heard.listener.events.slice(0, -2);
    heard.listener.frame = before;
    follower.hear(session);

    expect(follower.isBehind).toBe(false);
  });

  it('pauses and goes step by step', () => {
    const at = ofOthers(3);
    const { follower, hear, clock } = opened(at);

    hear(messages[at]!);
    follower.pause();
    const told = follower.shown!.told;
    clock.tick();
    clock.tick();
    expect(follower.shown!.told).toBe(told);
    expect(follower.isPaused).toBe(true);
    follower.step();

    expect(follower.shown === null || follower.shown.told > told).toBe(true);
  });

  it('plays everything since the last own answer again, and comes back to now', () => {
    const at = ofOwn();
    const { follower, heard, session, hear, clock } = opened(at);
    const before = heard.game;
    expect(follower.hasRecord).toBe(false);
    for (const message of messages.slice(at, at + 3)) {
      hear(message);
      follower.finish();
    }
    const now = heard.events;

    follower.replay();
    expect(follower.shown!.game.version).toBe(before.version);
    expect(follower.shown!.game.options).toBeNull();
    for (let i = 0; i < 200 && follower.isBehind; i += 1) clock.tick();

    expect(follower.isBehind).toBe(false);
    expect(follower.told(session)).toEqual(now);
  });
});
