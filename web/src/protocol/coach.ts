// Written by tools/page_types.py: change the types of Python, then run it anew.

/** Its sentence is the message `coach-<name>`. */
export interface RemarkData {
  name: string;
  /** What the numbers mean: `name`, or `name:domain` for a number that has words. */
  params: string[];
  numbers: number[];
}

export interface SuggestionData {
  say: string;
  reasons: RemarkData[];
  /** Short labels: of an offer, what its turn would bring. */
  brings: RemarkData[];
  warnings: RemarkData[];
}

export interface AdviceReply {
  goal: RemarkData[];
  phase: RemarkData[];
  /** What rivals did since the own last answer. */
  news: RemarkData[];
  threats: RemarkData[];
  /** The best first; none for whoever is not asked. */
  suggestions: SuggestionData[];
  sure: RemarkData[];
}

export type SaidBy = [seat: number, phrase: string];

/** An answer as the search sees it. */
export interface ThoughtData {
  say: string;
  /** Of winning after it, in ten-thousandths; -1 if nothing was compared. */
  chance: number;
  playouts: number;
  /** How it expects people to go on. */
  goes_on: SaidBy[];
}

export interface OpinionReply {
  /** The best first. */
  answers: ThoughtData[];
  /** The seat that wins most where the one that is asked does not, or -1. */
  feared: number;
}

export interface WarningsReply {
  warnings: RemarkData[];
}
