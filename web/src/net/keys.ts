/** The seat keys of this device. A key comes in the fragment of the address, which no server ever sees. */

const STORED = 'pelagos-keys';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** All keys by game. */
export function allKeys(store: Store = localStorage): Record<string, string[]> {
  try {
    const read: unknown = JSON.parse(store.getItem(STORED) ?? '{}');
    return read !== null && typeof read === 'object' ? (read as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

export function keysOf(game: string, store: Store = localStorage): string[] {
  return allKeys(store)[game] ?? [];
}

export function keep(game: string, keys: string[], store: Store = localStorage): void {
  const all = allKeys(store);
  all[game] = [...new Set([...(all[game] ?? []), ...keys])];
  store.setItem(STORED, JSON.stringify(all));
}

export function forget(game: string, key: string, store: Store = localStorage): void {
  const { [game]: held = [], ...others } = allKeys(store);
  const left = held.filter((other) => other !== key);
  store.setItem(STORED, JSON.stringify(left.length > 0 ? { ...others, [game]: left } : others));
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
