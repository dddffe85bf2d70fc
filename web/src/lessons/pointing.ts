/** What stands out on the map and among the cards: what is pointed at in the page, and by the teacher of a lesson. */
import { keyOf } from '../scene';
import type { TableState } from '../table/state.svelte';

/** The teacher waits until everything before is shown. */
export function pointedAt(table: TableState, highlight: readonly string[]): ReadonlySet<string> {
  const lesson = table.drawn.frame.table.lesson;
  const taught = lesson && !table.follower.isBehind && !table.past ? lesson.points : [];
  return new Set([...highlight, ...taught.map(([domain, word]) => keyOf(domain, word))]);
}
