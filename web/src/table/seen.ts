/** How far a person has followed a game: the number of events heard when he last looked. */
const STORED = 'pelagos-seen';
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

function all(shelf: Shelf): Record<string, number> {
  try {
    return JSON.parse(shelf.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function nameOf(game: string, seat: number | null): string {
  return `${game}:${seat ?? 'watch'}`;
}

/** Null for somebody who has never been here. */
export function lastSeen(game: string, seat: number | null, shelf: Shelf = localStorage): number | null {
  return all(shelf)[nameOf(game, seat)] ?? null;
}

export function noteSeen(game: string, seat: number | null, heard: number, shelf: Shelf = localStorage): void {
  shelf.setItem(STORED, JSON.stringify({ ...all(shelf), [nameOf(game, seat)]: heard }));
}
