/** Hellas: cities, Greeks and ships on the tiles. */
import type { AreaState, Context, GameView, Marker } from '../../scene';
import { heading, holder, NONE, words, type Area } from '../reading';
import type { Fields } from './fields';
import { fieldsOf } from './position';
import { spotName } from './spots';

export function markers(view: GameView, ctx: Context): Marker[] {
  const fields = fieldsOf(view);
  const areas = ctx.geometry?.areas ?? [];
  const tile = (area: Area) => words(ctx, 'tile').indexOf(area.word);
  return [
    ...areas.flatMap(printed),
    ...areas.flatMap((area) => pieces(ctx, fields, area, tile(area))),
    ...areas.flatMap((area) => sent(ctx, fields, areas, area, tile(area))),
  ];

  function printed(area: Area): Marker[] {
    const common = {
      id: `printed-${area.word}-${area.kind}`,
      kind: 'plain' as const,
      area: area.word,
      title: heading(ctx, ctx.name('tile', area.word)),
    };
    if (area.printed['dolphin']) return [{ ...common, icon: 'hellas/dolphin', at: area.anchors['ships']!, size: 2.4 }];
    const icon = area.printed['temple'] ? 'hellas/temple' : area.printed['city'] ? 'hellas/city' : '';
    return icon ? [{ ...common, icon, at: area.anchors['city']!, kind: 'building' }] : [];
  }
}

function pieces(ctx: Context, fields: Fields, area: Area, tile: number): Marker[] {
  const seat = fields.owner[tile] ?? NONE;
  if (seat === NONE) return [];
  const [count, icon, id, at] =
    area.kind === 'land'
      ? ([fields.greeks[tile] ?? 0, 'units/greek', 'board-greeks', area.anchors['greeks']!] as const)
      : ([fields.ships[tile] ?? 0, 'units/ship', 'board-ships', area.anchors['ships']!] as const);
  return count
    ? [
        {
          id: `${icon}-${area.word}`,
          icon,
          at,
          seat,
          count,
          area: area.word,
          title: ctx.text(id, { count }),
        },
      ]
    : [];
}

/** Where an attack goes, and who goes along. */
function sent(ctx: Context, fields: Fields, areas: Area[], area: Area, tile: number): Marker[] {
  const count = fields.sent[tile] ?? 0;
  const goal = areas.find(({ word, kind }) => kind === 'land' && word === words(ctx, 'tile')[fields.target]);
  if (!count || !goal || area.kind !== 'land') return [];
  const [from, to] = [area.anchors['city']!, goal.anchors['city']!];
  const half: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const title = ctx.text('board-greeks', { count });
  return [
    { id: `way-${area.word}`, kind: 'arrow', icon: '', at: to, from, area: goal.word, title },
    {
      id: `sent-${area.word}`,
      icon: 'units/greek',
      at: half,
      seat: fields.active,
      count,
      area: goal.word,
      title,
    },
  ];
}

export function areas(view: GameView, ctx: Context): AreaState[] {
  const fields = fieldsOf(view);
  const laid = words(ctx, 'tile').flatMap((word, i) =>
    fields.spot[i] === NONE ? [] : [tileState(view, ctx, fields, word, i)],
  );
  const empty = (ctx.geometry?.empty ?? []).map(({ word }) => ({
    word,
    domain: 'spot',
    title: heading(ctx, String(spotName(word, fields, ctx))),
    lines: [],
    clause: 'H-2.5',
  }));
  return [...laid, ...empty];
}

function tileState(view: GameView, ctx: Context, fields: Fields, word: string, i: number): AreaState {
  const owner = fields.owner[i] ?? NONE;
  const [greeks, ships] = [fields.greeks[i] ?? 0, fields.ships[i] ?? 0];
  const printed = ctx.geometry?.areas.find((area) => area.word === word && area.kind === 'land')?.printed ?? {};
  const lines = [holder(view, ctx, owner)];
  if (printed['temple']) lines.push(ctx.text('board-temple-here'));
  if (greeks) lines.push(ctx.text('board-greeks', { count: greeks }));
  if (ships) lines.push(ctx.text('board-ships', { count: ships }));
  return {
    word,
    domain: 'tile',
    title: heading(ctx, ctx.name('tile', i)),
    lines,
    contested: fields.target === i && owner !== fields.active,
    clause: 'H-2.12',
    ...(owner !== NONE && { owner }),
  };
}
