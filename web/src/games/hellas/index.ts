/** Hellas: what a view means on the tiles and beside them. */
import type { Name } from '../../words/functions';
import type { GameEvent } from '../../protocol/messages';
import type { Adapter, Battle, Context, GameView, Namer, Scene, Verdict } from '../../scene';
import { asideOf, goalOf, heading, NONE, personOf, words } from '../reading';
import type { Fields } from './fields';
import { DRAWN_TILE, fieldsOf } from './position';
import { described, laidTold } from './edges';
import { areas, markers } from './map';
import { panels, seats } from './panels';
import { spotName } from './spots';
import { redistribution } from './redistribution';
import { choreography } from './choreography';

export const hellas: Adapter = {
  choreography,
  describes: (area, ctx) => described(ctx, area),
  laid: (spot, turn, ctx) => laidTold(ctx, spot, turn),
  scene(view: GameView, ctx: Context): Scene {
    const fight = battle(view, ctx);
    const { owner, turn } = fieldsOf(view);
    const goal = goalOf(ctx, 'hellas/city', turn, (seat) => owner.filter((of) => of === seat).length);
    const regrouping = redistribution(view, ctx);
    return {
      markers: markers(view, ctx),
      areas: areas(view, ctx),
      panels: panels(view, ctx),
      seats: seats(view, ctx),
      headline: headline(ctx, fieldsOf(view)),
      ...(goal && { goal }),
      identities: ctx.lexicon.identities,
      tileIcons: 'hellas',
      ...(fight && { battle: fight }),
      ...(regrouping && { redistribution: regrouping }),
    };
  },

  /** The board grows, and shows the tile that was drawn. */
  ground(view: GameView): string {
    const { spot, rotation, where } = fieldsOf(view);
    return JSON.stringify([spot, rotation, where.indexOf(DRAWN_TILE)]);
  },

  called(domain: string, word: string, view: GameView, namer: Namer): string | Name {
    return domain === 'spot' ? spotName(word, fieldsOf(view), namer) : '';
  },
};

function headline(ctx: Context, { turn, steps }: Fields): string {
  if (!turn) return ctx.text('board-set-up');
  const now = ctx.text('board-turn', { turn });
  return steps > 0 ? `${now} · ${ctx.text('board-steps-left', { count: steps })}` : now;
}

/** Nobody rolls dice here: strengths, and what was decided. */
function battle(view: GameView, ctx: Context): Battle | undefined {
  const fields = fieldsOf(view);
  const last = [...ctx.events]
    .reverse()
    .find(([name]) => name === 'battle-decided' || name === 'turn-began' || name === 'target-named');
  const open = fields.target !== NONE && fields.owner[fields.target] !== fields.active;
  if (!open && last?.[0] !== 'battle-decided') return undefined;
  const [who, city] = open ? [fields.active, fields.target] : [last![1]!, last![2]!];
  const rounds =
    last?.[0] === 'battle-decided'
      ? [{ dice: [0, 0] as [number, number], totals: [last[3]!, last[4]!] as [number, number] }]
      : [];
  const unit = (icon: string, id: string, count: number) =>
    count ? [{ icon, count, title: ctx.text(id, { count }) }] : [];
  const sent = fields.sent.reduce((sum, n) => sum + n, 0) + fields.spirits;
  const held = open
    ? [
        ...unit('units/greek', 'board-greeks', fields.greeks[city] ?? 0),
        ...(fields.ship_wall ? unit('units/ship', 'board-ships', fields.ships[city] ?? 0) : []),
      ]
    : [];
  return {
    place: heading(ctx, ctx.name('tile', city)),
    domain: 'tile',
    word: words(ctx, 'tile')[city] ?? '',
    attacker: { seat: who, name: personOf(ctx, who), units: open ? unit('units/greek', 'board-greeks', sent) : [] },
    defender: { seat: 1 - who, name: personOf(ctx, 1 - who), units: held },
    rounds,
    open,
    ...(!open && ended(ctx.events)),
    ...(open && needs(ctx, fields)),
    ...asideOf(ctx, words(ctx, 'tile')[city] ?? ''),
  };
}

/** Who has won the last battle (H-7.10, H-7.12). */
function ended(events: readonly GameEvent[]): { verdict?: Verdict } {
  const last = [...events].reverse().find(([name]) => name === 'city-conquered' || name === 'attack-failed');
  if (!last) return {};
  return { verdict: { winner: last[0] === 'city-conquered' ? last[1]! : 1 - last[1]!, losses: [] } };
}

/** What a launched attack must reach (H-7.9). */
function needs(ctx: Context, { target, fought, by_sea, beachhead }: Fields): { note?: string } {
  if (!fought[target]) return {};
  return { note: ctx.text(!by_sea ? 'board-by-land' : beachhead ? 'board-beachhead' : 'board-by-sea') };
}
