/** Legendary: what every seat has. Gold goes by team, the rest by faction. */
import type { Card, Context, GameView, Row, SeatPanel } from '../../scene';
import { cardOf, goldRow, incomeRow, NONE, people, row, words } from '../reading';
import type { Fields } from './fields';
import { fieldsOf, isInPlay, METROPOLIS, siteOwner } from './position';

export function seats(view: GameView, ctx: Context): SeatPanel[] {
  const fields = fieldsOf(view);
  return people(view, ctx).map((person) => ({
    ...person,
    rows: [
      gold(view, ctx, fields, person.seat),
      incomeRow(ctx, ctx.lexicon.sides[person.seat] ?? person.seat, held(ctx, fields, person.seat)),
      ...person.identities.flatMap((who) => counts(ctx, fields, who, person.identities.length > 1)),
    ],
    cards: person.identities.flatMap((who) => cards(ctx, fields, who)),
    lost: person.identities.every((who) => !fields.alive[who]),
  }));
}

function gold(view: GameView, ctx: Context, fields: Fields, seat: number): Row {
  const { sides } = ctx.lexicon;
  const team = sides[seat] ?? seat;
  const knower = sides[view.viewer] ?? Math.max(...sides) + 1;
  return goldRow(ctx, fields.gold[team], fields.least[knower]?.[team] ?? 0, fields.most[knower]?.[team] ?? 0);
}

function counts(ctx: Context, fields: Fields, who: number, several: boolean): Row[] {
  const whose = several ? { seat: who } : {};
  return [
    row(ctx, 'buildings/metropolis', 'board-metropolises', metropolises(ctx, fields, who), whose),
    row(ctx, 'symbols/priestess', 'board-priestesses', fields.priestesses[who] ?? 0, whose),
    row(ctx, 'symbols/philosopher', 'board-philosophers', fields.philosophers[who] ?? 0, whose),
    row(ctx, 'units/troop', 'board-troop-reserve', fields.troop_reserve[who] ?? 0, whose),
    row(ctx, 'units/fleet', 'board-fleet-reserve', fields.fleet_reserve[who] ?? 0, whose),
  ];
}

/** The cornucopias of all factions that share a seat's purse. */
function held(ctx: Context, fields: Fields, seat: number): number {
  const { sides, factions } = ctx.lexicon;
  const own = words(ctx, 'faction');
  const mates = factions.flatMap((list, other) => (sides[other] === sides[seat] ? list : []));
  return mates.reduce((sum, faction) => sum + cornucopias(ctx, fields, own.indexOf(faction)), 0);
}

export function metropolises(ctx: Context, fields: Fields, who: number): number {
  return fields.building.filter((kind, site) => kind >= METROPOLIS && siteOwner(ctx, fields, site) === who).length;
}

/** Of the areas this faction holds: what is printed and what was added. */
export function cornucopias(ctx: Context, fields: Fields, who: number): number {
  const holders = [...fields.owner, ...fields.ruler];
  return holders.reduce(
    (sum, holder, area) =>
      sum + (holder === who ? (ctx.geometry?.areas[area]?.printed['gold'] ?? 0) + (fields.prosperity[area] ?? 0) : 0),
    0,
  );
}

/** Heroes and figures in play, and heroes whose cards hold a metropolis. */
function cards(ctx: Context, fields: Fields, who: number): Card[] {
  const places = words(ctx, 'hero_place');
  const heroes = words(ctx, 'hero').filter(
    (_, i) => fields.hero_owner[i] === who && (isInPlay(ctx, fields, i) || places[fields.hero_place[i]!] === 'card'),
  );
  const figures = words(ctx, 'figure').filter(
    (_, i) => fields.figure_owner[i] === who && fields.figure_area[i] !== NONE,
  );
  return [
    ...heroes.map((word) => cardOf(ctx, 'hero', 'heroes', word, { seat: who })),
    ...figures.map((word) => cardOf(ctx, 'creature', 'creatures', word, { seat: who })),
  ];
}
