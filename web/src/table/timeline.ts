/** The past of a game, frame by frame, fetched in stretches. */
import type { GameEvent, GameView } from '../protocol/messages';
import type { HistoryFrame } from '../protocol/replies';
import type { Api } from '../net/api';
import { patched } from '../net/patch';

export interface Moment {
  n: number;
  /** The word of who said it; nature's is no seat's. */
  who: string | null;
  said: string | null;
  events: GameEvent[];
  view: GameView;
}

const FRAMES_AT_ONCE = 40;

export class Timeline {
  private readonly moments = new Map<number, Moment>();

  constructor(private readonly api: Pick<Api, 'history'>) {}

  /** The game after so many answers. */
  async at(n: number): Promise<Moment | null> {
    if (!this.moments.has(n)) {
      const from = Math.max(0, n - (n % FRAMES_AT_ONCE));
      for (const moment of expanded(await this.api.history(from, from + FRAMES_AT_ONCE)))
        this.moments.set(moment.n, moment);
    }
    return this.moments.get(n) ?? null;
  }
}

/** Every frame with its whole view. */
export function expanded(frames: HistoryFrame[]): Moment[] {
  let view: unknown = null;
  return frames.map(({ n, who, said, events, view: told }) => {
    view = Array.isArray(told) ? patched(view, told) : told;
    return { n, who, said, events, view: view as GameView };
  });
}
