/** A bidding plan as a form has it, and as the words of a standing order, which Python reads. */
import type { OrderData, PlanEntry } from '../protocol/bidding';

export type Plan = Omit<OrderData, 'text'>;

export const EMPTY: Plan = { plan: [], alarms: [], every: false, passes: false, stands: false };

/** What a new row offers at most, until somebody says otherwise. */
export const FIRST_LIMIT = 1;
/** No purse holds more. */
export const MOST_LIMIT = 99;

export function planOf(order: OrderData | null): Plan {
  if (!order) return EMPTY;
  const { plan, alarms, every, passes, stands } = order;
  return { plan, alarms, every, passes, stands };
}

/** The words of a standing order; empty if it says nothing. */
export function textOf({ plan, alarms, every, passes, stands }: Plan): string {
  const parts = [
    plan.map(({ god, limit }) => (limit > 0 ? `${god} up to ${limit}` : god)).join(', '),
    ...alarms.map(({ god, limit }) => `wake me if ${god} reaches ${limit}`),
    every && plan.length > 0 ? 'every cycle' : '',
    stands ? 'always stand' : '',
    passes ? 'pass all answers until my next turn' : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** A row for this god; the free one takes no gold. */
export function entryFor(god: string, limit: number, free: string): PlanEntry {
  return { god, limit: god === free ? 0 : Math.min(MOST_LIMIT, Math.max(1, Math.round(limit) || FIRST_LIMIT)) };
}

/** One row more: the first god who is in none. */
export function added(rows: PlanEntry[], gods: readonly string[], free: string): PlanEntry[] {
  const god = gods.find((word) => rows.every((row) => row.god !== word)) ?? gods[0];
  return god === undefined ? rows : [...rows, entryFor(god, FIRST_LIMIT, free)];
}

export function removed(rows: PlanEntry[], at: number): PlanEntry[] {
  return rows.filter((_, i) => i !== at);
}

export function replaced(rows: PlanEntry[], at: number, row: PlanEntry): PlanEntry[] {
  return rows.map((old, i) => (i === at ? row : old));
}

/** The row goes before or behind its neighbour; at an end it stays. */
export function moved(rows: PlanEntry[], at: number, by: -1 | 1): PlanEntry[] {
  const row = rows[at];
  const other = rows[at + by];
  if (!row || !other) return rows;
  return replaced(replaced(rows, at, other), at + by, row);
}
