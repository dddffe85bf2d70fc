/** The list of answers: places by their names, and a key for every entry that can have one. */

/** Domains of places on a map. */
const PLACES = new Set(['island', 'sea', 'land', 'area', 'site', 'tile']);
const KEYS = '1234567890abcdefghijklmnopqrstuvwxyz';

/** Places in the order of their names, `S2` before `S10`; everything else as it is offered. */
export function inOrder<T extends { label: string; domain: string }>(entries: T[], language: string): T[] {
  if (!entries.every(({ domain }) => PLACES.has(domain))) return entries;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...entries].sort((a, b) => compare(a.label, b.label));
}

/** The key of the i-th entry: digits, then letters; empty for those after them. */
export function keyOfEntry(i: number): string {
  return KEYS.charAt(i);
}

/** Which entry a key stands for; -1 for none. */
export function entryOfKey(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}
