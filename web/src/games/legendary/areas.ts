/** Legendary: what is known about every land, sea and site. */
import type { AreaState, Context, GameView } from '../../scene';
import { closedSeas, heading, holder, NONE, whoOf, words } from '../reading';
import type { Fields } from './fields';
import { fieldsOf, foughtOver, isInPlay, landOf, METROPOLIS } from './position';

export function areas(view: GameView, ctx: Context): AreaState[] {
  const lands = words(ctx, 'land').map((word, i) => land(view, ctx, word, i));
  const closed = closedNow(view, ctx);
  const seas = words(ctx, 'sea').map((word, i) => sea(view, ctx, word, i, closed.has(word)));
  return [...lands, ...seas, ...words(ctx, 'site').map((word, i) => site(view, ctx, word, i))];
}

function land(view: GameView, ctx: Context, word: string, i: number): AreaState {
  const fields = fieldsOf(view);
  const owner = fields.owner[i] ?? NONE;
  const lines = [holder(view, ctx, owner)];
  const [troops, hired] = [fields.troops[i] ?? 0, fields.mercenaries[i] ?? 0];
  if (troops) lines.push(ctx.text('board-troops', { count: troops }));
  if (hired) lines.push(ctx.text('board-mercenaries', { count: hired }));
  lines.push(
    ...heroes(ctx, fields, i),
    ...figures(ctx, fields, i),
    ...income(ctx, fields, i),
    ...sitesOf(ctx, fields, i),
  );
  if (ctx.geometry?.areas[i]?.printed['priestess']) lines.push(ctx.text('board-priestess-here'));
  return {
    word,
    domain: 'land',
    title: heading(ctx, ctx.name('land', i)),
    lines,
    contested: foughtOver(view, ctx) === i,
    clause: 'L-13.1',
    ...(owner !== NONE && { owner }),
  };
}

/** L-11.1.2 */
function closedNow(view: GameView, ctx: Context): Set<string> {
  const { figure_area } = fieldsOf(view);
  const areas = words(ctx, 'area');
  return closedSeas(
    ctx,
    words(ctx, 'figure').map((word, i) => [word, areas[figure_area[i] ?? NONE]]),
  );
}

function sea(view: GameView, ctx: Context, word: string, i: number, closed: boolean): AreaState {
  const fields = fieldsOf(view);
  const area = words(ctx, 'land').length + i;
  const ruler = fields.ruler[i] ?? NONE;
  const fleets = fields.fleets[i] ?? 0;
  const lines = [holder(view, ctx, ruler)];
  if (fleets) lines.push(ctx.text('board-fleets', { count: fleets }));
  lines.push(...figures(ctx, fields, area), ...income(ctx, fields, area));
  if (closed) lines.push(ctx.text('board-closed-sea'));
  return {
    word,
    domain: 'sea',
    title: heading(ctx, ctx.name('sea', i)),
    lines,
    contested: foughtOver(view, ctx) === area,
    closed,
    ...(ruler !== NONE && { ruler }),
    clause: closed ? 'L-11.1.2' : 'L-13.1',
  };
}

function site(view: GameView, ctx: Context, word: string, i: number): AreaState {
  const port = ctx.geometry?.sites[i]?.sea;
  const lines = port ? [ctx.text('board-port-sea', { sea: ctx.noun('sea', port) })] : [];
  const title = heading(ctx, ctx.name('site', i));
  return { word, domain: 'site', title, lines: [...built(ctx, fieldsOf(view), i), ...lines], clause: 'L-2.4' };
}

/** What stands on a site; whose temple was used is drawn pale (L-10.7.2). */
function built(ctx: Context, { building, temple_used }: Fields, i: number): string[] {
  const kind = building[i] ?? NONE;
  const used = Boolean(temple_used[i]);
  if (kind === NONE) return [ctx.text('board-site-free')];
  if (kind < METROPOLIS) {
    const isSpent = used && words(ctx, 'kind')[kind] === 'temple';
    return [isSpent ? ctx.text('access-temple-used') : heading(ctx, ctx.name('kind', kind))];
  }
  const metropolis = ctx.text('board-metropolis-with', { bonus: ctx.noun('bonus', kind - METROPOLIS) });
  return used ? [metropolis, ctx.text('access-metropolis-used')] : [metropolis];
}

function sitesOf(ctx: Context, fields: Fields, i: number): string[] {
  const own = words(ctx, 'site').flatMap((word, site) => (landOf(ctx, word) === i ? [site] : []));
  const stands = (site: number): boolean => (fields.building[site] ?? NONE) !== NONE;
  const free = own.filter((site) => !stands(site)).length;
  const found = own.filter(stands).flatMap((site) => built(ctx, fields, site));
  return free ? [...found, ctx.text('board-sites-free', { count: free })] : found;
}

function heroes(ctx: Context, fields: Fields, i: number): string[] {
  return words(ctx, 'hero').flatMap((word, hero) =>
    fields.hero_land[hero] === i && isInPlay(ctx, fields, hero)
      ? [
          ctx.text('board-of', {
            name: heading(ctx, ctx.name('hero', word)),
            who: whoOf(ctx, fields.hero_owner[hero]!),
          }),
        ]
      : [],
  );
}

function figures(ctx: Context, fields: Fields, area: number): string[] {
  return words(ctx, 'figure').flatMap((word, i) => {
    if (fields.figure_area[i] !== area) return [];
    const name = heading(ctx, ctx.name('creature', word));
    const master = fields.figure_owner[i] ?? NONE;
    return [master === NONE ? name : ctx.text('board-of', { name, who: whoOf(ctx, master) })];
  });
}

function income(ctx: Context, fields: Fields, area: number): string[] {
  const count = (ctx.geometry?.areas[area]?.printed['gold'] ?? 0) + (fields.prosperity[area] ?? 0);
  return count ? [ctx.text('board-income', { count })] : [];
}
