/** Where everything stands, in lines: whose turn, the goal, the gods, what everybody has, what has changed. */
import { meanwhile } from '../follow/recap';
import { ADAPTERS } from '../games';
import type { Panel, Scene, SeatPanel } from '../scene';
import type { TableState } from '../table/state.svelte';
import { plainText } from '../words/formatter';

export interface StatusPart {
  heading: string;
  lines: string[];
}

/** Everything at once, as whoever looks at the table sees it. */
export function statusOf(table: TableState, waiting: string): StatusPart[] {
  const { texts, scene } = table;
  return [
    { heading: texts.say('page-turn'), lines: [scene?.headline ?? '', waiting].filter(Boolean) },
    ...(scene ? goalPart(table, scene) : []),
    ...(scene ? scene.panels.filter(({ kind }) => kind !== 'list').map((panel) => panelPart(table, panel)) : []),
    { heading: texts.say('page-seats'), lines: (scene?.seats ?? []).flatMap((seat) => seatLines(table, seat)) },
    { heading: texts.say('access-since'), lines: changes(table) },
  ];
}

function goalPart({ texts }: TableState, { goal }: Scene): StatusPart[] {
  if (!goal) return [];
  return [{ heading: texts.say('board-goal'), lines: [goal.title, ...goal.sides.map(({ title }) => title)] }];
}

function panelPart(table: TableState, { heading, aside, slots, notes }: Panel): StatusPart {
  const lines = slots.flatMap(({ label, card, pawns, spoken }) => {
    if (!card) return spoken?.length ? spoken : label.length > 3 ? [label] : [];
    const price = card.price === undefined ? [] : [table.texts.say('page-card-price', { count: card.price })];
    const facts = [...(card.price === undefined && label ? [label] : []), ...price, ...pawns.map(({ title }) => title)];
    return [facts.length > 0 ? line(table, card.name, facts) : card.name];
  });
  return {
    heading: aside ? `${heading} (${aside})` : heading,
    lines: [...lines, ...(notes ?? []).map((note) => note.names)],
  };
}

/** One line for a seat; where it has several colours, one more for each. */
function seatLines(table: TableState, { name, rows, cards, lost, identities }: SeatPanel): string[] {
  const of = (who: number | undefined): string[] => [
    ...rows.filter(({ seat }) => seat === who).map(({ title }) => title),
    ...cards.filter(({ seat }) => (identities.length > 1 ? seat === who : who === undefined)).map((card) => card.name),
  ];
  const own = [...of(undefined), ...(lost ? [table.texts.say('page-lost')] : [])];
  const colours = rows.some(({ seat }) => seat !== undefined) ? identities : [];
  return [
    line(table, name, own),
    ...colours.map((who) => line(table, table.drawn.formatter.name('faction', who), of(who))),
  ];
}

function line({ texts }: TableState, name: string, facts: string[]): string {
  return texts.say('access-status-line', { name, facts: facts.map((fact) => fact.replace(/\.$/, '')) });
}

/** What others did since the last own answer. */
function changes(table: TableState): string[] {
  const { follower, texts } = table;
  const { session, formatter } = table.drawn;
  const from = Math.min(follower.since, follower.answered?.told ?? Infinity);
  const events = Number.isFinite(from) ? session.events.slice(Math.max(0, from - session.missing)) : [];
  const { lexicon } = formatter;
  const lines = meanwhile(events, session.seat, lexicon, ADAPTERS[lexicon.title]?.choreography);
  const told = lines.flatMap((one) => one.events.map((event) => plainText(formatter.event(event))));
  return told.length > 0 ? told : [texts.say('access-since-nothing')];
}
