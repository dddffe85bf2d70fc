/** The courses there are, and the way to the table of a lesson. */
import type { CourseData, LessonSummary, TitleCourses } from '../protocol/lessons';
import { request } from '../net/http';
import { keep } from '../net/keys';
import { account } from '../pages/account/account.svelte';
import { settings } from '../settings.svelte';
import type { Texts } from '../words/texts';
import { progress } from './progress.svelte';

let asked: Promise<TitleCourses[]> | null = null;

/** They are the same as long as the page is open. */
export function courses(): Promise<TitleCourses[]> {
  asked ??= request('GET /api/lessons').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export function coursesOf(all: TitleCourses[], title: string): CourseData[] {
  return all.find((one) => one.title === title)?.courses ?? [];
}

/** The lesson after this one, and the course it belongs to; none after the last. */
export function lessonAfter(known: CourseData[], lesson: string): LessonSummary | undefined {
  const listed = known.flatMap(({ lessons }) => lessons);
  return listed[listed.findIndex(({ name }) => name === lesson) + 1];
}

export function isLastOf(known: CourseData[], lesson: string): boolean {
  return known.some(({ lessons }) => lessons.at(-1)?.name === lesson);
}

export function lessonId(title: string, lesson: string): string {
  return `${title}/${lesson}`;
}

export function lessonName(texts: Texts, title: string, lesson: string): string {
  return texts.say(`${title}-lesson-${lesson}`);
}

/** The path to a table at which the lesson goes on, or begins. */
export async function tableOf(texts: Texts, title: string, lesson: string, anew = false): Promise<string> {
  const known = progress.of(lessonId(title, lesson));
  if (known?.game && known.step > 0 && known.step < known.steps - 1 && !anew) return pathTo(known.game);
  const name = account.profile?.name ?? (settings.name || texts.say('page-guest'));
  const { game, keys } = await request('POST /api/lessons/{title}/{lesson}', {
    path: { title, lesson },
    body: { name },
  });
  if (Object.keys(keys).length > 0) keep(game, Object.values(keys));
  return pathTo(game);
}

function pathTo(game: string): string {
  return `/game/${encodeURIComponent(game)}`;
}
