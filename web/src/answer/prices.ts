/** What answers cost, as the server tells it: nothing here reckons a price. */
import type { WaysReply } from '../protocol/replies';
import type { Option } from './phrase';

export type Prices = ReadonlyMap<string, number>;

/** By phrase; a way that stands for an answer has the price of all of it. */
export function pricesIn(told: Pick<WaysReply, 'ways' | 'prices'> | null): Prices {
  if (!told) return new Map();
  return new Map([
    ...Object.entries(told.prices),
    ...told.ways.map(({ means, price }): [string, number] => [means, price]),
  ]);
}

/** `2`, or `1–3` where it depends on what is chosen next; empty where nothing is paid. */
export function priceRange(options: readonly Option[], prices: Prices): string {
  const paid = options.map(({ phrase }) => prices.get(phrase) ?? 0);
  const [least, most] = [Math.min(...paid), Math.max(...paid)];
  if (options.length === 0 || most === 0) return '';
  return least === most ? String(most) : `${least}–${most}`;
}
