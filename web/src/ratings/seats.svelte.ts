/** The ratings of those who sit at a rated table, asked for when somebody comes or the game is over. */
import type { SeatRating } from '../protocol/ratings';
import type { TableData } from '../protocol/messages';
import { request } from '../net/http';
import { isLocal } from '../net/transport';
import { here } from '../route.svelte';

const AGAIN_MS = [0, 1500, 5000];

export const seatRatings: { rows: SeatRating[] } = $state({ rows: [] });

/** What would make them others. */
export function occasion(table: Pick<TableData, 'terms' | 'chairs' | 'phase'>): string {
  if (isLocal || !table.terms.rated) return '';
  const people = table.chairs.map(({ kind, name, level }) => `${kind} ${name} ${level}`);
  return [here.route.game, table.phase, ...people].join('\n');
}

/** Ask now; when the game is over, again, since it is counted a moment later. Gives how to stop. */
export function follow(occasion: string): () => void {
  if (!occasion) {
    seatRatings.rows = [];
    return () => undefined;
  }
  const game = here.route.game;
  const over = occasion.split('\n')[1] === 'over';
  const timers = (over ? AGAIN_MS : [0]).map((wait) => setTimeout(() => void ask(game), wait));
  return () => timers.forEach(clearTimeout);
}

/** Ratings are an extra: a table without them is as good. */
async function ask(game: string): Promise<void> {
  const rows = await request('GET /api/games/{game}/ratings', { path: { game } }).catch(() => null);
  if (rows && here.route.game === game) seatRatings.rows = rows;
}
