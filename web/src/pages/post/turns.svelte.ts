/** The tables of those who play by post: where they are asked, since when, and how long they have left. */
import type { TableSummary } from '../../protocol/replies';
import { byAccount, byKeys, merged } from '../lobby/summaries';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const VISITED = 'pelagos-post-visited';
const FIRST_LOOK_BACK_MS = 7 * DAY_MS;
const SOON_MS = 6 * HOUR_MS;

export interface PostLists {
  turns: TableSummary[];
  others: TableSummary[];
  ended: TableSummary[];
}

/** Mine first, each list with what has waited longest on top; then what ended since, the newest on top. */
export function inLists(cards: TableSummary[], since: number): PostLists {
  const own = cards.filter(({ you }) => (you?.length ?? 0) > 0);
  const running = own.filter(({ phase }) => phase === 'running').sort((a, b) => asked(a) - asked(b));
  const ended = own.filter(({ phase, touched }) => phase === 'over' && (touched ?? 0) > since);
  return {
    turns: running.filter(({ waiting }) => waiting),
    others: running.filter(({ waiting }) => !waiting),
    ended: ended.sort((a, b) => (b.touched ?? 0) - (a.touched ?? 0)),
  };
}

export function asked({ asked_since, touched, created }: TableSummary): number {
  return asked_since ?? touched ?? created;
}

/** Of the account and of the seats of this device. */
export async function postTables(since: number): Promise<PostLists> {
  const told = await Promise.all([byAccount('post', { since }), byKeys()]);
  const lists = inLists(merged(told.flat()), since);
  turns.waiting = lists.turns;
  return lists;
}

class Turns {
  /** Tables that wait for us, the one that has waited longest first. */
  waiting: TableSummary[] = $state.raw([]);
}

export const turns = new Turns();

let looked = 0;

/** Only those that wait, and not again if that was done so lately. */
export async function lookForTurns(everyMs = 0): Promise<void> {
  if (Date.now() - looked < everyMs) return;
  looked = Date.now();
  const told = await Promise.all([byAccount('waiting'), byKeys()]);
  takeTurns(merged(told.flat()));
}

export function takeTurns(cards: TableSummary[]): void {
  turns.waiting = inLists(cards, 0).turns;
}

/** Somebody has answered there: no list need say so. */
export function noteAnswered(game: string): void {
  turns.waiting = turns.waiting.filter((table) => table.game !== game);
}

/** When somebody was last here: the same as long as their tab is open. */
export function lastVisit(now: number): number {
  const held = sessionStorage.getItem(VISITED);
  const last = held ?? localStorage.getItem(VISITED) ?? String(now - FIRST_LOOK_BACK_MS);
  sessionStorage.setItem(VISITED, last);
  localStorage.setItem(VISITED, String(now));
  return Number(last);
}

/** So many days, or hours, or minutes: the largest that there is one of. */
export function duration(ms: number, language: string): string {
  const [count, unit] =
    ms >= DAY_MS
      ? [ms / DAY_MS, 'day']
      : ms >= HOUR_MS
        ? [ms / HOUR_MS, 'hour']
        : [Math.max(1, ms / MINUTE_MS), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(count));
}

export function isSoon(deadline: number, now: number): boolean {
  return deadline - now < SOON_MS;
}
