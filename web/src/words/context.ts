/** What an adapter may look at besides the view. */
import type { GameEvent, TableInfo } from '../net/messages';
import type { Geometry, Lexicon } from './lexicon';

export type Value = string | number;

export interface Context {
  lexicon: Lexicon;
  geometry: Geometry | null;
  table: TableInfo;
  /** The events heard so far, newest last. */
  events: GameEvent[];
  /** The message of this id; `?id` where there is none. */
  text(id: string, values?: Record<string, Value>): string;
  /** Whether there is a message of this id. */
  has(id: string): boolean;
  /** The name of a word or number of a domain, for eyes. */
  name(domain: string, which: Value): string;
  /** The name of who sits there. */
  person(seat: number): string;
}
