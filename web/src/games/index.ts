/** The titles that have a picture of their own; any other is played with plain lists. */
import type { Adapter, GameView } from '../scene';
import type { Value } from '../words/context';
import type { Formatter } from '../words/formatter';
import type { Name } from '../words/functions';
import { classic } from './classic';
import { hellas } from './hellas';
import { legendary } from './legendary';

export const ADAPTERS: Record<string, Adapter> = { classic, legendary, hellas };

/** Names for what has none of its own, as it lies in a view: how a formatter calls it. */
export function calledIn(
  view: () => GameView | null,
): (domain: string, word: string, formatter: Formatter) => string | Name {
  return (domain, word, formatter) => {
    const seen = view();
    const namer = {
      lexicon: formatter.lexicon,
      called: (id: string, values?: Record<string, Value>) => formatter.texts.name(id, values, word),
      noun: (of: string, which: string | number) => formatter.noun(of, which),
    };
    return (seen && ADAPTERS[seen.title]?.called?.(domain, word, seen, namer)) ?? '';
  };
}
