/** The table that was looked at last on this device: other pages lead back to it. */
const STORED = 'pelagos-last-table';

export function noteTable(game: string): void {
  localStorage.setItem(STORED, game);
}

export function lastTable(): string {
  return localStorage.getItem(STORED) ?? '';
}
