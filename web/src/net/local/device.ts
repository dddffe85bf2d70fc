/** The tables of this device. */
import type { TableSummary } from '../../protocol/replies';
import { refusal, request } from '../http';
import { allKeys } from '../keys';
import { fetchFrom } from './transport';

export function summariesOfDevice(): Promise<TableSummary[]> {
  const games = Object.fromEntries(Object.entries(allKeys()).map(([game, keys]) => [game, keys[0] ?? '']));
  return request('POST /api/cards', { body: { games } });
}

/** For good. A server has no such route: there tables belong to several people. */
export async function deleteTable(game: string, key: string): Promise<void> {
  const headers = { Authorization: `Seat ${key}` };
  const reply = await fetchFrom(`/api/games/${encodeURIComponent(game)}`, { method: 'DELETE', headers });
  if (!reply.ok) throw await refusal(reply);
}
