/** The log in chapters: cycles with their turns, or turns alone where a title has no cycles. */
import type { GameEvent } from '../protocol/messages';

export interface Line {
  number: number;
  event: GameEvent;
}

export interface Chapter {
  /** The event that begins it; none for what lies before everything that is known. */
  heading: GameEvent | null;
  /** The number of its first event. */
  first: number;
  lines: Line[];
  turns: Chapter[];
}

const CYCLE = 'cycle-began';
const TURN = 'turn-began';

/** `missing` events came before these. */
export function chaptersOf(events: readonly GameEvent[], missing: number, hasCycles: boolean): Chapter[] {
  const chapters: Chapter[] = [];
  events.forEach((event, i) => {
    const begun: Chapter = { heading: event, first: missing + i, lines: [], turns: [] };
    const current = chapters.at(-1);
    if (event[0] === (hasCycles ? CYCLE : TURN)) chapters.push(begun);
    else if (event[0] === TURN && current) current.turns.push(begun);
    else if (!current) chapters.push({ ...begun, heading: null, lines: [{ number: begun.first, event }] });
    else (current.turns.at(-1) ?? current).lines.push({ number: begun.first, event });
  });
  return chapters;
}

/** The number after its last event. */
export function endOf(chapter: Chapter): number {
  const last = chapter.turns.at(-1);
  return last ? endOf(last) : (chapter.lines.at(-1)?.number ?? chapter.first) + 1;
}
