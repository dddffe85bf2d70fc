/** The games that are played on this device as a guest, and how they become the account's. */
import { request } from '../../net/http';
import { allKeys, forget } from '../../net/keys';
import type { Texts } from '../../words/texts';
import { list } from '../lobby/summaries';

const AT_ONCE = 50;
const MOST_KEYS = 16;

export interface Carried {
  taken: number;
  /** Why some stay a guest's, each sentence once. */
  kept: string[];
}

/** The tables of which this device has a key; where the account sits already, other seats keep theirs. */
export async function guestGames(signedIn: boolean): Promise<string[]> {
  const games = Object.entries(allKeys()).flatMap(([game, keys]) => (keys.length > 0 ? [game] : []));
  if (!signedIn || games.length === 0) return games;
  const mine = new Set((await list('mine')).filter(({ you }) => (you?.length ?? 0) > 0).map(({ game }) => game));
  return games.filter((game) => !mine.has(game));
}

/** In sentences. */
export function carriedTold(texts: Texts, { taken, kept }: Carried): string[] {
  return [
    texts.say('lobby-guest-games-taken', { count: taken }),
    ...kept.map((why) => texts.say('lobby-guest-games-kept', { why })),
  ];
}

export async function carryOver(games: string[]): Promise<Carried> {
  const keys = allKeys();
  const carried: Carried = { taken: 0, kept: [] };
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const part = games.slice(from, from + AT_ONCE);
    const sent = Object.fromEntries(part.map((game) => [game, (keys[game] ?? []).slice(0, MOST_KEYS)]));
    for (const { game, key, code, says } of await request('POST /api/account/adopt', { body: { games: sent } })) {
      if (key !== undefined) {
        carried.taken += 1;
        forget(game, key);
      } else if (code === 'no-such-table' || code === 'no-guest-here') {
        for (const old of keys[game] ?? []) forget(game, old);
      } else if (says !== undefined && !carried.kept.includes(says)) carried.kept.push(says);
    }
  }
  return carried;
}
