/** The ledger of a cycle, laid out as rows and columns; what it says was worked out in Python. */
import type { LedgerCycle, LedgerData, LedgerPurse } from '../protocol/bidding';

export interface LedgerRow {
  source: string;
  /** By purse: the change; null if it is unknown, undefined if there was none. */
  cells: (number | null | undefined)[];
}

/** Every source of a cycle in the order in which it was first told, with the changes of all purses. */
export function rowsOf({ purses, sources }: LedgerCycle): LedgerRow[] {
  return sources.map((source) => ({
    source,
    cells: purses.map(({ changes }) => changes.find((change) => change.source === source)?.amount),
  }));
}

/** With its sign; what is paid has a true minus. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0';
}

/** A purse as a number, as a range, or as nothing where it cannot be told. */
export function pursed(
  held: LedgerPurse['before'],
  text: (id: string, values?: Record<string, number>) => string,
): string {
  const [least, most] = held ?? [];
  if (least === undefined || most === undefined) return text('page-ledger-unknown');
  return least === most ? String(least) : text('page-ledger-range', { least, most });
}

/** Newest first, as somebody looks in the middle of a game; or in the order of the game. */
export function cyclesOf({ cycles }: LedgerData, newestFirst: boolean): LedgerCycle[] {
  return newestFirst ? [...cycles].reverse() : cycles;
}
