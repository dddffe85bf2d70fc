/** Pieces laid out anew in one go: what is left over, and what a single step makes of it. */
import type { Redistribution } from '../scene';

/** How many of each kind are in nobody's city yet; all must be 0 before it can be sent. */
export function leftOver(redistribution: Redistribution, counts: number[][]): number[] {
  return redistribution.kinds.map((_, kind) =>
    redistribution.places.reduce((sum, place, i) => sum + place.counts[kind]! - counts[i]![kind]!, 0),
  );
}

/** The counts with so many more here; null where that cannot be said. */
export function changed(
  redistribution: Redistribution,
  counts: number[][],
  place: number,
  kind: number,
  by: number,
): number[][] | null {
  const next = counts.map((held, i) =>
    i === place ? held.map((count, k) => (k === kind ? count + by : count)) : held,
  );
  const fine = next[place]![kind]! >= 0 && leftOver(redistribution, next)[kind]! >= 0 && redistribution.fits(next);
  return fine ? next : null;
}

/** One piece moved from a place to another, both as `domain:word`; null where that cannot be said. */
export function moved(
  redistribution: Redistribution,
  counts: number[][],
  icon: string,
  from: string,
  to: string,
): number[][] | null {
  const placed = (key: string) => redistribution.places.findIndex(({ domain, word }) => `${domain}:${word}` === key);
  const [kind, origin, goal] = [redistribution.kinds.findIndex((one) => one.icon === icon), placed(from), placed(to)];
  if (kind < 0 || origin < 0 || goal < 0 || origin === goal) return null;
  const taken = changed(redistribution, counts, origin, kind, -1);
  return taken && changed(redistribution, taken, goal, kind, 1);
}
