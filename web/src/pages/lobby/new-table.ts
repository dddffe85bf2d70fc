/** Making tables: what is sent to `POST /api/games`, and where to go then. */
import type { TermsData, TimeControlData } from '../../protocol/messages';
import type { TitleData, Variant } from '../../protocol/replies';
import type { AnyCommand, ChairRequest, NewTable } from '../../protocol/requests';
import { rememberCommitment } from '../../net/commitments';
import { request } from '../../net/http';
import { keep } from '../../net/keys';
import { noteGame, usualLevel } from '../../bot-level';

/** A new table with nothing left open. */
export type WholeTable = Required<NewTable>;

export const NO_CLOCK: TimeControlData = { kind: 'none', main: 0, step: 0, off: 0 };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export function liveControl(minutes: number, seconds: number): TimeControlData {
  return { kind: 'live', main: minutes * MINUTE_MS, step: seconds * 1000, off: 0 };
}

export function postControl(days: number, bank: number, off: number): TimeControlData {
  return { kind: 'post', main: bank * DAY_MS, step: days * DAY_MS, off: off * DAY_MS };
}

/** The paces one can choose without thinking. */
export const PACES: Record<TimeControlData['kind'], TimeControlData> = {
  none: NO_CLOCK,
  live: liveControl(30, 20),
  post: postControl(2, 3, 7),
};

/** Minutes and seconds of a live pace, days of one by post. */
export function timesOf({ kind, main, step }: TimeControlData): { minutes: number; seconds: number; days: number } {
  const live = kind === 'live';
  return { minutes: live ? main / MINUTE_MS : 0, seconds: live ? step / 1000 : 0, days: live ? 0 : step / DAY_MS };
}

export function usualTerms(title: TitleData, pace: TimeControlData = NO_CLOCK): TermsData {
  return {
    pace,
    out_of_time: 'bot',
    leaver: 'bot',
    level: usualLevel(title.bots),
    spectators: true,
    coach: true,
    newcomers: 'invited',
  };
}

/** A table with these chairs; it starts at once if nobody is waited for. */
export function tableOf(
  title: TitleData,
  [, seats, options]: Variant,
  chairs: ChairRequest[],
  more: Partial<WholeTable> = {},
): WholeTable {
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

export function againstBots(
  title: TitleData,
  variant: Variant,
  level: string,
  name: string,
  practice = false,
): WholeTable {
  const bots = Array.from({ length: variant[1] - 1 }, (): ChairRequest => ({ kind: 'bot', level }));
  const terms: TermsData = practice ? { ...usualTerms(title), newcomers: 'nobody', practice } : usualTerms(title);
  return tableOf(title, variant, [{ kind: 'me', name }, ...bots], { terms });
}

export function withFriends(
  title: TitleData,
  variant: Variant,
  name: string,
  pace: TimeControlData,
  isPublic: boolean,
): WholeTable {
  const open = Array.from({ length: variant[1] - 1 }, (): ChairRequest => ({ kind: 'open' }));
  return tableOf(title, variant, [{ kind: 'me', name }, ...open], { terms: usualTerms(title, pace), public: isPublic });
}

/** Everybody at one screen; where no name is given, a bot sits. */
export function onDevice(title: TitleData, variant: Variant, names: string[], level: string): WholeTable {
  const chairs = Array.from({ length: variant[1] }, (_, seat): ChairRequest => {
    const name = names[seat]?.trim() ?? '';
    return name ? { kind: 'me', name } : { kind: 'bot', level };
  });
  return tableOf(title, variant, chairs);
}

/** A share in the dice. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Makes the table, keeps its keys, and gives the path to it. The server must be committed to the dice before it knows
 * our share, so the share of each of our seats goes after the table, and the start after that.
 */
export async function open(wanted: NewTable, club = ''): Promise<string> {
  const body = { ...wanted, nonce: '', start: false };
  const { game, keys, commit } = await (club
    ? request('POST /api/clubs/{club}/games', { path: { club }, body })
    : request('POST /api/games', { body }));
  if (Object.keys(keys).length > 0) keep(game, Object.values(keys));
  rememberCommitment(game, commit);
  if ((wanted.chairs ?? []).some(({ kind }) => kind === 'me')) noteGame(game);
  const mine = (wanted.chairs ?? []).flatMap(({ kind }, seat) => (kind === 'me' ? [keys[seat] ?? ''] : []));
  const act = (body: AnyCommand, key: string) => request('POST /api/games/{game}/do', { path: { game }, body, key });
  for (const key of mine) await act({ do: 'nonce', nonce: nonce() }, key);
  if (wanted.start) await act({ do: 'start' }, mine[0] ?? '');
  return `/game/${encodeURIComponent(game)}`;
}

/**
 * A table from a record. Where the bots of a game have come with it, there is one chair for whoever brings it, and it
 * goes on at once; otherwise people sit down first.
 */
export async function importRecord(record: string, name: string): Promise<string> {
  const { game, keys } = await request('POST /api/games/import', { body: { record, public: false } });
  if (Object.keys(keys).length > 0) keep(game, Object.values(keys));
  const key = keys['owner'] ?? '';
  const { phase, chairs } = await request('GET /api/games/{game}', { path: { game }, key });
  const free = chairs.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  if (phase === 'waiting' && free.length === 1) {
    const act = (body: AnyCommand) => request('POST /api/games/{game}/do', { path: { game }, body, key });
    await act({ do: 'sit', seat: free[0]!, name, nonce: nonce() });
    await act({ do: 'start' });
    noteGame(game);
  }
  return `/game/${encodeURIComponent(game)}`;
}
