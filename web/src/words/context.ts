/** What an adapter may look at besides the view. */
import type { Name } from './functions';
import type { GameEvent, TableData } from '../protocol/messages';
import type { GeometryData, LexiconData, StandingOffer } from '../protocol/replies';

/** What a sentence is given; people are plain texts, things are names that know their forms. */
export type Value = string | number | Name | readonly (string | Name)[];

export interface Context {
  lexicon: LexiconData;
  geometry: GeometryData | null;
  table: TableData;
  /** The events heard so far, newest last. */
  events: GameEvent[];
  /** The offers of this viewer's side that stand, where the adapter asks for them. */
  offers: StandingOffer[];
  /** What every side gains next, as things stand now; empty where that is not known. */
  income: number[];
  /** The message of this id; `?id` where there is none. */
  text(id: string, values?: Record<string, Value>): string;
  /** Whether there is a message of this id. */
  has(id: string): boolean;
  /** The name of a word or number of a domain, as a text for eyes. */
  name(domain: string, which: string | number): string;
  /** The same for a sentence, which may need another form of it. */
  noun(domain: string, which: string | number): string | Name;
  /** What a message calls a thing, with its forms. */
  called(id: string, values?: Record<string, Value>): Name;
  /** The name of who sits there. */
  person(seat: number): string;
}
