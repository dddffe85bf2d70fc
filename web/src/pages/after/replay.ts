/** The replay's address and pace. */

export const PACES = ['slow', 'normal', 'quick'] as const;
export type ReplayPace = (typeof PACES)[number];

/** How long a frame is shown. */
export const FRAME_MS: Record<ReplayPace, number> = { slow: 2200, normal: 900, quick: 250 };

export const ALL = 'all';

/** What a link to a move says: the frame, and through whose eyes. */
export interface MoveAddress {
  move: number | null;
  eyes: string;
}

/** Reads `?move=17&as=p2`; what is no number of a frame is none. */
export function addressOf(search: string, frames: number, seats: readonly string[]): MoveAddress {
  const query = new URLSearchParams(search);
  const told = query.get('move') ?? '';
  const eyes = query.get('as') ?? ALL;
  return {
    move: /^\d{1,7}$/.test(told) ? Math.min(frames, Number(told)) : null,
    eyes: eyes === 'watch' || seats.includes(eyes) ? eyes : ALL,
  };
}

export function addressFor(game: string, move: number, eyes: string): string {
  const query = new URLSearchParams({ move: String(move), ...(eyes !== ALL && { as: eyes }) });
  return `/game/${encodeURIComponent(game)}/after?${query.toString()}`;
}

/** Where a key leads from frame n; null if it is none of the replay's. */
export function steppedBy(key: string, n: number, frames: number): number | null {
  const goals: Record<string, number> = { ArrowLeft: n - 1, ArrowRight: n + 1, Home: 0, End: frames };
  const goal = goals[key];
  return goal === undefined ? null : Math.max(0, Math.min(frames, goal));
}
