/** What a picture of a past moment is drawn from. */
import type { GameEvent, TableData } from '../../protocol/messages';
import type { GeometryData } from '../../protocol/replies';
import type { Context } from '../../words/context';
import type { Formatter } from '../../words/formatter';

export function contextOf(
  formatter: Formatter,
  table: TableData,
  geometry: GeometryData | null,
  events: GameEvent[],
): Context {
  const { texts, lexicon } = formatter;
  return {
    lexicon,
    offers: [],
    income: [],
    geometry,
    table,
    events,
    text: (id, values) => texts.say(id, values),
    has: (id) => texts.has(id),
    name: (domain, which) => formatter.name(domain, which),
    noun: (domain, which) => formatter.noun(domain, which),
    called: (id, values) => formatter.texts.name(id, values),
    person: (seat) => formatter.person(seat),
  };
}
