/** Hellas: hands, decks, the stack of tiles. */
import type { Card, Context, GameView, Panel, Row, SeatPanel, Slot } from '../../scene';
import { cardOf, people, row, words } from '../reading';
import { drawnTold } from './edges';
import type { Fields } from './fields';
import { ASIDE, cardsIn, DRAWN_TILE, fieldsOf, IN_STACK, typesOf, UNDER } from './position';

export function panels(view: GameView, ctx: Context): Panel[] {
  const fields = fieldsOf(view);
  return [
    decks(ctx, fields),
    tiles(ctx, fields),
    pile(ctx, 'discarded', (god) => known(ctx, fields, god, ['discard']), true),
    pile(ctx, 'unseen', (god) => pool(ctx, fields, god), false),
  ];
}

function known(ctx: Context, fields: Fields, god: string, places: string[]): string[] {
  return cardsIn(ctx, fields, god, places).filter((word) => word !== null);
}

/** The cards whose place this viewer does not know. */
function pool(ctx: Context, fields: Fields, god: string): string[] {
  return typesOf(ctx, god).flatMap((word, face) =>
    Array.from({ length: fields[god as 'zeus'].pool[face] ?? 0 }, () => word),
  );
}

function decks(ctx: Context, fields: Fields): Panel {
  const slots = words(ctx, 'god').flatMap((god): Slot[] => {
    const count = cardsIn(ctx, fields, god, ['deck']).length;
    const table = known(ctx, fields, god, ['table']).map((word) => ({
      label: ctx.text('board-on-table'),
      card: card(ctx, word),
      pawns: [],
    }));
    return [{ label: ctx.text('board-deck', { count }), card: cardOf(ctx, 'god', 'gods', god), pawns: [] }, ...table];
  });
  return { id: 'decks', kind: 'cards', heading: ctx.text('board-gods'), slots };
}

function tiles(ctx: Context, fields: Fields): Panel {
  const left = fields.where.filter((place) => place === IN_STACK || place >= UNDER).length;
  const lying = (place: number) => words(ctx, 'tile').filter((_, tile) => fields.where[tile] === place);
  const slots: Slot[] = lying(DRAWN_TILE).map((word) => ({
    label: ctx.text('board-drawn', { name: ctx.noun('tile', word) }),
    spoken: drawnTold(ctx, word),
    pawns: [],
  }));
  const aside = lying(ASIDE).map((word) => ctx.noun('tile', word));
  if (aside.length) slots.push({ label: ctx.text('board-aside', { names: aside }), pawns: [] });
  return {
    id: 'tiles',
    kind: 'cards',
    heading: ctx.text('board-tiles'),
    slots,
    aside: ctx.text('board-stack', { count: left }),
  };
}

function pile(ctx: Context, id: string, of: (god: string) => string[], faded: boolean): Panel {
  const slots = words(ctx, 'god').flatMap((god) =>
    counted(of(god)).map(([word, count]) => ({
      label: count > 1 ? `×${count}` : '',
      // A card that may be anywhere is only told, never clicked.
      card: card(ctx, word, faded ? { faded } : { domain: '' }),
      pawns: [],
    })),
  );
  return { id, kind: 'list', heading: ctx.text(`board-${id}`), slots };
}

function counted(cards: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const word of cards) found.set(word, (found.get(word) ?? 0) + 1);
  return [...found];
}

function card(ctx: Context, word: string, more: Partial<Card> = {}): Card {
  return cardOf(ctx, 'card', 'hellas', word, more);
}

// Seats

export function seats(view: GameView, ctx: Context): SeatPanel[] {
  const fields = fieldsOf(view);
  return people(view, ctx).map((person) => ({
    ...person,
    rows: rows(ctx, fields, person.seat),
    cards: hand(ctx, fields, person.seat),
    lost: false,
  }));
}

function rows(ctx: Context, fields: Fields, seat: number): Row[] {
  const own = fields.owner.flatMap((owner, tile) => (owner === seat ? [tile] : []));
  const isTemple = (tile: number) =>
    ctx.geometry?.areas.some(({ word, printed }) => printed['temple'] && word === words(ctx, 'tile')[tile]);
  const found = [
    row(ctx, 'hellas/city', 'board-cities', own.length),
    row(ctx, 'hellas/temple', 'board-temples', own.filter(isTemple).length),
    row(ctx, 'units/greek', 'board-greek-supply', fields.greek_supply[seat] ?? 0),
    row(ctx, 'units/ship', 'board-ship-supply', fields.ship_supply[seat] ?? 0),
  ];
  const afloat = seat === fields.active && fields.greeks_afloat + fields.ships_afloat > 0;
  if (afloat)
    found.push(
      row(ctx, 'units/greek', 'board-greeks-afloat', fields.greeks_afloat),
      row(ctx, 'units/ship', 'board-ships-afloat', fields.ships_afloat),
    );
  return found;
}

/** Cards this viewer knows by name, others by their backs. */
function hand(ctx: Context, fields: Fields, seat: number): Card[] {
  const who = ctx.lexicon.seats[seat]!;
  const places = [`hand-${who}`, `open-${who}`, ...(seat === fields.active ? ['drawn', 'locked', 'held'] : [])];
  return words(ctx, 'god').flatMap((god) =>
    cardsIn(ctx, fields, god, places).map((word): Card =>
      word
        ? card(ctx, word, { seat })
        : // The back of a card is no deck: who may draw from the god must not see it glow.
          { ...cardOf(ctx, 'god', 'gods', god, { seat }), domain: 'back', icon: `hellas/back-${god}`, lines: [] },
    ),
  );
}
