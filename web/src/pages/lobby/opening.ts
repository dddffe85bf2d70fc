/** Making tables: what is sent to `POST /api/games`, and where to go then. */
import { post } from '../../net/http';
import { keep } from '../../net/keys';
import type { Pace, Terms } from '../../net/messages';
import type { TableCard } from './cards';
import type { TitleInfo, Variant } from './titles';

export interface ChairWanted {
  kind: 'me' | 'bot' | 'open';
  name?: string;
  level?: string;
}

export interface NewTable {
  title: string;
  seats: number;
  board: string;
  options: Record<string, string>;
  draw_board: boolean;
  chairs: ChairWanted[];
  terms: Terms;
  public: boolean;
  start: boolean;
  nonce: string;
}

export const NO_CLOCK: Pace = { kind: 'none', main: 0, step: 0, off: 0 };
const MINUTE = 60_000;
const DAY = 86_400_000;

export function livePace(minutes: number, seconds: number): Pace {
  return { kind: 'live', main: minutes * MINUTE, step: seconds * 1000, off: 0 };
}

export function postPace(days: number, bank: number, off: number): Pace {
  return { kind: 'post', main: bank * DAY, step: days * DAY, off: off * DAY };
}

/** The paces one can choose without thinking. */
export const PACES: Record<Pace['kind'], Pace> = { none: NO_CLOCK, live: livePace(30, 20), post: postPace(2, 3, 7) };

/** Minutes and seconds of a live pace, days of one by post. */
export function paceTold({ kind, main, step }: Pace): { minutes: number; seconds: number; days: number } {
  const live = kind === 'live';
  return { minutes: live ? main / MINUTE : 0, seconds: live ? step / 1000 : 0, days: live ? 0 : step / DAY };
}

export function usualTerms(title: TitleInfo, pace: Pace = NO_CLOCK): Terms {
  return { pace, out_of_time: 'bot', leaver: 'bot', level: title.bots[0] ?? 'novice', spectators: true };
}

/** A table with these chairs; it starts at once if nobody is waited for. */
export function tableOf(
  title: TitleInfo,
  [, seats, options]: Variant,
  chairs: ChairWanted[],
  more: Partial<NewTable> = {},
): NewTable {
  return {
    title: title.name,
    seats,
    board: '',
    options,
    draw_board: false,
    chairs,
    terms: usualTerms(title),
    public: false,
    start: chairs.every(({ kind }) => kind !== 'open'),
    nonce: '',
    ...more,
  };
}

export function againstBots(title: TitleInfo, variant: Variant, level: string, name: string): NewTable {
  const bots = Array.from({ length: variant[1] - 1 }, (): ChairWanted => ({ kind: 'bot', level }));
  return tableOf(title, variant, [{ kind: 'me', name }, ...bots]);
}

export function withFriends(title: TitleInfo, variant: Variant, name: string, pace: Pace, isPublic: boolean): NewTable {
  const open = Array.from({ length: variant[1] - 1 }, (): ChairWanted => ({ kind: 'open' }));
  return tableOf(title, variant, [{ kind: 'me', name }, ...open], { terms: usualTerms(title, pace), public: isPublic });
}

/** Everybody at one screen; where no name is given, a bot sits. */
export function onDevice(title: TitleInfo, variant: Variant, names: string[], level: string): NewTable {
  const chairs = Array.from({ length: variant[1] }, (_, seat): ChairWanted => {
    const name = names[seat]?.trim() ?? '';
    return name ? { kind: 'me', name } : { kind: 'bot', level };
  });
  return tableOf(title, variant, chairs);
}

/** The same game once more: our seats are ours again, bots stay, the others find their seats free. */
export function rematchOf(card: TableCard, mine: number[]): NewTable {
  const chairs = card.chairs.map(({ kind, name, level }, seat): ChairWanted => {
    if (mine.includes(seat)) return { kind: 'me', name };
    return kind === 'bot' ? { kind, level } : { kind: 'open' };
  });
  const start = mine.length > 0 && chairs.every(({ kind }) => kind !== 'open');
  const { title, seats, board, options, terms } = card;
  return {
    title,
    seats,
    board,
    options,
    draw_board: false,
    chairs,
    terms,
    public: card.public ?? false,
    start,
    nonce: '',
  };
}

/** The share in the dice of who makes the table. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes the table, keeps its keys, and gives the path to it. */
export async function open(wanted: NewTable): Promise<string> {
  const { game, keys } = await post<{ game: string; keys: Record<string, string> }>('/api/games', {
    ...wanted,
    nonce: nonce(),
  });
  if (Object.keys(keys).length > 0) keep(game, Object.values(keys));
  return `/game/${encodeURIComponent(game)}`;
}

/** A table from a record. */
export async function importRecord(record: string): Promise<string> {
  const { game, keys } = await post<{ game: string; keys: Record<string, string> }>('/api/games/import', {
    record,
    public: false,
  });
  if (Object.keys(keys).length > 0) keep(game, Object.values(keys));
  return `/game/${encodeURIComponent(game)}`;
}
