/** What stands out on the map and among the cards: what is pointed at in the page, and by the teacher of a lesson. */
import type { TeacherData } from '../protocol/messages';
import { keyOf } from '../scene';
import type { TableState } from '../table/state.svelte';

/** The teacher speaks, or the pupil looks at what came of a mistake: nothing is asked, so nothing may be clicked. */
export function isTold(lesson: TeacherData | undefined): boolean {
  return lesson !== undefined && (!lesson.asks || lesson.looking);
}

/** The teacher waits until everything before is shown. */
export function pointedAt(table: TableState, highlight: readonly string[]): ReadonlySet<string> {
  const lesson = table.drawn.frame.table.lesson;
  const taught = lesson && !table.follower.isBehind && !table.past ? lesson.points : [];
  return new Set([...highlight, ...taught.map(([domain, word]) => keyOf(domain, word))]);
}
