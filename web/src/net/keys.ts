/** The seat keys of this device. A key comes in the fragment of the address, which no server ever sees. */

const STORED = 'pelagos-keys';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** All keys by game. */
export function allKeys(shelf: Shelf = localStorage): Record<string, string[]> {
  try {
    const read: unknown = JSON.parse(shelf.getItem(STORED) ?? '{}');
    return read !== null && typeof read === 'object' ? (read as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

export function keysOf(game: string, shelf: Shelf = localStorage): string[] {
  return allKeys(shelf)[game] ?? [];
}

export function keep(game: string, keys: string[], shelf: Shelf = localStorage): void {
  const all = allKeys(shelf);
  all[game] = [...new Set([...(all[game] ?? []), ...keys])];
  shelf.setItem(STORED, JSON.stringify(all));
}

export function forget(game: string, key: string, shelf: Shelf = localStorage): void {
  const { [game]: held = [], ...others } = allKeys(shelf);
  const left = held.filter((other) => other !== key);
  shelf.setItem(STORED, JSON.stringify(left.length > 0 ? { ...others, [game]: left } : others));
}

/** The keys in a fragment: `#key=…`, or several with commas between. */
export function keysIn(fragment: string): string[] {
  const told = new URLSearchParams(fragment.replace(/^#/, '')).get('key') ?? '';
  return told.split(',').filter((key) => key !== '');
}

/** A link that gives a seat to whoever opens it. */
export function linkTo(game: string, keys: string[]): string {
  return `/game/${encodeURIComponent(game)}#key=${keys.map(encodeURIComponent).join(',')}`;
}
