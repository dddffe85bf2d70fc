/** The way to the table of an analysis, and on from there. */
import { request } from '../net/http';
import { keep } from '../net/keys';
import type { Opened } from '../protocol/replies';

function pathOf({ game, keys }: Opened): string {
  if (Object.keys(keys).length > 0) keep(game, Object.values(keys));
  return `/game/${encodeURIComponent(game)}`;
}

/** A finished game from so many answers on, or one's own against bots as it stands. */
export async function analysisOf(game: string, key: string, at = -1): Promise<string> {
  return pathOf(await request('POST /api/games/{game}/analyses', { path: { game }, body: { at }, key }));
}

export async function analysisOfRecord(record: string): Promise<string> {
  return pathOf(await request('POST /api/analyses', { body: { record } }));
}

export async function playOn(game: string, key: string, seat: number, level: string): Promise<string> {
  return pathOf(await request('POST /api/games/{game}/play-on', { path: { game }, body: { seat, level }, key }));
}
