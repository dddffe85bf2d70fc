// Written by tools/page_types.py: change the types of Python, then run it anew.

/** One against one, all against all, in teams. */
export type RatingMode = 'duel' | 'free' | 'teams';

/** Somebody on a list: an account by its name, a bot by its level and version. */
export interface RatedName {
  /** Empty for a bot, and for somebody who is not shown: their account is deleted or banned. */
  name: string;
  /** The level of a bot; empty for people. */
  bot: string;
  version: string;
}

/** How strong whoever plays at a seat of a rated table is, or was when the game was counted. */
export interface SeatRating {
  seat: number;
  who: RatedName;
  rating: number;
  deviation: number;
  /** Too few games to trust it. */
  provisional: boolean;
  /** In points, what the game has changed; null until it is counted, and where it does not count. */
  change: number | null;
}

export interface RankedPlayer {
  rank: number;
  who: RatedName;
  rating: number;
  deviation: number;
  games: number;
}

export interface LeaderboardSummary {
  title: string;
  mode: RatingMode;
  /** Who have played there. */
  people: number;
  /** Those of them whose ratings are trusted. */
  ranked: number;
  best: RankedPlayer[];
}

export interface Leaderboard {
  title: string;
  mode: RatingMode;
  ranked: number;
  rows: RankedPlayer[];
  /** Anchors of the scale, best first; they have no number among people. */
  bots: RankedPlayer[];
  /** Where the next page begins. */
  next: number | null;
}

export interface OwnRating {
  title: string;
  mode: RatingMode;
  rating: number;
  deviation: number;
  provisional: boolean;
  rank: number | null;
  games: number;
  won: number;
  /** First places that were shared with another side. */
  shared: number;
  lost: number;
  last: number;
}

/** Head to head: the games in which they met on different sides. */
export interface HeadToHead {
  who: RatedName;
  ahead: number;
  level: number;
  behind: number;
}

export interface Profile {
  name: string;
  created: number;
  ratings: OwnRating[];
  /** Those met most first. */
  opponents: HeadToHead[];
}

/** A seat of a counted game. */
export interface RatedPlayer {
  seat: number;
  who: RatedName;
  side: number;
  place: number;
  /** They gave up, or were gone at the end. */
  absent: boolean;
  /** Before the game. */
  rating: number;
  change: number;
}

export interface RatedGame {
  game: string;
  /** Games are counted one after the other. */
  number: number;
  title: string;
  mode: RatingMode;
  variant: string;
  ended: number;
  /** Can its table still be looked at? */
  kept: boolean;
  players: RatedPlayer[];
}

/** After a game: when it ended, the rating, its deviation. */
export type RatingPoint = [at: number, rating: number, deviation: number];
