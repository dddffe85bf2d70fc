/** How far somebody has come in the lessons: on this device, and in the account if there is one. */
import type { LessonProgress } from '../protocol/lessons';
import { account } from '../pages/account/account.svelte';
import { request } from '../net/http';

const STORED = 'pelagos-lessons';
const SKIPPED = 'pelagos-lessons-skipped';

export type Lessons = Record<string, LessonProgress>;

/** What both know of a lesson: done is done, and else whoever came further. */
export function further(one: LessonProgress | undefined, other: LessonProgress | undefined): LessonProgress {
  if (!one || !other) return (one ?? other)!;
  const leads = other.step > one.step || !one.game ? other : one;
  return { ...leads, done: Boolean(one.done || other.done) };
}

export function merged(one: Lessons, other: Lessons): Lessons {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, further(one[name], other[name])]));
}

function read<T>(name: string, none: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? none;
  } catch {
    return none;
  }
}

class Progress {
  lessons: Lessons = $state.raw(read(STORED, {}));
  skipped: string[] = $state.raw(read(SKIPPED, []));

  of(lesson: string): LessonProgress | undefined {
    return this.lessons[lesson];
  }

  note(lesson: string, progress: LessonProgress): void {
    const known = this.lessons[lesson];
    const now = { ...progress, done: Boolean(progress.done || known?.done) };
    if (JSON.stringify(known) === JSON.stringify(now)) return;
    this.keep({ ...this.lessons, [lesson]: now });
    void this.send({ [lesson]: now });
  }

  skip(lesson: string, skipped: boolean): void {
    this.skipped = [...this.skipped.filter((other) => other !== lesson), ...(skipped ? [lesson] : [])];
    localStorage.setItem(SKIPPED, JSON.stringify(this.skipped));
  }

  /** What the account knows joins what this device knows, both ways. */
  async sync(): Promise<void> {
    if (!account.profile) return;
    const { lessons } = await request('GET /api/account/lessons');
    const whole = merged(this.lessons, lessons);
    this.keep(whole);
    if (JSON.stringify(whole) !== JSON.stringify(lessons)) await this.send(whole);
  }

  private keep(lessons: Lessons): void {
    this.lessons = lessons;
    localStorage.setItem(STORED, JSON.stringify(lessons));
  }

  /** The device has it in any case; what the account missed now comes with the next look. */
  private async send(lessons: Lessons): Promise<void> {
    if (!account.profile) return;
    await request('POST /api/account/lessons', { body: { lessons } }).catch(() => undefined);
  }
}

export const progress = new Progress();
