/** Cards of tables: what lists show, and how the own ones are put in order. */
import type { TableSummary } from '../../protocol/replies';
import { request, Refused, type Query } from '../../net/http';
import { signedInBefore } from '../account/account.svelte';
import { allKeys } from '../../net/keys';

export type List = 'open' | 'running' | 'over' | 'mine' | 'waiting' | 'post';
const AT_ONCE = 50;

export function list(which: List, query: Query = {}): Promise<TableSummary[]> {
  return request('GET /api/games', { query: { list: which, ...query } });
}

/** Keys in layers: a request takes one key for each table, and a device may have several. */
export function layers(keys: Record<string, string[]>): Record<string, string>[] {
  const deepest = Math.max(0, ...Object.values(keys).map((held) => held.length));
  return Array.from({ length: deepest }, (_, depth) => {
    const held = Object.entries(keys).flatMap(([game, all]) => (all[depth] ? [[game, all[depth]] as const] : []));
    return chunks(held, AT_ONCE).map((part) => Object.fromEntries(part));
  }).flat();
}

function chunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** One card for each table, with the seats of all who asked. */
export function merged(cards: TableSummary[]): TableSummary[] {
  const found = new Map<string, TableSummary>();
  for (const card of cards) {
    const other = found.get(card.game);
    const you = [...new Set([...(other?.you ?? []), ...(card.you ?? [])])].sort((a, b) => a - b);
    found.set(card.game, { ...other, ...card, you, waiting: Boolean(other?.waiting || card.waiting) });
  }
  return [...found.values()];
}

/** Those that wait for us, then those that run, are paused, have not begun; the newest first. By post or live. */
export function byUrgency(cards: TableSummary[]): TableSummary[] {
  const rank = ({ waiting, phase, paused }: TableSummary): number =>
    waiting ? 0 : phase === 'running' ? (paused ? 2 : 1) : phase === 'waiting' ? 3 : 4;
  const fresh = ({ touched, created }: TableSummary): number => touched ?? created;
  return [...cards].sort((a, b) => rank(a) - rank(b) || fresh(b) - fresh(a));
}

/** The tables of this device and of the account, if somebody is signed in. */
export async function mySummaries(): Promise<TableSummary[]> {
  const told = await Promise.all([byAccount('waiting'), byAccount('mine'), byKeys()]);
  return byUrgency(merged(told.flat()).filter(({ terms }) => !terms.lesson && !terms.puzzle && !terms.analysis));
}

/** The tables of which this device has keys. */
export async function byKeys(): Promise<TableSummary[]> {
  const asked = layers(allKeys()).map((games) => request('POST /api/cards', { body: { games } }));
  return (await Promise.all(asked)).flat();
}

/** The tables of the account; none if nobody is signed in. */
export async function byAccount(which: 'mine' | 'waiting' | 'post', query: Query = {}): Promise<TableSummary[]> {
  if (!signedInBefore()) return [];
  try {
    return await list(which, query);
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return [];
    throw error;
  }
}

/** One table, with all seats that this device or this account has there. */
export async function cardOf(game: string): Promise<TableSummary> {
  const keys = allKeys()[game] ?? [];
  const asked = [
    request('GET /api/games/{game}', { path: { game } }),
    ...keys.map((key) => request('GET /api/games/{game}', { path: { game }, key })),
  ];
  const told = await Promise.allSettled(asked);
  const cards = told.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []));
  const card = merged(cards)[0];
  if (!card) await asked[0];
  return card!;
}
