/** What an adapter may look at besides the view. */
import type { GameEvent, TableData } from '../protocol/messages';
import type { GeometryData, LexiconData, StandingOffer } from '../protocol/replies';

export type Value = string | number;

export interface Context {
  lexicon: LexiconData;
  geometry: GeometryData | null;
  table: TableData;
  /** The events heard so far, newest last. */
  events: GameEvent[];
  /** The offers of this viewer's side that stand, where the adapter asks for them. */
  offers: StandingOffer[];
  /** The message of this id; `?id` where there is none. */
  text(id: string, values?: Record<string, Value>): string;
  /** Whether there is a message of this id. */
  has(id: string): boolean;
  /** The name of a word or number of a domain, for eyes. */
  name(domain: string, which: Value): string;
  /** The name of who sits there. */
  person(seat: number): string;
}
