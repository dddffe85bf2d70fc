// Written by tools/page_types.py: change the types of Python, then run it anew.
import type { ChairData } from './messages';
import type { CardNeeds } from './replies';

export interface CurveData {
  /** The id of its name. */
  figure: string;
  /** Who has it: a domain of people. */
  by: string;
  /** The words of that domain. */
  of: string[];
  /** For each of them a point as every cycle began, and one for the end. */
  points: number[][];
}

export interface LuckData {
  seat: string;
  count: number;
  actual: number;
  expected: number;
  luck: number;
  z: number;
  /** The id of a sentence. */
  says: string;
}

export interface BattleReport {
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
  /** Of the attacker. */
  needs: CardNeeds | null;
  fought_out: boolean;
  won: string | null;
}

/** A moment at which a game turned. */
export interface TurningPoint {
  /** The frame that shows it. */
  at: number;
  kind: 'lead' | 'loss' | 'upset' | 'gain';
  by: string;
  who: string;
  /** How much they have of the figure then; of an upset, the chance in percent that its winner had. */
  count: number;
  figure: string;
}

export interface ReportData {
  title: string;
  variant: string;
  seats: string[];
  places: number[] | null;
  winners: string[];
  how: 'played' | 'agreed' | 'deserted' | 'learnt' | 'moved';
  /** Who sat where in the end, and who had given a seat up. */
  chairs: ChairData[];
  answers: number;
  decisions: number;
  period: string;
  periods: number;
  curves?: CurveData[];
  dice?: LuckData[] | null;
  wins?: LuckData[];
  battles?: BattleReport[];
  turning_points?: TurningPoint[];
}

export type WeightedPhrase = [phrase: string, weight: number];

/** What nature said at one draw, and what she could have said. */
export interface DrawnOutcome {
  said: string;
  options: WeightedPhrase[];
}

/** Were the dice right? All but the first is told of a sealed game. */
export interface SealReport {
  sealed: boolean;
  commit?: string;
  secret?: string;
  nonces?: Record<string, string>;
  checked?: number;
  right?: boolean;
  /** The code of what is wrong. */
  fault?: string;
  outcomes?: DrawnOutcome[];
}
