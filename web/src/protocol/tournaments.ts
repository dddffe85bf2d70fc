// Written by tools/page_types.py: change the types of Python, then run it anew.
import type { TermsRequest } from './requests';
import type { TermsData } from './messages';

export type TournamentFormat = 'swiss' | 'groups' | 'knockout' | 'league';

export type TournamentPhase = 'registration' | 'running' | 'over' | 'cancelled';

export type AnyOrganiserAct =
  StartTournament | PairRound | SetResult | WithdrawEntrant | SubstituteEntrant | AddBot | CancelTournament;

export type TournamentAct =
  'start' | 'pair' | 'result' | 'withdraw' | 'substitute' | 'bot' | 'cancel' | 'over' | 'enter' | 'leave' | 'season';

/** Numbers that a format does not use are left out. */
export interface PlanRequest {
  format: TournamentFormat;
  most?: number;
  least?: number;
  rounds?: number;
  group?: number;
  advance?: number;
  move?: number;
}

export interface NewTournament {
  name: string;
  title: string;
  plan: PlanRequest;
  board?: string;
  options?: Record<string, string>;
  terms?: TermsRequest;
  listed?: boolean;
  /** Only its members see it then. */
  club?: string;
  /** Is the next round paired as soon as the last game of a round is over? */
  automatic?: boolean;
}

/** A share in the draw, to which the server is committed already. */
export interface TournamentEntry {
  nonce?: string;
}

/** Of a league that is over: everybody who has not withdrawn is registered, where they stand now. */
export interface NextSeason {
  name: string;
}

export interface StartTournament {
  do: 'start';
  note?: string;
}

export interface PairRound {
  do: 'pair';
  note?: string;
}

/** Of a table of the latest round, counted from 0: the place of every seat. */
export interface SetResult {
  do: 'result';
  table: number;
  places: number[];
  note: string;
}

export interface WithdrawEntrant {
  do: 'withdraw';
  entrant: number;
  note?: string;
}

/** Somebody with an account plays on in the place of an entrant. */
export interface SubstituteEntrant {
  do: 'substitute';
  entrant: number;
  name: string;
  note?: string;
}

export interface AddBot {
  do: 'bot';
  level: string;
  note?: string;
}

export interface CancelTournament {
  do: 'cancel';
  note?: string;
}

export interface PlanData {
  format: TournamentFormat;
  most: number;
  least: number;
  rounds: number;
  group: number;
  advance: number;
  move: number;
}

export interface TournamentSummary {
  id: string;
  name: string;
  title: string;
  plan: PlanData;
  phase: TournamentPhase;
  created: number;
  entrants: number;
  /** So many were paired. */
  rounds: number;
  /** Does whoever asks take part? */
  entered: boolean;
}

export interface EntrantData {
  number: number;
  /** Of an account; empty for a bot. */
  name: string;
  /** Of a bot; empty for a person. */
  level: string;
  withdrawn: boolean;
}

export interface TableOfRound {
  game: string;
  /** Entrants, by seat. */
  seats: number[];
  /** By seat; empty until the game is over. */
  places: number[];
  adjusted: boolean;
  /** The game ended without places, or is gone: the organiser decides. */
  unknown: boolean;
}

export interface RoundData {
  stage: TournamentFormat;
  tables: TableOfRound[];
  byes: number[];
  walkovers: number[];
}

/** Points in shares of 120 for a table; the tie-breaks as `pelagos.tournaments.scoring` tells them. */
export interface ScoreData {
  entrant: number;
  points: number;
  opponents: number;
  beaten: number;
  direct: number;
  wins: number;
  games: number;
  byes: number;
}

export interface StandingsData {
  stage: TournamentFormat;
  /** Of the group or division, from 1; 0 where there is but one list. */
  number: number;
  scores: ScoreData[];
}

export interface LogLine {
  at: number;
  /** The name of an account; empty for the server, or where the account is gone. */
  by: string;
  act: TournamentAct;
  facts: Record<string, number>;
  note: string;
}

export interface TournamentData {
  id: string;
  name: string;
  title: string;
  plan: PlanData;
  terms: TermsData;
  phase: TournamentPhase;
  created: number;
  /** Empty where it belongs to none. */
  club: string;
  organiser: string;
  /** Is it whoever asks? */
  organises: boolean;
  listed: boolean;
  automatic: boolean;
  /** The number of whoever asks, if they take part. */
  you: number | null;
  commit: string;
  /** Empty until registration is over. */
  secret: string;
  order: number[];
  entrants: EntrantData[];
  rounds: RoundData[];
  standings: StandingsData[];
  log: LogLine[];
}
