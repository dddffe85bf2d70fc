/** Classic: everything that stands on the map. */
import type { GeometryData } from '../../protocol/replies';
import type { Context, GameView, Marker } from '../../scene';
import { heading, NONE, whoOf, tells, words, type Area, type Point } from '../reading';
import type { Fields } from './fields';
import { fieldsOf, foughtOver, standing, TEMPLE_USED, ZONES, type Building } from './position';

interface Stage {
  view: GameView;
  ctx: Context;
  fields: Fields;
  geometry: GeometryData;
  islands: number;
}

export function markers(view: GameView, ctx: Context): Marker[] {
  const { geometry } = ctx;
  if (!geometry) return [];
  const stage: Stage = {
    view,
    ctx,
    fields: fieldsOf(view),
    geometry,
    islands: words(ctx, 'island').length,
  };
  const islands = geometry.areas.slice(0, stage.islands);
  return [
    ...islands.flatMap((area, i) => buildings(stage, area, i)),
    ...islands.flatMap((area, i) => garrison(stage, area, i)),
    ...geometry.areas.slice(stage.islands).flatMap((area, i) => sea(stage, area, i)),
    ...words(ctx, 'figure').flatMap((word, i) => figure(stage, word, i)),
    ...attackers(stage),
  ];
}

export function slotPoints(area: Area): Point[] {
  return Object.keys(area.anchors)
    .filter((name) => name.startsWith('slot'))
    .map((name) => area.anchors[name]!);
}

/** What is built, by its zone, and the slots that are free; a metropolis covers its site. */
function buildings({ ctx, fields }: Stage, area: Area, i: number): Marker[] {
  const slots = slotPoints(area);
  const under = area.printed['site'] ?? 0;
  const zones = [slots.slice(0, under), slots.slice(under)];
  const found: Marker[] = [];
  standing(fields, i).forEach((built, zone) => {
    const covered = zone === 0 && Boolean(fields.metropolis[i]);
    if (covered) found.push(metropolis(ctx, fields, area, i, slots[0]!));
    else
      zones[zone]!.forEach((at, slot) =>
        found.push(
          built[slot] ? building(ctx, area, at, zone, slot, built[slot]) : freeSlot(ctx, area, at, zone, slot),
        ),
      );
  });
  return found;
}

function building(ctx: Context, area: Area, at: Point, zone: number, slot: number, { kind, spent }: Building): Marker {
  const word = words(ctx, 'kind')[kind]!;
  return {
    id: `building-${area.word}-${ZONES[zone]}${slot}`,
    kind: 'building',
    icon: `buildings/${word}`,
    at,
    area: area.word,
    says: [`site:${word}-${ZONES[zone]}`],
    within: `island:${area.word}`,
    faded: spent,
    title: heading(ctx, ctx.name('kind', kind)),
    ...tells(ctx, 'kind', word),
  };
}

function freeSlot(ctx: Context, area: Area, at: Point, zone: number, slot: number): Marker {
  const says = words(ctx, 'kind').map((word) => `site:${word}-${ZONES[zone]}`);
  return {
    id: `slot-${area.word}-${ZONES[zone]}${slot}`,
    kind: 'slot',
    icon: '',
    at,
    area: area.word,
    says,
    within: `island:${area.word}`,
    title: ctx.text(zone === 0 ? 'board-slot-site' : 'board-slot-outside'),
  };
}

function metropolis(ctx: Context, fields: Fields, area: Area, i: number, at: Point): Marker {
  return {
    id: `metropolis-${area.word}`,
    kind: 'building',
    icon: 'buildings/metropolis',
    at,
    area: area.word,
    faded: fields.metropolis[i] === TEMPLE_USED,
    title: ctx.text('board-metropolis'),
    ...tells(ctx, 'kind', 'metropolis'),
  };
}

function garrison({ ctx, fields }: Stage, area: Area, i: number): Marker[] {
  const found: Marker[] = [];
  const [gold, added] = [area.printed['gold'] ?? 0, fields.prosperity[i] ?? 0];
  if (gold + added)
    found.push({
      id: `gold-${area.word}`,
      kind: 'gold',
      icon: 'symbols/cornucopia',
      at: area.anchors['gold']!,
      printed: gold,
      count: added,
      area: area.word,
      title: ctx.text('board-income', { count: gold + added }),
    });
  const seat = fields.owner[i] ?? NONE;
  const troops = fields.troops[i] ?? 0;
  if (seat === NONE) return found;
  const common = { at: area.anchors['troops']!, seat, area: area.word };
  if (troops)
    found.push({
      ...common,
      id: `troops-${area.word}`,
      icon: 'units/troop',
      count: troops,
      title: ctx.text('board-troops', { count: troops }),
    });
  else
    found.push({
      ...common,
      id: `claim-${area.word}`,
      icon: 'symbols/control',
      title: ctx.text('board-owned', { who: whoOf(ctx, seat) }),
    });
  return found;
}

function sea({ ctx, fields }: Stage, area: Area, i: number): Marker[] {
  const found: Marker[] = [];
  const count = fields.fleets[i] ?? 0;
  if (area.printed['gold'])
    found.push({
      id: `trade-${area.word}`,
      kind: 'plain',
      icon: 'symbols/cornucopia',
      at: area.anchors['gold']!,
      area: area.word,
      title: ctx.text('board-trade-sea'),
    });
  if (count)
    found.push({
      id: `fleets-${area.word}`,
      icon: 'units/fleet',
      at: area.anchors['fleets']!,
      seat: fields.ruler[i]!,
      count,
      area: area.word,
      title: ctx.text('board-fleets', { count }),
    });
  if (fields.kraken === i)
    found.push({
      id: 'figure-kraken',
      kind: 'lone',
      icon: 'creatures/kraken',
      at: area.anchors['figure']!,
      area: area.word,
      domain: 'creature',
      word: 'kraken',
      title: heading(ctx, ctx.name('creature', 'kraken')),
      ...tells(ctx, 'creature', 'kraken'),
    });
  return found;
}

function figure({ ctx, fields, geometry }: Stage, word: string, i: number): Marker[] {
  const area = geometry.areas[fields.figure_island[i] ?? NONE];
  if (!area) return [];
  const master = fields.figure_owner[i] ?? NONE;
  return [
    {
      id: `figure-${word}`,
      kind: 'lone',
      icon: `creatures/${word}`,
      at: area.anchors['figure']!,
      ...(master !== NONE && { seat: master }),
      area: area.word,
      domain: 'creature',
      word,
      title: heading(ctx, ctx.name('creature', word)),
      ...tells(ctx, 'creature', word),
    },
  ];
}

/** Those who fight for a place stand in it until it is decided. */
function attackers({ view, ctx, fields, geometry, islands }: Stage): Marker[] {
  const i = foughtOver(view, ctx);
  const area = geometry.areas[i];
  if (!area || !fields.attackers) return [];
  const [icon, at, id]: [string, Point, string] =
    i < islands
      ? ['units/troop', area.anchors['figure']!, 'board-troops']
      : ['units/fleet', area.anchors['rival']!, 'board-fleets'];
  return [
    {
      id: 'attackers',
      icon,
      at,
      seat: fields.attacker,
      count: fields.attackers,
      area: area.word,
      title: ctx.text(id, { count: fields.attackers }),
    },
  ];
}
