// Written by tools/page_types.py: change the types of Python, then run it anew.

export interface ChancesAt {
  /** The frame that shows it. */
  at: number;
  /** By side, in millionths; together they are certain. */
  chances: number[];
}

export interface SwingData {
  at: number;
  kind: 'choice' | 'luck';
  /** Who decided. */
  seat: string | null;
  /** By side, in millionths. */
  changes: number[];
}

/** What became of a side's chance: `start`, `luck` and what every seat did make `end`. */
export interface SideTotalData {
  side: number;
  start: number;
  end: number;
  luck: number;
  by_seat: number[];
}

/** Its sentence is `bots-why-<name>`. */
export interface VerdictReason {
  kind: string;
  /** What the numbers mean: `name`, or `name:domain` for a number that has words. */
  params: string[];
  numbers: number[];
}

export interface SpokenPart {
  seat: string;
  said: string;
}

/** A decision that is worth telling of, judged by what its seat knew. */
export interface VerdictData {
  kind: 'mistake' | 'inaccuracy' | 'find';
  at: number;
  seat: string;
  said: string;
  /** The best other answer. */
  best: string;
  /** By how much it wins more often, in millionths; at a find below nothing. */
  loss: number;
  chance: number;
  why: VerdictReason | null;
  /** How the game may go on after the best answer. */
  line: SpokenPart[];
}

export interface StudyData {
  title: string;
  seats: string[];
  /** By seat, the number of its side. */
  sides: number[];
  curve: ChancesAt[];
  swings: SwingData[];
  totals: SideTotalData[];
  verdicts: VerdictData[];
  decisions: number[];
  /** By seat, what it lost by mistakes and inaccuracies. */
  losses: number[];
  /** The frames of the largest mistakes. */
  largest: number[];
}

export interface StudyReply {
  /** None for a title without a value model. */
  study: StudyData | null;
}

export interface PlaceData {
  domain: string;
  word: string;
}

/** What can be attacked from where the pieces lie, with whatever god, gold or card that takes. */
export interface TargetsReply {
  /** Places of rivals, by one's own pieces. */
  attackable: PlaceData[];
  /** One's own places, by the pieces of rivals. */
  threatened: PlaceData[];
}
