/** Hellas: tiles by their sides, and free places by what a tile there would touch. */
import type { EdgeData } from '../../protocol/replies';
import type { AreaState, Context } from '../../scene';
import { WAYS } from './spots';

export function described(ctx: Context, { domain, word, contested }: AreaState): string[] {
  const sides = ctx.geometry?.edges[word] ?? [];
  const told = domain === 'spot' ? 'access-touches' : 'access-edges';
  return [
    ctx.text('access-kind', { kind: domain }),
    ...(contested ? [ctx.text('access-battle')] : []),
    ...(sides.length > 0 ? [ctx.text(told, { edges: sidesTold(ctx, sides) })] : []),
  ];
}

/** The tile that was drawn, as it is printed (H-1.3). */
export function drawnTold(ctx: Context, word: string): string[] {
  const sides = ctx.geometry?.drawn.find(({ edges }) => word in edges)?.edges[word];
  return sides ? [ctx.text('access-drawn', { name: ctx.noun('tile', word), edges: sidesTold(ctx, sides) })] : [];
}

/** How the drawn tile would lie on a spot, turned so often (H-2.2): its sides, and the tiles behind them. */
export function laidTold(ctx: Context, spot: string, turn: number): string {
  const around = ctx.geometry?.edges[spot];
  const [sides] = Object.values(ctx.geometry?.drawn[turn]?.edges ?? {});
  if (!around || !sides) return '';
  const laid = sides.map(({ kind }, i) => ({ kind, beside: around[i]?.beside ?? '' }));
  return ctx.text('access-lies', { edges: sidesTold(ctx, laid) });
}

/** Clockwise from the east; where nobody lies, a tile tells its own side, and a spot nothing. */
function sidesTold(ctx: Context, sides: EdgeData[]): string[] {
  const tiles = ctx.lexicon.domains['tile']?.words ?? [];
  return sides.flatMap(({ kind, beside }, i) => {
    const way = ctx.text(WAYS[i]![0]);
    if (tiles.includes(beside)) return [ctx.text('access-edge-beside', { way, kind, place: ctx.noun('tile', beside) })];
    return kind ? [ctx.text('access-edge', { way, kind })] : [];
  });
}
