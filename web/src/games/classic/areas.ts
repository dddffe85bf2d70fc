/** Classic: what is known about every island and sea. */
import type { AreaState, Context, GameView } from '../../scene';
import { closedSeas, heading, holder, NONE, whoOf, words } from '../reading';
import type { Fields } from './fields';
import { fieldsOf, foughtOver, standing, TEMPLE_USED } from './position';

export function areas(view: GameView, ctx: Context): AreaState[] {
  const closed = closedNow(view, ctx);
  return [
    ...words(ctx, 'island').map((word, i) => island(view, ctx, word, i)),
    ...words(ctx, 'sea').map((word, i) => sea(view, ctx, word, i, closed.has(word))),
  ];
}

function island(view: GameView, ctx: Context, word: string, i: number): AreaState {
  const fields = fieldsOf(view);
  const owner = fields.owner[i] ?? NONE;
  const troops = fields.troops[i] ?? 0;
  const count = (ctx.geometry?.areas[i]?.printed['gold'] ?? 0) + (fields.prosperity[i] ?? 0);
  const lines = [holder(view, ctx, owner)];
  if (troops) lines.push(ctx.text('board-troops', { count: troops }));
  lines.push(...figures(ctx, fields, i));
  if (count) lines.push(ctx.text('board-income', { count }));
  lines.push(...built(ctx, fields, i));
  return {
    word,
    domain: 'island',
    title: heading(ctx, ctx.name('island', i)),
    lines,
    contested: foughtOver(view, ctx) === i,
    clause: 'C-2.8',
    ...(owner !== NONE && { owner }),
  };
}

function built(ctx: Context, fields: Fields, i: number): string[] {
  const zones = standing(fields, i);
  const covered = Boolean(fields.metropolis[i]);
  const area = ctx.geometry?.areas[i];
  const slots = Object.keys(area?.anchors ?? {}).filter((name) => name.startsWith('slot')).length;
  const standingHere = zones[0].length + zones[1].length;
  const free = slots - standingHere - (covered ? (area?.printed['site'] ?? 0) : 0);
  const lines = zones
    .flat()
    .map(({ kind, spent }) => (spent ? ctx.text('access-temple-used') : heading(ctx, ctx.name('kind', kind))));
  if (fields.metropolis[i] === TEMPLE_USED) lines.unshift(ctx.text('access-metropolis-used'));
  if (covered) lines.unshift(ctx.text('board-metropolis'));
  return free > 0 ? [...lines, ctx.text('board-sites-free', { count: free })] : lines;
}

function figures(ctx: Context, fields: Fields, i: number): string[] {
  return words(ctx, 'figure').flatMap((word, figure) => {
    if (fields.figure_island[figure] !== i) return [];
    const master = fields.figure_owner[figure] ?? NONE;
    const name = heading(ctx, ctx.name('creature', word));
    return [master === NONE ? name : ctx.text('board-of', { name, who: whoOf(ctx, master) })];
  });
}

/** C-2.10 */
function closedNow(view: GameView, ctx: Context): Set<string> {
  const { figure_island, kraken } = fieldsOf(view);
  const islands = words(ctx, 'island');
  return closedSeas(ctx, [
    ...words(ctx, 'figure').map((word, i): [string, string | undefined] => [word, islands[figure_island[i] ?? NONE]]),
    ['kraken', words(ctx, 'sea')[kraken]],
  ]);
}

function sea(view: GameView, ctx: Context, word: string, i: number, closed: boolean): AreaState {
  const fields = fieldsOf(view);
  const area = words(ctx, 'island').length + i;
  const ruler = fields.ruler[i] ?? NONE;
  const fleets = fields.fleets[i] ?? 0;
  const lines = [holder(view, ctx, ruler)];
  if (fleets) lines.push(ctx.text('board-fleets', { count: fleets }));
  if (ctx.geometry?.areas[area]?.printed['gold']) lines.push(ctx.text('board-trade-sea'));
  if (fields.kraken === i) lines.push(heading(ctx, ctx.name('creature', 'kraken')));
  if (closed) lines.push(ctx.text('board-closed-sea'));
  return {
    word,
    domain: 'sea',
    title: heading(ctx, ctx.name('sea', i)),
    lines,
    contested: foughtOver(view, ctx) === area,
    closed,
    ...(ruler !== NONE && { ruler }),
    clause: closed ? 'C-2.10' : 'C-2.4',
  };
}
