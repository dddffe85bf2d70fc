/** What an event means for eyes and ears. Every title has a table of these; the queue and the motions name no title. */
import type { SoundName } from './sound';

/** Names of parameters of the event, as its kind in Python has them: `from` of `from:sea`. */
type Param = string;

export type MotionCue =
  /** Pieces go from a place to another. */
  | { kind: 'travel'; icon: string; from: Param; to: Param; count?: Param; whose?: Param }
  /** A pawn goes to a god. */
  | { kind: 'pawn'; to: Param }
  /** A pawn is pushed from a god, back to its owner. */
  | { kind: 'bump'; from: Param }
  /** Gold comes to a purse; from a place where there is one. */
  | { kind: 'earn'; count: Param; from?: Param; whose?: Param }
  /** Gold leaves a purse, for a place where there is one. */
  | { kind: 'spend'; count?: Param; to?: Param; whose?: Param }
  /** A piece comes to a place; gold is paid for it where there is a price. */
  | { kind: 'arrive'; icon: string; at: Param; price?: Param; whose?: Param }
  /** A piece falls. */
  | { kind: 'fall'; icon: string; at: Param; whose?: Param }
  /** Something large grows out of the ground. */
  | { kind: 'rise'; icon: string; at: Param }
  /** A place is fought for, or changes hands. */
  | { kind: 'ring'; at: Param }
  /** A card comes into play. */
  | { kind: 'card'; word: Param };

export interface Cue {
  motion?: MotionCue;
  sound?: SoundName;
  /** Events of one group that follow one another are one step. */
  group?: string;
  /** Fields of the view that are shown as soon as it is told, before all else that came with it. */
  reveals?: readonly string[];
  /** How much it tells about a turn: the recap names what weighs most; 0 is never named. Without it 2. */
  weight?: number;
  /** A die is thrown: it takes its time. */
  dice?: boolean;
}

/** What a title says about its events, by their names. */
export interface Choreography {
  cues: Readonly<Record<string, Cue>>;
  /** Events that begin a turn of somebody, and such that end one. */
  begins: readonly string[];
  /** Events that begin a part of the game in which everybody acts by turns: a line for each is enough. */
  opens: readonly string[];
}
