// Written by tools/page_types.py: change the types of Python, then run it anew.

export interface PuzzleSummary {
  name: string;
  themes: string[];
  stars: number;
}

export interface TitlePuzzles {
  title: string;
  puzzles: PuzzleSummary[];
  /** The name of the puzzle of today, which is the same for everybody. */
  daily: string;
}
