/**
 * The one queue of what has happened and is still to be shown. It drives motion, sound, log and camera, knows neither
 * games nor pages, and takes its time from a clock that tests can wind by hand.
 */
import { TEMPOS, type Pace, type Tempo } from './pace';

export interface Clock {
  /** Do it after so many milliseconds; the result calls it off. */
  after(ms: number, act: () => void): () => void;
}

export const BROWSER_CLOCK: Clock = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** What moves just now. */
export interface Motion {
  lengthMs: number;
  cancel(): void;
}

export interface Performer<Step> {
  /** A step begins: it is told, heard, and may move something. */
  begin(step: Step, tempo: Tempo): Motion | null;
  /** It is over, or nobody wants to wait for it: what it brought is shown. */
  settle(step: Step): void;
  /** Whether it is told and shown without a rest behind it. */
  isBrief(step: Step): boolean;
  /** How far the queue is has changed. */
  changed(): void;
  /** One step failed; the others go on. */
  failed(error: unknown): void;
}

/** So many steps behind nobody follows any more: what is now is shown. */
export const MOST_BEHIND = 80;
/** So many steps behind everything goes at the quickest pace. */
export const MANY_BEHIND = 20;

export class EventQueue<Step> {
  private waiting: Step[] = [];
  private current: { step: Step; motion: Motion | null } | null = null;
  /** Calls off what is to come next: the end of a motion, or of a rest. */
  private callOff: (() => void) | null = null;
  private stopped = false;

  constructor(
    private readonly performer: Performer<Step>,
    private readonly clock: Clock = BROWSER_CLOCK,
    private readonly pace: () => Pace = () => 'normal',
  ) {}

  /** So many steps are not yet shown. */
  get behind(): number {
    return this.waiting.length + (this.current ? 1 : 0);
  }

  get isPaused(): boolean {
    return this.stopped;
  }

  push(steps: readonly Step[], most = MOST_BEHIND): void {
    this.waiting.push(...steps);
    if (this.pace() === 'off' || this.behind > most) this.finish();
    else this.next();
  }

  /** What moves comes to its end; nothing else begins. */
  pause(): void {
    this.stopped = true;
    if (!this.current) this.stopWaiting();
    this.changed();
  }

  resume(): void {
    this.stopped = false;
    if (!this.current) this.stopWaiting();
    this.next();
    this.changed();
  }

  /** One step more, and then a pause. */
  step(): void {
    this.stopped = true;
    if (this.current) this.end();
    this.stopWaiting();
    this.start();
    this.changed();
  }

  /** Everything is shown at once, as it is now; a pause ends with it. */
  finish(): void {
    this.stopped = false;
    this.stopWaiting();
    if (this.current) this.end();
    for (let step = this.waiting.shift(); step !== undefined; step = this.waiting.shift()) this.settle(step);
    this.changed();
  }

  /** What was to be shown is not true any more. */
  clear(): void {
    this.waiting = [];
    this.stopped = false;
    this.stopWaiting();
    this.cancelMotion();
    this.current = null;
    this.changed();
  }

  private next(): void {
    if (!this.current && !this.callOff && !this.stopped) this.start();
  }

  private start(): void {
    const step = this.waiting.shift();
    if (step === undefined) return;
    const tempo = this.tempo();
    this.current = { step, motion: null };
    this.guarded(() => (this.current!.motion = this.performer.begin(step, tempo)));
    this.changed();
    const lengthMs = this.current.motion?.lengthMs ?? 0;
    if (lengthMs > 0) this.callOff = this.clock.after(lengthMs, () => this.rest(tempo));
    else this.rest(tempo);
  }

  /** A step is over: the next one follows after a rest. */
  private rest(tempo: Tempo): void {
    this.callOff = null;
    const brief = this.current !== null && this.performer.isBrief(this.current.step);
    this.end();
    if (this.waiting.length > 0) {
      this.callOff = this.clock.after(brief ? 0 : tempo.restMs, () => {
        this.callOff = null;
        this.next();
      });
    }
    this.changed();
  }

  private end(): void {
    const ended = this.current;
    if (!ended) return;
    this.stopWaiting();
    this.cancelMotion();
    this.current = null;
    this.settle(ended.step);
  }

  private cancelMotion(): void {
    const motion = this.current?.motion;
    if (motion) this.guarded(() => motion.cancel());
  }

  private settle(step: Step): void {
    this.guarded(() => this.performer.settle(step));
  }

  private stopWaiting(): void {
    this.callOff?.();
    this.callOff = null;
  }

  private changed(): void {
    this.guarded(() => this.performer.changed());
  }

  private tempo(): Tempo {
    const pace = this.pace();
    return this.waiting.length >= MANY_BEHIND || pace === 'off' ? TEMPOS.quick : TEMPOS[pace];
  }

  private guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.performer.failed(error);
    }
  }
}
