/** The titles that have a picture of their own; any other is played with plain lists. */
import type { Adapter, GameView } from '../scene';
import type { Formatter } from '../words/formatter';
import { classic } from './classic';
import { hellas } from './hellas';
import { legendary } from './legendary';

export const ADAPTERS: Record<string, Adapter> = { classic, legendary, hellas };

/** Names for what has none of its own, as it lies in a view: how a formatter calls it. */
export function calledIn(view: () => GameView | null): (domain: string, word: string, formatter: Formatter) => string {
  return (domain, word, formatter) => {
    const seen = view();
    const namer = {
      lexicon: formatter.lexicon,
      text: (id: string, values?: Record<string, string | number>) => formatter.texts.say(id, values),
      name: (of: string, which: string | number) => formatter.name(of, which),
    };
    return (seen && ADAPTERS[seen.title]?.called?.(domain, word, seen, namer)) ?? '';
  };
}
