/** What `GET /api/games/{game}/report` tells of a finished game; see docs/howto/study.md. */

export interface Curve {
  /** The id of its name. */
  figure: string;
  /** Who has it: a domain of people, and their words. */
  by: string;
  of: string[];
  /** For each of them a point as every cycle began, and one for the end. */
  points: number[][];
}

export interface Luck {
  seat: string;
  count: number;
  actual: number;
  expected: number;
  luck: number;
  z: number;
  /** The id of a sentence. */
  says: string;
}

export interface Fought {
  /** The frame that shows it begin. */
  at: number;
  kind: string;
  domain: string;
  place: string;
  attacker: string;
  defender: string;
  win: number;
  loss: number;
  nobody_left: number;
  won: string | null;
}

export interface Report {
  title: string;
  variant: string;
  seats: string[];
  places: number[] | null;
  winners: string[];
  answers: number;
  decisions: number;
  period: string;
  periods: number;
  curves?: Curve[];
  dice?: Luck[] | null;
  wins?: Luck[];
  battles?: Fought[];
}

/** Seats in the order of their places, ties in the order of seats. */
export function ranking(places: number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
}
