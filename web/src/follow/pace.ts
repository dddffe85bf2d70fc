/** How quickly what has happened is shown. */

export const PACES = ['slow', 'normal', 'quick', 'off'] as const;
export type Pace = (typeof PACES)[number];

export interface Tempo {
  /** A motion takes so long at most. */
  motionMs: number;
  /** After a step everything rests so long, so that it can be read. */
  restMs: number;
}

export const LONGEST_MOTION_MS = 600;

export const TEMPOS: Record<Exclude<Pace, 'off'>, Tempo> = {
  slow: { motionMs: LONGEST_MOTION_MS, restMs: 1300 },
  normal: { motionMs: 450, restMs: 600 },
  quick: { motionMs: 240, restMs: 160 },
};
