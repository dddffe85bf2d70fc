/** Tables at which somebody learns: nobody else answers there, and a panel beside the board tells what is to be told. */
import type { TableData } from '../protocol/messages';

export function isTaught(table: TableData): boolean {
  return Boolean(table.lesson ?? table.puzzle ?? table.analysis);
}
