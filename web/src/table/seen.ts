/** How far a person has followed a game: the number of events heard when they last looked. */
const STORED = 'pelagos-seen';
type Store = Pick<Storage, 'getItem' | 'setItem'>;

function all(store: Store): Record<string, number> {
  try {
    return JSON.parse(store.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function nameOf(game: string, seat: number | null): string {
  return `${game}:${seat ?? 'watch'}`;
}

/** Null for somebody who has never been here. */
export function lastSeen(game: string, seat: number | null, store: Store = localStorage): number | null {
  return all(store)[nameOf(game, seat)] ?? null;
}

export function noteSeen(game: string, seat: number | null, heard: number, store: Store = localStorage): void {
  store.setItem(STORED, JSON.stringify({ ...all(store), [nameOf(game, seat)]: heard }));
}
