/** The messages of docs/protocol.md, as far as the page reads them. */

export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };

/** By names of parts or numbers of entries what changes there; or `[value]`; or `[first, last, items]` of a list. */
export type Change = { [name: string]: Change } | [value: unknown] | [first: number, last: number, items: unknown[]];

/** An event: its name and its numbers. */
export type GameEvent = [name: string, ...numbers: number[]];

export interface Setup {
  seats: number;
  board: string;
  options: Record<string, string>;
}

/** A task of the agenda: its name and its arguments. */
export type Task = [name: string, arguments: Record<string, Plain>];

/** Cards of one back: by place their faces, or how many lie there; the pool of those that lie unknown. */
export interface Cards {
  places: (number | number[])[];
  pool: number[];
  known: number[];
}

/** A number, an array of them, rows of which only the owners' are told, or cards. */
export type Field = number | number[] | (number[] | null)[] | Cards;

/** Everything one viewer may know about a position, and what may be said. */
export interface GameView {
  title: string;
  version: number;
  setup: Setup;
  /** A seat; no seat's number for who looks on. */
  viewer: number;
  fields: Record<string, Field>;
  agenda: Task[];
  /** Places by seat when the game is over; 1 for a winner. */
  result: number[] | null;
  /** The seat that is asked, no seat's number for nature; null when nobody is. */
  who: number | null;
  /** The phrases this viewer may say; null when he is not asked. */
  options: string[] | null;
}

export interface Chair {
  kind: 'empty' | 'person' | 'bot';
  name: string;
  level: string;
  away: boolean;
  lost: string;
}

export interface Pace {
  kind: 'none' | 'live' | 'post';
  main: number;
  step: number;
  off: number;
}

export interface Terms {
  pace: Pace;
  out_of_time: string;
  leaver: string;
  level: string;
  spectators: boolean;
}

export interface Clock {
  left: number[];
  running: number;
  since: number;
  deadline: number | null;
  holidays: [number, number][][];
}

export interface Proposal {
  kind: string;
  to: number;
  by: number;
  /** The seats that are for it. */
  votes: number[];
}

/** What everybody may know about a table. */
export interface TableInfo {
  phase: 'waiting' | 'running' | 'over';
  title: string;
  setup: Setup;
  owner: number | null;
  chairs: Chair[];
  sides: number[];
  terms: Terms;
  clock: Clock;
  proposal: Proposal | null;
  answers: number;
  checkpoints: number[][];
  seal: { commit: string; nonces: string[]; secret: string | null; whole: boolean };
  ending: Record<string, Plain> | null;
}

/** What is one seat's alone. */
export interface Own {
  order: string | null;
  woken: string;
  /** So many of its own answers it may take back. */
  undo: number;
  mutes: string[];
}

/** A frame: all that a viewer sees now. */
export interface Frame {
  game: GameView | null;
  table: TableInfo;
  own: Own | null;
}

export interface StateMessage {
  protocol: number;
  mark: string;
  v: number;
  heard: number;
  events: GameEvent[];
  whole?: Frame;
  since?: string;
  patch?: Change[];
  game?: string;
  seat?: number | null;
}

/** By channel, what was said: number, moment, seat (no seat's number for who looks on), name, text. */
export type Talk = Record<string, [number: number, at: number, seat: number, name: string, text: string][]>;

/** What a server says when it refuses. */
export interface Refusal {
  code: string;
  says: string;
  clause: string;
  at?: number;
}

export const PROTOCOL = 1;
