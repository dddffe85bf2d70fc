/** Classic: gods and offerings, creatures, supply, and what every seat has. */
import type { Card, Context, GameView, Panel, Row, SeatPanel, Slot } from '../../scene';
import { cardOf, goldRow, incomeRow, inSlot, NONE, noteOf, outbid, people, personOf, row, words } from '../reading';
import type { Fields } from './fields';
import { fieldsOf } from './position';

export function panels(view: GameView, ctx: Context): Panel[] {
  const fields = fieldsOf(view);
  const pile = (id: string, heading: string, place: string, more: Partial<Card>): Panel => ({
    id,
    kind: 'list',
    heading: ctx.text(heading),
    slots: cardsAt(ctx, fields, place).map((word) => ({
      label: '',
      card: cardOf(ctx, 'creature', 'creatures', word, more),
      pawns: [],
    })),
  });
  return [
    gods(view, ctx, fields),
    creatures(ctx, fields),
    pile('discarded', 'board-discarded', 'discard', { faded: true }),
    pile('unseen', 'board-unseen', 'deck', {}),
    supply(ctx, fields),
  ];
}

function gods(view: GameView, ctx: Context, fields: Fields): Panel {
  const { seats } = view.setup;
  const apollo = words(ctx, 'god').indexOf('apollo');
  const slots = fields.gods.flatMap((god, place) =>
    god === NONE ? [] : [godSlot(view, ctx, fields, god, place < (ctx.lexicon.facts.gods_up ?? 0))],
  );
  const markers = fields.apollo
    .filter((marker) => marker !== NONE)
    .map((marker) => ({ seat: marker % seats, title: personOf(ctx, marker % seats) }));
  slots.push({ label: '', card: cardOf(ctx, 'god', 'gods', 'apollo'), pawns: markers, acts: fields.god === apollo });
  return {
    id: 'gods',
    kind: 'auction',
    heading: ctx.text('board-gods'),
    slots,
    notes: notes(view, ctx, fields),
    ...(fields.cycle && { aside: ctx.text('board-cycle', { cycle: fields.cycle }) }),
  };
}

function godSlot(view: GameView, ctx: Context, fields: Fields, god: number, up: boolean): Slot {
  const card = cardOf(ctx, 'god', 'gods', words(ctx, 'god')[god]!, up ? {} : { faded: true });
  const marker = fields.bidder[god] ?? NONE;
  const seat = marker % view.setup.seats;
  const amount = fields.amount[god] ?? 0;
  const pawns =
    marker === NONE ? [] : [{ seat, amount, title: ctx.text('board-offer', { who: personOf(ctx, seat), amount }) }];
  return { label: up ? '' : ctx.text('board-face-down'), card, pawns, acts: fields.god === god };
}

function notes(view: GameView, ctx: Context, fields: Fields): NonNullable<Panel['notes']> {
  const seat = (marker: number) => marker % view.setup.seats;
  const waiting = view.agenda.flatMap(([task, { marker }]) =>
    task === 'PlaceMarker' && typeof marker === 'number' ? [seat(marker)] : [],
  );
  const found = waiting.length ? [noteOf(ctx, ctx.text('board-to-place'), waiting)] : [];
  if (waiting.length)
    for (const [who, god] of outbid(ctx))
      found.push(noteOf(ctx, ctx.text('board-outbid', { god: ctx.noun('god', god) }), [who]));
  if (!waiting.length && fields.returned && !view.result)
    found.push(noteOf(ctx, ctx.text('board-next-cycle'), fields.order.filter((marker) => marker !== NONE).map(seat)));
  return found;
}

function cardsAt(ctx: Context, fields: Fields, place: string): string[] {
  const at = words(ctx, 'place').indexOf(place);
  return words(ctx, 'creature').filter((_, i) => fields.where[i] === at);
}

export function lyingIn(ctx: Context, fields: Fields, slot: string): string | undefined {
  return cardsAt(ctx, fields, `slot-${slot}`)[0];
}

function creatures(ctx: Context, fields: Fields): Panel {
  const slots = words(ctx, 'slot').map((slot): Slot => {
    const word = lyingIn(ctx, fields, slot);
    return {
      label: slot,
      pawns: [],
      ...(word && { card: cardOf(ctx, 'creature', 'creatures', word, inSlot(slot)) }),
    };
  });
  return {
    id: 'creatures',
    kind: 'cards',
    heading: ctx.text('board-creatures'),
    slots,
    aside: ctx.text('board-deck', { count: cardsAt(ctx, fields, 'deck').length }),
  };
}

function supply(ctx: Context, fields: Fields): Panel {
  const kinds = words(ctx, 'kind');
  const rows: Row[] = kinds.map((word, i) => ({
    icon: `buildings/${word}`,
    value: String(fields.supply[i]),
    title: ctx.text('board-left', { name: ctx.noun('kind', i), count: fields.supply[i] ?? 0 }),
  }));
  rows.push(row(ctx, 'buildings/metropolis', 'board-metropolises-left', fields.supply[kinds.length] ?? 0));
  rows.push(row(ctx, 'symbols/prosperity', 'board-prosperity-left', fields.prosperity_left));
  return { id: 'supply', kind: 'list', heading: ctx.text('board-supply'), slots: [], rows };
}

// Seats

export function seats(view: GameView, ctx: Context): SeatPanel[] {
  const fields = fieldsOf(view);
  return people(view, ctx).map((person) => ({
    ...person,
    rows: rows(ctx, fields, person.seat),
    cards: figures(ctx, fields, person.seat),
    lost: !fields.alive[person.seat],
  }));
}

function rows(ctx: Context, fields: Fields, seat: number): Row[] {
  return [
    goldRow(ctx, fields.gold[seat], fields.least[seat] ?? 0, fields.most[seat] ?? 0),
    incomeRow(ctx, seat, cornucopias(ctx, fields, seat)),
    row(ctx, 'buildings/metropolis', 'board-metropolises', metropolises(fields, seat)),
    row(ctx, 'symbols/priestess', 'board-priests', fields.priests[seat] ?? 0),
    row(ctx, 'symbols/philosopher', 'board-philosophers', fields.philosophers[seat] ?? 0),
    row(ctx, 'units/troop', 'board-troop-reserve', fields.troop_reserve[seat] ?? 0),
    row(ctx, 'units/fleet', 'board-fleet-reserve', fields.fleet_reserve[seat] ?? 0),
  ];
}

export function metropolises(fields: Fields, seat: number): number {
  return fields.owner.filter((owner, i) => owner === seat && fields.metropolis[i]).length;
}

export function cornucopias(ctx: Context, fields: Fields, seat: number): number {
  const printed = (area: number) => ctx.geometry?.areas[area]?.printed['gold'] ?? 0;
  const lands = fields.owner.reduce(
    (sum, owner, i) => sum + (owner === seat ? printed(i) + (fields.prosperity[i] ?? 0) : 0),
    0,
  );
  return fields.ruler.reduce((sum, ruler, i) => sum + (ruler === seat ? printed(fields.owner.length + i) : 0), lands);
}

function figures(ctx: Context, fields: Fields, seat: number): Card[] {
  const own = words(ctx, 'figure').filter(
    (_, i) => fields.figure_owner[i] === seat && fields.figure_island[i] !== NONE,
  );
  return own.map((word) => cardOf(ctx, 'creature', 'creatures', word, { seat }));
}
