/** What the board is told by whoever holds it, and what it tells them. */
import type { GeometryData } from '../protocol/replies';
import type { Scene } from '../scene';
import type { Draggable } from './lookup';

export interface BoardState {
  geometry: GeometryData;
  scene: Scene;
  glowing: ReadonlySet<string>;
  /** What may be clicked without glowing. */
  later: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  /** What somebody points at elsewhere: a line of the log, a button. */
  highlight: ReadonlySet<string>;
  /** What has changed since somebody last answered. */
  fresh?: ReadonlySet<string>;
  draggable?: Draggable;
  /** How a drawn tile is turned. */
  turn?: number;
}

export interface BoardHost {
  pick(domain: string, word: string): void;
  /** A piece with this icon was dragged from a place to another, both as `domain:word`. */
  drop(icon: string, from: string, to: string): void;
  /** Why a place may not be chosen now, with the clause that says so; null where there is nothing to say. */
  whyNot(domain: string, word: string): Promise<{ says: string; clause: string } | null>;
  /** For ears: all that is to be said about a place, beside its name and what is told about it. */
  describe(domain: string, word: string): string[];
  text(id: string, values?: Record<string, string | number>): string;
  /** Where the rules page tells a clause. */
  rules(clause: string): string;
}
