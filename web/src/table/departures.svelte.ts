/** Who has come and gone at a table since this device was last told. */
import type { ChairData } from '../protocol/messages';

const STORED = 'pelagos-departures';
const MOST_GAMES = 100;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface Departure {
  seat: number;
  name: string;
  /** `left`, `removed`, `resigned`, `out-of-time`; or `back`. */
  why: string;
  /** Does a bot play on there? */
  bot: boolean;
  key: string;
}

function held(store: Store): Record<string, string[]> {
  try {
    const read: unknown = JSON.parse(store.getItem(STORED) ?? '{}');
    return read !== null && typeof read === 'object' ? (read as Record<string, string[]>) : {};
  } catch {
    return {};
  }
}

export class Departures {
  /** What is to be told, the oldest first. */
  told: Departure[] = $state.raw([]);
  private before: Departure[] | null = null;

  constructor(
    private readonly game: string,
    private readonly store: Store = localStorage,
  ) {}

  /** As the chairs are now. Those who came back are told of only to whom it happens before their eyes. */
  note(chairs: ChairData[]): void {
    const gone = chairs.flatMap((chair, seat) => departed(chair, seat));
    const known = new Set(gone.map(({ key }) => key));
    const returned = (this.before ?? [])
      .filter(({ key, seat, name }) => !known.has(key) && chairs[seat]?.kind === 'person' && chairs[seat].name === name)
      .map((other) => ({ ...other, why: 'back', bot: false, key: `${other.key}:back` }));
    this.before = gone;
    const read = new Set(held(this.store)[this.game] ?? []);
    const still = this.told.filter(({ key, why }) => why === 'back' && !read.has(key));
    this.told = [...gone.filter(({ key }) => !read.has(key)), ...still, ...returned];
  }

  /** They have been read. */
  dismiss(): void {
    const all = held(this.store);
    const { [this.game]: read = [], ...others } = all;
    const kept = Object.entries(others).slice(-MOST_GAMES);
    const now = [...new Set([...read, ...this.told.map(({ key }) => key)])];
    this.store.setItem(STORED, JSON.stringify({ ...Object.fromEntries(kept), [this.game]: now }));
    this.told = [];
  }
}

function departed({ former, kind }: ChairData, seat: number): Departure[] {
  return (former ?? []).map(({ name, why, answers }) => ({
    seat,
    name,
    why,
    bot: kind === 'bot',
    key: `${seat}:${answers}:${why}`,
  }));
}
