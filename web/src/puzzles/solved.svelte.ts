/** Which puzzles were tried on this device, and how many in a row were found at once. */

const STORED = 'pelagos-puzzles';
const THEME = 'pelagos-puzzle-theme';

/** The first answer counts; what was found later is for learning. */
export interface Tried {
  /** Was the first answer right? */
  solved: boolean;
  /** The day, counted from 1970. */
  day: number;
}

interface Kept {
  tried: Record<string, Tried>;
  streak: number;
  best: number;
  /** By title, the days whose puzzle was solved at once, one after the other, and the last of them. */
  daily: Record<string, { days: number; last: number }>;
}

const NONE: Kept = { tried: {}, streak: 0, best: 0, daily: {} };

function read(): Kept {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(STORED) ?? 'null') as Kept | null) };
  } catch {
    return NONE;
  }
}

class Solved {
  private kept: Kept = $state.raw(read());
  /** Of which theme the next puzzle is to be; any if it is empty. */
  theme: string = $state(localStorage.getItem(THEME) ?? '');

  get streak(): number {
    return this.kept.streak;
  }

  get best(): number {
    return this.kept.best;
  }

  of(puzzle: string): Tried | undefined {
    return this.kept.tried[puzzle];
  }

  count(title: string): number {
    return Object.entries(this.kept.tried).filter(([id, { solved }]) => solved && id.startsWith(`${title}/`)).length;
  }

  /** So many days in a row, if the last was yesterday or today. */
  days(title: string, today: number): number {
    const found = this.kept.daily[title];
    return found && found.last >= today - 1 ? found.days : 0;
  }

  choose(theme: string): void {
    this.theme = theme;
    localStorage.setItem(THEME, theme);
  }

  /** The first answer to a puzzle. One that was tried before counts no more. */
  note(puzzle: string, isSolved: boolean, day: number): void {
    if (this.kept.tried[puzzle]) return;
    const streak = isSolved ? this.kept.streak + 1 : 0;
    this.keep({
      ...this.kept,
      tried: { ...this.kept.tried, [puzzle]: { solved: isSolved, day } },
      streak,
      best: Math.max(this.kept.best, streak),
    });
  }

  /** The puzzle of a day was answered: only the first answer of the day counts. */
  noteDaily(title: string, isSolved: boolean, day: number): void {
    const known = this.kept.daily[title];
    if (known?.last === day) return;
    const days = isSolved ? (known?.last === day - 1 ? known.days + 1 : 1) : 0;
    this.keep({ ...this.kept, daily: { ...this.kept.daily, [title]: { days, last: day } } });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    localStorage.setItem(STORED, JSON.stringify(kept));
  }
}

export const solved = new Solved();
