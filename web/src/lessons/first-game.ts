/** From the last lesson of a course straight to a table: against the gentlest bots, as many as in the lesson. */
import { request } from '../net/http';
import { account } from '../pages/account/account.svelte';
import { againstBots, open } from '../pages/lobby/new-table';
import { usual } from '../pages/lobby/titles';
import { settings } from '../settings.svelte';
import type { TitleData, Variant } from '../protocol/replies';
import type { Texts } from '../words/texts';

export async function firstGame(texts: Texts, name: string, seats: number): Promise<string> {
  const title = (await request('GET /api/titles')).find((one) => one.name === name)!;
  const me = account.profile?.name ?? (settings.name || texts.say('page-guest'));
  return open(againstBots(title, asTaught(title, seats), title.bots[0] ?? '', me));
}

/** The first way to play with so many seats: whoever has just learnt on a board of that size meets no larger one. */
export function asTaught(title: TitleData, seats: number): Variant {
  return title.variants.find(([, count]) => count === seats) ?? usual(title);
}
