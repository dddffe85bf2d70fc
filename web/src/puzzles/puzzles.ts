/** The puzzles there are, and the way to the table of one. */
import type { PuzzleSummary, TitlePuzzles } from '../protocol/puzzles';
import { request } from '../net/http';
import { keep } from '../net/keys';
import { account } from '../pages/account/account.svelte';
import { settings } from '../settings.svelte';
import type { Texts } from '../words/texts';
import { solved } from './solved.svelte';

const DAY_MS = 86_400_000;
let asked: { day: number; lists: Promise<TitlePuzzles[]> } | null = null;

/** Days are counted from 1970, everywhere alike. */
export function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

/** They are the same until the next day, which has another puzzle of the day. */
export function puzzleLists(): Promise<TitlePuzzles[]> {
  if (asked?.day !== today()) asked = { day: today(), lists: request('GET /api/puzzles') };
  return asked.lists.catch((error: unknown) => {
    asked = null;
    throw error;
  });
}

export function puzzleId(title: string, puzzle: string): string {
  return `${title}/${puzzle}`;
}

/** Which puzzles are wanted: of this theme, or of any. */
export function ofTheme(puzzles: readonly PuzzleSummary[], theme: string): PuzzleSummary[] {
  return puzzles.filter(({ themes }) => theme === '' || themes.includes(theme));
}

/** The themes of these puzzles, each once, with how many there are. */
export function themesOf(puzzles: readonly PuzzleSummary[]): [string, number][] {
  const counted = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counted.set(theme, (counted.get(theme) ?? 0) + 1);
  return [...counted].sort(([, one], [, other]) => other - one);
}

/** The next that was not tried yet, the easier ones first; when all were tried, those that were missed come again. */
export function nextOf(
  title: string,
  puzzles: readonly PuzzleSummary[],
  theme: string,
  after = '',
): PuzzleSummary | undefined {
  const wanted = ofTheme(puzzles, theme).filter(({ name }) => name !== after);
  const untried = wanted.filter(({ name }) => !solved.of(puzzleId(title, name)));
  const missed = wanted.filter(({ name }) => solved.of(puzzleId(title, name))?.solved === false);
  return untried[0] ?? missed[0] ?? wanted[0];
}

/** The path to a table at which the puzzle is asked. */
export async function tableOf(texts: Texts, title: string, puzzle: string): Promise<string> {
  const name = account.profile?.name ?? (settings.name || texts.say('page-guest'));
  const { game, keys } = await request('POST /api/puzzles/{title}/{puzzle}', {
    path: { title, puzzle },
    body: { name },
  });
  if (Object.keys(keys).length > 0) keep(game, Object.values(keys));
  return `/game/${encodeURIComponent(game)}`;
}
