/** From the last lesson of a course straight to a table: against the gentlest bots, as many as is usual. */
import { request } from '../net/http';
import { account } from '../pages/account/account.svelte';
import { againstBots, open } from '../pages/lobby/new-table';
import { usual } from '../pages/lobby/titles';
import { settings } from '../settings.svelte';
import type { Texts } from '../words/texts';

export async function firstGame(texts: Texts, name: string): Promise<string> {
  const title = (await request('GET /api/titles')).find((one) => one.name === name)!;
  const me = account.profile?.name ?? (settings.name || texts.say('page-guest'));
  return open(againstBots(title, usual(title), title.bots[0] ?? '', me));
}
