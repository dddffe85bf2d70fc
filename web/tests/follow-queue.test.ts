import { describe, expect, it } from 'vitest';
import { LONGEST_MOTION_MS, TEMPOS, type Pace, type Tempo } from '../src/follow/pace';
import { EventQueue, MANY_BEHIND, MOST_BEHIND, type Clock, type Motion, type Performer } from '../src/follow/queue';

/** Time that passes only when a test says so. */
class WoundClock implements Clock {
  now = 0;
  private planned: { at: number; act: () => void }[] = [];

  after(ms: number, act: () => void): () => void {
    const plan = { at: this.now + ms, act };
    this.planned.push(plan);
    return () => (this.planned = this.planned.filter((other) => other !== plan));
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const due = this.planned.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.planned = this.planned.filter((other) => other !== due);
      this.now = due.at;
      due.act();
    }
    this.now = until;
  }

  get isIdle(): boolean {
    return this.planned.length === 0;
  }
}

/** Writes down what it is asked to do. */
class Witness implements Performer<string> {
  seen: string[] = [];
  errors: unknown[] = [];
  tempos: Tempo[] = [];
  changes = 0;

  begin(step: string, tempo: Tempo): Motion | null {
    this.tempos.push(tempo);
    this.seen.push(`begin ${step}`);
    if (step.startsWith('broken')) throw new Error(step);
    if (step.startsWith('still')) return null;
    return { lengthMs: tempo.motionMs, cancel: () => this.seen.push(`cancel ${step}`) };
  }

  settle(step: string): void {
    this.seen.push(`settle ${step}`);
    if (step.startsWith('unsettled')) throw new Error(step);
  }

  isBrief(step: string): boolean {
    return step.startsWith('still');
  }

  changed(): void {
    this.changes += 1;
  }

  failed(error: unknown): void {
    this.errors.push(error);
  }

  /** Which steps are shown. */
  get shown(): string[] {
    return this.seen.filter((line) => line.startsWith('settle ')).map((line) => line.slice(7));
  }
}

function made(pace: Pace = 'normal') {
  const clock = new WoundClock();
  const witness = new Witness();
  const setting = { pace };
  const queue = new EventQueue<string>(witness, clock, () => setting.pace);
  return { clock, witness, queue, setting };
}

const { motionMs, restMs } = TEMPOS.normal;

describe('the queue of events', () => {
  it('shows one step after the other, each told before it is shown', () => {
    const { clock, witness, queue } = made();

    queue.push(['a', 'b']);
    expect(witness.seen).toEqual(['begin a']);
    clock.pass(motionMs);
    expect(witness.shown).toEqual(['a']);
    clock.pass(restMs - 1);
    expect(witness.seen).not.toContain('begin b');
    clock.pass(1 + motionMs);

    expect(witness.shown).toEqual(['a', 'b']);
    expect(queue.behind).toBe(0);
    expect(clock.isIdle).toBe(true);
  });

  it('goes on with what comes while it plays', () => {
    const { clock, witness, queue } = made();

    queue.push(['a']);
    queue.push(['b']);
    clock.pass(10_000);
    queue.push(['c']);
    clock.pass(10_000);

    expect(witness.shown).toEqual(['a', 'b', 'c']);
  });

  it('takes the time of its pace, and no motion more than 600 ms', () => {
    const lengths = (['slow', 'normal', 'quick'] as const).map((pace) => {
      const { clock, queue } = made(pace);
      queue.push(['a', 'b', 'c']);
      while (queue.behind > 0) clock.pass(10);
      return clock.now;
    });

    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(lengths).size).toBe(3);
    for (const tempo of Object.values(TEMPOS)) expect(tempo.motionMs).toBeLessThanOrEqual(LONGEST_MOTION_MS);
  });

  it('shows everything at once when it is switched off', () => {
    const { witness, queue } = made('off');

    queue.push(['a', 'b']);

    expect(witness.seen).toEqual(['settle a', 'settle b']);
    expect(queue.behind).toBe(0);
  });

  it('follows a change of pace with the next step', () => {
    const { clock, witness, queue, setting } = made('slow');

    queue.push(['a', 'b']);
    setting.pace = 'quick';
    clock.pass(10_000);

    expect(witness.tempos).toEqual([TEMPOS.slow, TEMPOS.quick]);
  });

  it('does not rest behind a step that moves nothing', () => {
    const { clock, witness, queue } = made();

    queue.push(['still a', 'still b']);
    clock.pass(0);

    expect(witness.shown).toEqual(['still a', 'still b']);
  });
});

describe('whoever follows', () => {
  it('pauses: what moves comes to its end, nothing else begins', () => {
    const { clock, witness, queue } = made();

    queue.push(['a', 'b']);
    queue.pause();
    clock.pass(10_000);

    expect(witness.shown).toEqual(['a']);
    expect(queue.behind).toBe(1);
    queue.resume();
    clock.pass(10_000);
    expect(witness.shown).toEqual(['a', 'b']);
  });

  it('pauses in a rest, too', () => {
    const { clock, witness, queue } = made();

    queue.push(['a', 'b']);
    clock.pass(motionMs + 1);
    queue.pause();
    clock.pass(10_000);

    expect(witness.seen).not.toContain('begin b');
  });

  it('keeps what comes in a pause for later', () => {
    const { clock, witness, queue } = made();

    queue.pause();
    queue.push(['a']);
    clock.pass(10_000);
    expect(witness.seen).toEqual([]);
    queue.resume();

    expect(witness.seen).toEqual(['begin a']);
  });

  it('goes step by step', () => {
    const { clock, witness, queue } = made();

    queue.pause();
    queue.push(['a', 'b', 'c']);
    queue.step();
    clock.pass(10_000);
    expect(witness.shown).toEqual(['a']);
    queue.step();
    // A second press in the middle of a motion ends it.
    queue.step();
    expect(witness.shown).toEqual(['a', 'b']);
    clock.pass(10_000);

    expect(witness.shown).toEqual(['a', 'b', 'c']);
    expect(queue.isPaused).toBe(true);
  });

  it('hurries to the end: the motion is called off, everything is shown, in order, once', () => {
    const { clock, witness, queue } = made();

    queue.push(['a', 'b', 'c']);
    queue.finish();

    expect(witness.seen).toEqual(['begin a', 'cancel a', 'settle a', 'settle b', 'settle c']);
    clock.pass(10_000);
    expect(witness.shown).toEqual(['a', 'b', 'c']);
    expect(clock.isIdle).toBe(true);
  });

  it('is in no pause any more after hurrying', () => {
    const { witness, queue } = made();

    queue.pause();
    queue.push(['a']);
    queue.finish();
    queue.push(['b']);

    expect(queue.isPaused).toBe(false);
    expect(witness.seen).toEqual(['settle a', 'begin b']);
  });
});

describe('a queue that is far behind', () => {
  it('is quick', () => {
    const { clock, witness, queue } = made('slow');

    queue.push(Array.from({ length: MANY_BEHIND + 2 }, (_, i) => `${i}`));
    clock.pass(600_000);

    expect(witness.tempos[0]).toEqual(TEMPOS.quick);
    expect(witness.tempos.at(-1)).toEqual(TEMPOS.slow);
  });

  it('shows what is now', () => {
    const { witness, queue } = made();

    queue.push(Array.from({ length: MOST_BEHIND + 1 }, (_, i) => `${i}`));

    expect(queue.behind).toBe(0);
    expect(witness.seen).not.toContain('begin 0');
    expect(witness.shown).toHaveLength(MOST_BEHIND + 1);
  });

  it('adds up what comes in pieces', () => {
    const { witness, queue } = made();

    for (let i = 0; i <= MOST_BEHIND; i += 1) queue.push([`${i}`]);

    expect(queue.behind).toBe(0);
    expect(witness.shown).toHaveLength(MOST_BEHIND + 1);
  });
});

describe('what goes wrong', () => {
  it('a motion that fails stops nothing', () => {
    const { clock, witness, queue } = made();

    queue.push(['broken a', 'unsettled b', 'c']);
    clock.pass(10_000);

    expect(witness.shown).toEqual(['broken a', 'unsettled b', 'c']);
    expect(witness.errors).toHaveLength(2);
  });

  it('forgets what was taken back', () => {
    const { clock, witness, queue } = made();

    queue.push(['a', 'b']);
    queue.clear();
    clock.pass(10_000);

    expect(witness.seen).toEqual(['begin a', 'cancel a']);
    expect(queue.behind).toBe(0);
    queue.push(['c']);
    expect(witness.seen).toContain('begin c');
  });
});
