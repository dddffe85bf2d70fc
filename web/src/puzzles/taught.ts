/** Tables at which somebody learns: nobody else answers there, and a panel beside the board tells more. */
import type { TableData } from '../protocol/messages';

export function isTaught(table: TableData): boolean {
  return Boolean(table.lesson ?? table.puzzle ?? table.analysis);
}

/** The texts that are needed there besides those of every table. */
export function textsOf(table: TableData | undefined): string[] {
  if (table?.lesson) return ['learn', `${table.title}-lessons`];
  return table?.puzzle ? ['puzzles'] : table?.analysis ? ['analysis'] : [];
}
