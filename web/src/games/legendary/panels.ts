/** Legendary: gods and offerings, creatures, heroes, supply. */
import type { Card, Context, GameView, Panel, Slot } from '../../scene';
import { cardOf, inSlot, NONE, noteOf, outbid, personOf, row, words } from '../reading';
import type { Fields } from './fields';
import { fieldsOf } from './position';

const SUPPLIES = ['port', 'fortress', 'temple', 'university', 'troops2', 'fleets2', 'priestess', 'gold3', 'prosperity'];

/** Icons of what a god gives, but for buildings. */
const ICONS: Record<string, string> = {
  philosopher: 'symbols/philosopher',
  priestess: 'symbols/priestess',
  fleet: 'units/fleet',
  troop: 'units/troop',
  mercenary: 'units/mercenary',
  prosperity: 'symbols/cornucopia',
  gold: 'symbols/gold',
};

export function panels(view: GameView, ctx: Context): Panel[] {
  const fields = fieldsOf(view);
  return [
    gods(view, ctx, fields),
    creatures(ctx, fields),
    heroes(ctx, fields),
    discarded(ctx, fields),
    unseen(ctx, fields),
    supply(ctx, fields),
  ];
}

function gods(view: GameView, ctx: Context, fields: Fields): Panel {
  const apollo = words(ctx, 'god').indexOf('apollo');
  const up = ctx.lexicon.facts.gods_up ?? 0;
  const slots = fields.gods.flatMap((god, place) => (god === NONE ? [] : [godSlot(ctx, fields, god, place < up)]));
  return {
    id: 'gods',
    kind: 'auction',
    heading: ctx.text('board-gods'),
    slots: [...slots, godSlot(ctx, fields, apollo, true)],
    notes: notes(view, ctx, fields),
    ...(fields.cycle && { aside: ctx.text('board-cycle', { cycle: fields.cycle }) }),
  };
}

function godSlot(ctx: Context, fields: Fields, god: number, up: boolean): Slot {
  const card = cardOf(ctx, 'god', 'gods', words(ctx, 'god')[god]!, up ? {} : { faded: true });
  const seat = fields.pawn[god] ?? NONE;
  const amount = fields.amount[god] ?? 0;
  const title = ctx.text('board-offer', { who: personOf(ctx, seat), amount });
  const pawns = seat === NONE ? [] : [{ seat, title, ...(amount && { amount }) }];
  const gives = (ctx.lexicon.facts.gives?.[card.word] ?? []).map((word) => ICONS[word] ?? `buildings/${word}`);
  return { label: up ? '' : ctx.text('board-face-down'), card, pawns, acts: fields.god === god, gives };
}

/** Who has still to place a pawn, or who will be where in the next cycle. */
function notes(view: GameView, ctx: Context, fields: Fields): NonNullable<Panel['notes']> {
  const waiting = view.agenda.flatMap(([task, { who }]) =>
    task === 'PlacePawn' && typeof who === 'number' ? [who] : [],
  );
  const found: NonNullable<Panel['notes']> = [];
  if (waiting.length) found.push(noteOf(ctx, ctx.text('board-to-place'), waiting));
  if (waiting.length)
    for (const [who, god] of outbid(ctx))
      found.push(noteOf(ctx, ctx.text('board-outbid', { god: ctx.noun('god', god) }), [who]));
  if (waiting.length) found.push(...purse(view, ctx, fields));
  if (!waiting.length && fields.returned && !view.result)
    found.push(
      noteOf(
        ctx,
        ctx.text('board-next-cycle'),
        fields.order.filter((who) => who !== NONE),
      ),
    );
  return found;
}

/**
 * What this viewer can spend on offerings, and whose priestesses take something off. One purse pays all pawns of a
 * side (L-7.9): what the others of it have promised is gone.
 */
function purse(view: GameView, ctx: Context, fields: Fields): NonNullable<Panel['notes']> {
  const { sides, shown } = ctx.lexicon;
  const side = sides[view.viewer] ?? NONE;
  const known = fields.gold[side];
  if (!known) return [];
  const mates = sides.flatMap((of, seat) => (of === side ? (shown['seat']?.[seat] ?? []) : []));
  const promises = standing(ctx, fields).filter(([, gold]) => gold > 0);
  const own = shown['seat']?.[view.viewer] ?? [];
  const free = own.filter((who) => !fields.pawn.includes(who));
  const left = (free.length ? free : own).map((who) => {
    const elsewhere = promises.reduce((sum, [mate, gold]) => sum + (mate === who ? 0 : gold), 0);
    const priestesses = fields.priestesses[who] ?? 0;
    const label = ctx.text('board-purse', { gold: Math.max(0, known[0] - elsewhere), priestesses });
    return noteOf(ctx, label, [who], 'symbols/gold');
  });
  if (mates.length === 1) return left;
  return [
    ...left,
    ...promises.map(([who, gold]) => noteOf(ctx, ctx.text('board-promised', { gold }), [who], 'symbols/gold')),
  ];
}

/** The offers of this side that stand, with what each will cost: those for which the pawn is still there. */
function standing(ctx: Context, fields: Fields): [who: number, gold: number][] {
  return ctx.offers
    .map(({ who, god, price }): [number, number, number] => [
      words(ctx, 'faction').indexOf(who),
      words(ctx, 'god').indexOf(god),
      price,
    ])
    .filter(([who, god]) => fields.pawn[god] === who)
    .map(([who, , price]) => [who, price]);
}

/** Whether a partner's offer counts: one purse pays for several pawns, and some of them are still to be placed. */
export function wantsOffers(view: GameView, { sides, factions }: Context['lexicon']): boolean {
  const side = sides[view.viewer];
  const held = factions.filter((_, seat) => side !== undefined && sides[seat] === side).flat();
  return held.length > 1 && view.agenda.some(([task]) => task === 'PlacePawn');
}

export function lyingIn(ctx: Context, fields: Fields, slot: string): string | undefined {
  return cardsAt(ctx, fields, `slot-${slot}`)[0];
}

function creatures(ctx: Context, fields: Fields): Panel {
  const slots = words(ctx, 'slot').map((slot) => {
    const word = lyingIn(ctx, fields, slot);
    return { label: slot, pawns: [], ...(word && { card: creature(ctx, word, inSlot(slot)) }) };
  });
  const known = [...cardsAt(ctx, fields, 'drawn'), ...cardsAt(ctx, fields, 'top')];
  const extra = known.map((word) => ({ label: ctx.text('board-you-know'), card: creature(ctx, word), pawns: [] }));
  const count = countAt(ctx, fields, 'deck') + countAt(ctx, fields, 'top');
  return {
    id: 'creatures',
    kind: 'cards',
    heading: ctx.text('board-creatures'),
    slots: [...slots, ...extra],
    aside: ctx.text('board-deck', { count }),
  };
}

/** A card of the track is bought by its slot; hover tells what it does. */
function creature(ctx: Context, word: string, more: Partial<Card> = {}): Card {
  return cardOf(ctx, 'creature', 'creatures', word, more);
}

export function cardsAt(ctx: Context, fields: Fields, place: string): string[] {
  const lying = fields.creatures.places[words(ctx, 'card_place').indexOf(place)];
  return Array.isArray(lying) ? words(ctx, 'creature').filter((_, i) => lying[i]) : [];
}

function countAt(ctx: Context, fields: Fields, place: string): number {
  const lying = fields.creatures.places[words(ctx, 'card_place').indexOf(place)] ?? 0;
  return Array.isArray(lying) ? lying.reduce((sum, n) => sum + n, 0) : lying;
}

function heroes(ctx: Context, fields: Fields): Panel {
  const slots = ['slot-1', 'slot-2'].flatMap((place): Slot[] => {
    const lying = heroesAt(ctx, fields, place);
    return lying.length
      ? lying.map((word) => ({ label: '', card: cardOf(ctx, 'hero', 'heroes', word), pawns: [] }))
      : [{ label: '', pawns: [] }];
  });
  return {
    id: 'heroes',
    kind: 'cards',
    heading: ctx.text('board-heroes'),
    slots,
    aside: ctx.text('board-deck', { count: heroesAt(ctx, fields, 'deck').length }),
  };
}

function heroesAt(ctx: Context, fields: Fields, place: string): string[] {
  const at = words(ctx, 'hero_place').indexOf(place);
  return words(ctx, 'hero').filter((_, i) => fields.hero_place[i] === at);
}

function discarded(ctx: Context, fields: Fields): Panel {
  const gone = ['discard', 'removed'].flatMap((place) =>
    heroesAt(ctx, fields, place).map((word) => cardOf(ctx, 'hero', 'heroes', word, { faded: true })),
  );
  const cards = [...cardsAt(ctx, fields, 'discard').map((word) => creature(ctx, word, { faded: true })), ...gone];
  return {
    id: 'discarded',
    kind: 'list',
    heading: ctx.text('board-discarded'),
    slots: cards.map((card) => ({ label: '', card, pawns: [] })),
  };
}

/** What may still come: the faces whose place this viewer does not know, and the heroes of the deck. */
function unseen(ctx: Context, fields: Fields): Panel {
  const faces = words(ctx, 'creature').filter((_, i) => fields.creatures.pool[i]);
  const cards = [
    ...faces.map((word) => creature(ctx, word)),
    ...heroesAt(ctx, fields, 'deck').map((word) => cardOf(ctx, 'hero', 'heroes', word)),
  ];
  return {
    id: 'unseen',
    kind: 'list',
    heading: ctx.text('board-unseen'),
    slots: cards.map((card) => ({ label: '', card, pawns: [] })),
  };
}

function supply(ctx: Context, fields: Fields): Panel {
  const icons = ['buildings/port', 'buildings/fortress', 'buildings/temple', 'buildings/university'];
  const rows = icons.map((icon, i) => ({
    icon,
    value: String(fields.supply[i]),
    title: leftOf(ctx, i, fields.supply[i] ?? 0),
  }));
  const marbles = fields.supply.slice(icons.length, SUPPLIES.length).reduce((sum, n) => sum + n, 0);
  rows.push(row(ctx, 'buildings/metropolis', 'board-metropolises-left', marbles));
  rows.push(row(ctx, 'units/mercenary', 'board-mercenaries', fields.supply[SUPPLIES.length] ?? 0));
  rows.push(row(ctx, 'symbols/priestess', 'board-priestesses', fields.supply[SUPPLIES.length + 1] ?? 0));
  rows.push(row(ctx, 'symbols/philosopher', 'board-philosophers', fields.supply[SUPPLIES.length + 2] ?? 0));
  return { id: 'supply', kind: 'list', heading: ctx.text('board-supply'), slots: [], rows };
}

function leftOf(ctx: Context, kind: number, count: number): string {
  return ctx.text('board-left', { name: ctx.noun('kind', kind), count });
}
