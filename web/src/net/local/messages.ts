/** What the page and the worker of the engine say to each other. */

/** From the page. */
export type ToEngine =
  | { kind: 'start'; base: string; language: string }
  | { kind: 'take-over' }
  | { kind: 'request'; id: number; method: string; address: string; key: string; language: string; body: string }
  | { kind: 'message'; data: string; language: string }
  | { kind: 'close' };

/** How far the engine is. */
export type Stage = 'runtime' | 'code' | 'games' | 'ready';

/** What a rehearsal says about a game that was begun under other rules. */
export type Verdict = 'as-before' | 'other-rules' | 'cannot-open';

/** From the worker. */
export type FromEngine =
  | { kind: 'stage'; stage: Stage }
  | { kind: 'reply'; id: number; status: number; media: string; body: string }
  | { kind: 'messages'; data: string[] }
  /** The games of this device are open in another tab, before this one began or since it was taken over. */
  | { kind: 'elsewhere' }
  /** What this version found in the games of an older one: how many of each. */
  | { kind: 'rehearsed'; otherRules: number; cannotOpen: number }
  | { kind: 'not-kept' }
  | { kind: 'failed'; why: string };
