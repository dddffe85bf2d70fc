/** Cards of tables: what lists show, and how the own ones are put in order. */
import { get, post, Refused } from '../../net/http';
import { signedInBefore } from '../account/account.svelte';
import { allKeys } from '../../net/keys';
import type { Chair, Plain, Terms } from '../../net/messages';

export interface TableCard {
  game: string;
  title: string;
  variant: string;
  seats: number;
  board: string;
  options: Record<string, string>;
  phase: 'waiting' | 'running' | 'over';
  public?: boolean;
  created: number;
  touched?: number;
  chairs: Chair[];
  terms: Terms;
  ending: { how: string; places: number[] } | null;
  /** The seats of who asks. */
  you?: number[];
  waiting?: boolean;
  asked?: number | null;
  answers?: number;
  [more: string]: Plain | undefined | object;
}

export type List = 'open' | 'running' | 'over' | 'mine' | 'waiting';
const AT_ONCE = 50;

export function list(which: List, before = 0): Promise<TableCard[]> {
  return get(`/api/games?list=${which}${before ? `&before=${before}` : ''}`);
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
export function merged(cards: TableCard[]): TableCard[] {
  const found = new Map<string, TableCard>();
  for (const card of cards) {
    const other = found.get(card.game);
    const you = [...new Set([...(other?.you ?? []), ...(card.you ?? [])])].sort((a, b) => a - b);
    found.set(card.game, { ...other, ...card, you, waiting: Boolean(other?.waiting || card.waiting) });
  }
  return [...found.values()];
}

/** Those that wait for us, then those that run, then those that have not begun; the newest first. */
export function byUrgency(cards: TableCard[]): TableCard[] {
  const rank = ({ waiting, phase }: TableCard): number =>
    waiting ? 0 : phase === 'running' ? 1 : phase === 'waiting' ? 2 : 3;
  const fresh = ({ touched, created }: TableCard): number => touched ?? created;
  return [...cards].sort((a, b) => rank(a) - rank(b) || fresh(b) - fresh(a));
}

/** The tables of this device and of the account, if somebody is signed in. */
export async function myCards(): Promise<TableCard[]> {
  const asked = layers(allKeys()).map((games) => post<TableCard[]>('/api/cards', { games }));
  const told = await Promise.all([ofAccount('waiting'), ofAccount('mine'), ...asked]);
  return byUrgency(merged(told.flat()));
}

async function ofAccount(which: 'mine' | 'waiting'): Promise<TableCard[]> {
  if (!signedInBefore()) return [];
  try {
    return await list(which);
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return [];
    throw error;
  }
}

/** One table, with all seats that this device or this account has there. */
export async function cardOf(game: string): Promise<TableCard> {
  const keys = allKeys()[game] ?? [];
  const asked = [
    get<TableCard>(`/api/games/${encodeURIComponent(game)}`),
    ...keys.map((key) => get<TableCard>(`/api/games/${encodeURIComponent(game)}`, key)),
  ];
  const told = await Promise.allSettled(asked);
  const cards = told.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : []));
  const card = merged(cards)[0];
  if (!card) await asked[0];
  return card!;
}
