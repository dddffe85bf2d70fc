/** Legendary: everything that stands on the archipelago. */
import type { GeometryData } from '../../protocol/replies';
import { between } from '../../board/svg';
import type { Battle, Context, GameView, Marker, Side } from '../../scene';
import { aside, heading, NONE, whoOf, tells, words, type Area, type Point } from '../reading';
import type { Fields } from './fields';
import { buildingIcon, fieldsOf, foughtOver, isInPlay, METROPOLIS } from './position';

interface Stage {
  view: GameView;
  ctx: Context;
  fields: Fields;
  geometry: GeometryData;
  lands: number;
}

export function markers(view: GameView, ctx: Context): Marker[] {
  const { geometry } = ctx;
  if (!geometry) return [];
  const stage: Stage = {
    view,
    ctx,
    fields: fieldsOf(view),
    geometry,
    lands: words(ctx, 'land').length,
  };
  return [
    ...geometry.areas.flatMap((area, i) => printed(stage, area, i)),
    ...geometry.sites.flatMap((site, i) => building(stage, site, i)),
    ...geometry.areas.flatMap((area, i) => (i < stage.lands ? garrison(stage, area, i) : fleets(stage, area, i))),
    ...attackers(stage),
    ...words(ctx, 'hero').flatMap((word, i) => hero(stage, word, i)),
    ...words(ctx, 'figure').flatMap((word, i) => figure(stage, word, i)),
  ];
}

function printed({ ctx, fields }: Stage, area: Area, i: number): Marker[] {
  const found: Marker[] = [];
  const [gold, added] = [area.printed['gold'] ?? 0, fields.prosperity[i] ?? 0];
  const common = { area: area.word };
  if (gold + added)
    found.push({
      ...common,
      id: `gold-${area.word}`,
      kind: 'gold',
      icon: 'symbols/cornucopia',
      at: area.anchors['gold']!,
      printed: gold,
      count: added,
      title: ctx.text('board-income', { count: gold + added }),
    });
  if (area.printed['priestess'])
    found.push({
      ...common,
      id: `priestess-${area.word}`,
      kind: 'plain',
      icon: 'symbols/priestess',
      at: area.anchors['priestess']!,
      title: ctx.text('board-priestess-here'),
    });
  return found;
}

function building({ ctx, fields }: Stage, site: GeometryData['sites'][number], i: number): Marker[] {
  const kind = fields.building[i] ?? NONE;
  if (kind === NONE) return [];
  const icon = buildingIcon(ctx, kind);
  const share = kind >= METROPOLIS ? 0.3 : icon === 'buildings/port' ? 0.62 : 0;
  const title = kind >= METROPOLIS ? ctx.text('board-metropolis') : heading(ctx, ctx.name('kind', kind));
  return [
    {
      id: `building-${site.word}`,
      kind: 'building',
      icon,
      at: between(site.at, site.quay, share),
      area: site.land,
      domain: 'site',
      word: site.word,
      faded: Boolean(fields.temple_used[i]),
      title,
      ...tells(ctx, 'kind', kind >= METROPOLIS ? 'metropolis' : words(ctx, 'kind')[kind]!),
    },
  ];
}

/** Troops and mercenaries; where only the claim is left, a flag. */
function garrison({ ctx, fields }: Stage, area: Area, i: number): Marker[] {
  const owner = fields.owner[i] ?? NONE;
  if (owner === NONE) return [];
  const common = { area: area.word, seat: owner };
  const [troops, hired] = [fields.troops[i] ?? 0, fields.mercenaries[i] ?? 0];
  const found: Marker[] = troops
    ? [
        {
          ...common,
          id: `troops-${area.word}`,
          icon: 'units/troop',
          at: area.anchors['troops']!,
          count: troops,
          title: ctx.text('board-troops', { count: troops }),
        },
      ]
    : [
        {
          ...common,
          id: `claim-${area.word}`,
          icon: 'symbols/control',
          at: area.anchors['troops']!,
          title: ctx.text('board-owned', { who: whoOf(ctx, owner) }),
        },
      ];
  if (hired)
    found.push({
      ...common,
      id: `mercenaries-${area.word}`,
      icon: 'units/mercenary',
      at: area.anchors['mercenaries']!,
      count: hired,
      title: ctx.text('board-mercenaries', { count: hired }),
    });
  return found;
}

function fleets({ ctx, fields, lands }: Stage, area: Area, i: number): Marker[] {
  const count = fields.fleets[i - lands] ?? 0;
  if (!count) return [];
  const seat = fields.ruler[i - lands]!;
  return [
    {
      id: `fleets-${area.word}`,
      icon: 'units/fleet',
      at: area.anchors['fleets']!,
      seat,
      count,
      area: area.word,
      title: ctx.text('board-fleets', { count }),
    },
  ];
}

/** Those who fight for an area stand in it until it is decided. */
function attackers({ view, ctx, fields, geometry, lands }: Stage): Marker[] {
  const i = foughtOver(view, ctx);
  const area = geometry.areas[i];
  if (!area) return [];
  const common = { area: area.word, seat: fields.attacker };
  const at = i >= lands ? area.anchors['figure']! : area.anchors['rival']!;
  const [own, hired] = [fields.attack_troops, fields.attack_mercenaries];
  const found: Marker[] = [];
  const fighting = i >= lands ? (['units/fleet', 'board-fleets'] as const) : (['units/troop', 'board-troops'] as const);
  if (own)
    found.push({
      ...common,
      id: 'attackers',
      icon: fighting[0],
      at,
      count: own,
      title: ctx.text(fighting[1], { count: own }),
    });
  if (hired)
    found.push({
      ...common,
      id: 'attacking-mercenaries',
      icon: 'units/mercenary',
      at: aside(at, own ? 1.6 : 0),
      count: hired,
      title: ctx.text('board-mercenaries', { count: hired }),
    });
  return found;
}

function hero({ view, ctx, fields, geometry }: Stage, word: string, i: number): Marker[] {
  const land = fields.hero_land[i] ?? NONE;
  if (!isInPlay(ctx, fields, i) || land === NONE) return [];
  const area = geometry.areas[land]!;
  const seat = fields.hero_owner[i]!;
  const beside = words(ctx, 'hero')
    .slice(0, i)
    .filter(
      (_, other) =>
        isInPlay(ctx, fields, other) && fields.hero_land[other] === land && fields.hero_owner[other] === seat,
    ).length;
  const attacks = seat === fields.attacker && foughtOver(view, ctx) === land && seat !== fields.owner[land];
  const at: Point = attacks ? aside(area.anchors['rival']!, beside + 1) : aside(area.anchors['hero']!, beside);
  return [
    {
      id: `hero-${word}`,
      icon: `heroes/${word}`,
      at,
      seat,
      area: area.word,
      domain: 'hero',
      word,
      title: heading(ctx, ctx.name('hero', word)),
      ...tells(ctx, 'hero', word),
    },
  ];
}

function figure({ ctx, fields, geometry }: Stage, word: string, i: number): Marker[] {
  const area = geometry.areas[fields.figure_area[i] ?? NONE];
  if (!area) return [];
  const beside = fields.figure_area.slice(0, i).filter((other) => other === fields.figure_area[i]).length;
  const master = fields.figure_owner[i] ?? NONE;
  const [x, y] = area.anchors['figure']!;
  const whose = master === NONE ? {} : { seat: master };
  return [
    {
      id: `figure-${word}`,
      kind: 'lone',
      icon: `creatures/${word}`,
      at: [x + 80 * beside, y],
      ...whose,
      area: area.word,
      domain: 'creature',
      word,
      title: heading(ctx, ctx.name('creature', word)),
      ...tells(ctx, 'creature', word),
    },
  ];
}

/** Who fights, as the fields have it now. */
export function sidesInBattle(view: GameView, ctx: Context, battle: Battle): void {
  const fields = fieldsOf(view);
  const at = foughtOver(view, ctx);
  const lands = words(ctx, 'land').length;
  const add = (side: Side, icon: string, id: string, count: number) =>
    count > 0 && side.units.push({ icon, count, title: ctx.text(id, { count }) });
  if (at >= lands) {
    add(battle.attacker, 'units/fleet', 'board-fleets', fields.attack_troops);
    add(battle.defender, 'units/fleet', 'board-fleets', fields.fleets[at - lands] ?? 0);
    return;
  }
  add(battle.attacker, 'units/troop', 'board-troops', fields.attack_troops);
  add(battle.attacker, 'units/mercenary', 'board-mercenaries', fields.attack_mercenaries);
  add(battle.defender, 'units/troop', 'board-troops', fields.troops[at] ?? 0);
  add(battle.defender, 'units/mercenary', 'board-mercenaries', fields.mercenaries[at] ?? 0);
  words(ctx, 'hero').forEach((word, i) => {
    if (fields.hero_land[i] !== at || !isInPlay(ctx, fields, i)) return;
    const side = fields.hero_owner[i] === fields.attacker ? battle.attacker : battle.defender;
    side.units.push({ icon: `heroes/${word}`, count: 1, title: heading(ctx, ctx.name('hero', word)) });
  });
}
