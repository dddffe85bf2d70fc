/** What is said to whoever listens: everything once, in order, at a pace that can be read aloud. */
import { BROWSER_CLOCK, type Clock } from '../follow/queue';
import type { Pace } from '../follow/pace';

/** After a line, so long for each of its letters. */
const MS_A_LETTER: Record<Pace, number> = { slow: 95, normal: 55, quick: 25, off: 0 };
/** Whoever answers faster than that is read catches up: behind so many lines nothing waits. */
const MANY = 8;
/** So many lines stay where they can be read again. */
const KEPT = 4;

export interface Announced {
  number: number;
  text: string;
}

export class Announcements {
  said: Announced[] = $state.raw([]);
  private count = 0;
  private waiting: string[] = [];
  private speaking = false;

  constructor(
    private readonly pace: () => Pace,
    private readonly clock: Clock = BROWSER_CLOCK,
  ) {}

  say(...texts: string[]): void {
    this.waiting.push(...texts.filter(Boolean));
    if (!this.speaking) this.next();
  }

  /** What was said is not to be read again: a moderator has hidden a line. */
  forget(): void {
    this.said = [];
    this.hush();
  }

  /** What has not been said yet will not be. */
  hush(): void {
    this.waiting = [];
  }

  private next(): void {
    const text = this.waiting.shift();
    this.speaking = text !== undefined;
    if (text === undefined) return;
    this.count += 1;
    this.said = [...this.said, { number: this.count, text }].slice(-KEPT);
    const pauseMs = this.waiting.length > MANY ? 0 : text.length * MS_A_LETTER[this.pace()];
    this.clock.after(pauseMs, () => this.next());
  }
}
