/** What the adapters share: names for eyes, the texts of cards, people, battles as events tell them. */
import type { GameEvent } from '../protocol/messages';
import type { GeometryData } from '../protocol/replies';
import type { Name } from '../words/functions';
import {
  keyOf,
  type Battle,
  type Card,
  type Context,
  type GameView,
  type Goal,
  type Round,
  type Row,
  type SeatPanel,
  type Verdict,
} from '../scene';

export const NONE = -1;

export type Area = GeometryData['areas'][number];
export type Point = [number, number];

/** Ends an article that stands before its noun without a blank. */
const ELISION = '’';

/** A name as a heading: with a capital, without its article; which articles there are, the language says. */
export function heading({ text }: Pick<Context, 'text'>, name: string): string {
  const articles = text('language-articles').split(' ');
  const starts = articles.map((article) => (article.endsWith(ELISION) ? article : `${article} `));
  const bare = name.slice(starts.find((start) => name.startsWith(start))?.length ?? 0);
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

export function words(ctx: Context, domain: string): string[] {
  return ctx.lexicon.domains[domain]?.words ?? [];
}

/** What a card does, and the clause that says so. */
export function tells(ctx: Context, domain: string, word: string): { lines: string[]; clause?: string } {
  const id = `${ctx.lexicon.title}-tells-${domain}-${word}`;
  if (!ctx.has(id)) return { lines: [] };
  const lines = [ctx.text(id)];
  return ctx.has(`${id}.clause`) ? { lines, clause: ctx.text(`${id}.clause`) } : { lines };
}

export function cardOf(ctx: Context, domain: string, group: string, word: string, more: Partial<Card> = {}): Card {
  return {
    word,
    domain,
    icon: `${group}/${word}`,
    name: heading(ctx, ctx.name(domain, word)),
    ...tells(ctx, domain, word),
    ...more,
  };
}

/** A creature of the track is bought by its slot. */
export function inSlot(slot: string): Partial<Card> {
  return { price: Number(slot), domain: 'slot', word: slot };
}

/** In a phrase a slot is called by the creature that lies there. */
export function meantBySlots(
  ctx: Context,
  lyingIn: (slot: string) => string | undefined,
): Record<string, string | Name> {
  const found = words(ctx, 'slot').flatMap((slot) => {
    const creature = lyingIn(slot);
    return creature ? [[keyOf('slot', slot), ctx.noun('creature', creature)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The people of a table; partners by the sides of the lexicon. */
export function people(
  view: GameView,
  ctx: Context,
): Pick<SeatPanel, 'seat' | 'identities' | 'name' | 'mates' | 'asked'>[] {
  const { seats, sides, shown } = ctx.lexicon;
  const identities = (seat: number) => shown['seat']?.[seat] ?? [seat];
  return seats.map((_, seat) => ({
    seat,
    identities: identities(seat),
    name: ctx.person(seat),
    mates: sides.flatMap((side, other) => (side === sides[seat] && other !== seat ? identities(other) : [])),
    asked: view.who === seat,
  }));
}

/** The goal in words, without and with a last cycle or turn. */
const GOALS = {
  metropolis: ['board-goal-metropolis', 'board-goal-metropolis-last'],
  city: ['board-goal-city', 'board-goal-city-last'],
} as const;

/** The goal as the title tells it; `had` counts what each identity has of it, `now` is the cycle or the turn. */
export function goalOf(ctx: Context, icon: string, now: number, had: (identity: number) => number): Goal | undefined {
  const { facts, sides, shown } = ctx.lexicon;
  if (!facts.goal) return undefined;
  const { of, count: goal, last, told_from } = facts.goal;
  const ends = last > 0 && now >= told_from;
  const members = (side: number) => sides.flatMap((other, seat) => (other === side ? [seat] : []));
  return {
    icon,
    title: ctx.text(GOALS[of][ends ? 1 : 0], { count: goal, last }),
    count: goal,
    sides: [...new Set(sides)].map((side) => {
      const identities = members(side).flatMap((seat) => shown['seat']?.[seat] ?? [seat]);
      const count = identities.reduce((sum, identity) => sum + had(identity), 0);
      const who = members(side).map((seat) => ctx.person(seat));
      return { identities, count, title: ctx.text('board-goal-has', { who, count, goal }) };
    }),
  };
}

/** A purse: its gold, or what may be known of it. */
export function goldRow(ctx: Context, known: [number] | null | undefined, least: number, most: number): Row {
  if (known)
    return { icon: 'symbols/gold', value: String(known[0]), title: ctx.text('board-gold', { count: known[0] }) };
  if (least === most)
    return { icon: 'symbols/gold', value: String(least), title: ctx.text('board-gold-surely', { count: least }) };
  return { icon: 'symbols/gold', value: `${least}–${most}`, title: ctx.text('board-gold-between', { least, most }) };
}

/** What a side gains next, as the server tells it; of the past, where that is not known, the cornucopias it holds. */
export function incomeRow(ctx: Context, side: number, cornucopias: number): Row {
  const income = ctx.income[side];
  if (income === undefined) return row(ctx, 'symbols/cornucopia', 'board-cornucopias', cornucopias);
  return { icon: 'symbols/cornucopia', value: `+${income}`, title: ctx.text('board-next-income', { count: income }) };
}

export function row(ctx: Context, icon: string, id: string, count: number, more: Partial<Row> = {}): Row {
  return { icon, value: String(count), title: ctx.text(id, { count }), ...more };
}

/** A battle that is over is told as long as it is among so many events. */
const FRESH = 8;

/** The last battle of this turn, round by round. */
export function battleOf(ctx: Context, open: boolean, domains: { sea: string; land: string }): Battle | undefined {
  const began = lastIndex(ctx, (name) => name.endsWith('-battle-began'));
  const rolled = lastIndex(ctx, (name) => name === 'dice-rolled');
  if (began < 0 || lastIndex(ctx, (name) => name === 'turn-began') > began) return undefined;
  if (!open && Math.max(began, rolled) < ctx.events.length - FRESH) return undefined;
  const [name, who, whom, place] = ctx.events[began]!;
  const domain = name.startsWith('sea') ? domains.sea : domains.land;
  const side = (seat: number) => ({ seat, name: personOf(ctx, seat), units: [] });
  return {
    place: heading(ctx, ctx.name(domain, place!)),
    domain,
    word: words(ctx, domain)[place!] ?? '',
    attacker: side(who!),
    defender: side(whom!),
    rounds: ctx.events.slice(began).flatMap(roundOf),
    open,
    ...verdictOf(ctx.events.slice(began + 1)),
    ...asideOf(ctx, words(ctx, domain)[place!] ?? ''),
  };
}

const LOST: Record<string, string> = {
  'fleet-lost': 'units/fleet',
  'troop-lost': 'units/troop',
  'mercenary-lost': 'units/mercenary',
};
const HELD = /^(sea|land|island)-(held|captured)$/;

/** Who has won, and what was lost, by the events behind the beginning of a battle. */
export function verdictOf(events: readonly GameEvent[]): { verdict?: Verdict } {
  const end = events.findIndex(([name]) => HELD.test(name) || name === 'sea-empty');
  if (end < 0) return {};
  const losses = new Map<string, Verdict['losses'][number]>();
  for (const [name, seat] of events.slice(0, end)) {
    const icon = LOST[name];
    if (icon === undefined || seat === undefined) continue;
    const known = losses.get(`${seat} ${icon}`) ?? { seat, icon, count: 0 };
    losses.set(`${seat} ${icon}`, { ...known, count: known.count + 1 });
  }
  const [name, winner] = events[end]!;
  return { verdict: { winner: name === 'sea-empty' ? null : winner!, losses: [...losses.values()] } };
}

/** The halves of the map where an area does not lie. */
export function asideOf(ctx: Context, word: string): Pick<Battle, 'aside' | 'below'> {
  const area = ctx.geometry?.areas.find((other) => other.word === word);
  const at = area && (area.label?.at ?? Object.values(area.anchors)[0]);
  const [left = 0, top = 0, width = 0, height = 0] = ctx.geometry?.box ?? [];
  return {
    aside: at && at[0] > left + width / 2 ? 'left' : 'right',
    below: at !== undefined && at[1] < top + height / 2,
  };
}

function roundOf([name, attacker, defender, attack, defence]: [string, ...number[]]): Round[] {
  return name === 'dice-rolled' ? [{ dice: [attacker!, defender!], totals: [attack!, defence!] }] : [];
}

function lastIndex(ctx: Context, fits: (name: string) => boolean): number {
  for (let i = ctx.events.length - 1; i >= 0; i -= 1) if (fits(ctx.events[i]![0])) return i;
  return -1;
}

/** Whoever is known by an identity: their colour where there is a word for it, and their name. */
export function personOf(ctx: Context, identity: number): string {
  return heading(ctx, String(whoOf(ctx, identity)));
}

/** The same for a sentence, which may need another form of a colour. */
export function whoOf(ctx: Context, identity: number): string | Name {
  return ctx.noun(ctx.lexicon.domains['faction'] ? 'faction' : 'seat', identity);
}

/** A remark about some of them, with their names for whoever does not see their signs. */
export function noteOf(
  ctx: Context,
  label: string,
  seats: number[],
  icon?: string,
): { label: string; seats: number[]; names: string; icon?: string } {
  const names = ctx.text('access-note', { label, names: seats.map((who) => whoOf(ctx, who)) });
  return { label, seats, names, ...(icon && { icon }) };
}

/** Who holds a place, as a line about it. */
export function holder({ viewer }: GameView, ctx: Context, identity: number): string {
  if (identity === NONE) return ctx.text('board-free');
  const own = ctx.lexicon.shown['seat']?.[viewer] ?? [viewer];
  return own.includes(identity) ? ctx.text('board-yours') : ctx.text('board-owned', { who: whoOf(ctx, identity) });
}

/** Of those who were outbid in these offerings and have not placed again. */
export function outbid(ctx: Context): [who: number, god: number][] {
  const found = new Map<number, number>();
  for (const [name, who, god] of ctx.events) {
    if (name === 'cycle-began' || name === 'offers-settled' || name === 'offerings-paid') found.clear();
    else if (name === 'offer-lost') found.set(who!, god!);
    else if (name === 'offer-made' || name === 'apollo-chosen') found.delete(who!);
  }
  return [...found];
}

/** The seas that no fleet may enter, by where every figure stands. */
export function closedSeas(ctx: Context, standing: [figure: string, place: string | undefined][]): Set<string> {
  const closes = ctx.lexicon.facts.closes ?? {};
  return new Set(standing.flatMap(([figure, place]) => closes[figure]?.[place ?? ''] ?? []));
}

/** Things that stand side by side at one place. */
export function aside(at: Point, i: number, by = 80): Point {
  return [at[0] + by * i, at[1] - by * 0.4 * i];
}
