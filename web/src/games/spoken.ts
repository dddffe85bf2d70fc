/** Places in words: what eyes see on the map beside what is told about a place. Borders come with the geometry. */
import type { GeometryData } from '../protocol/replies';
import type { AreaState, Context } from '../scene';
import type { Name } from '../words/functions';

/** Domains of what has borders. */
const BORDERING = ['island', 'land', 'sea'];

/** What lies beside a place: areas that it touches, tiles and spots behind its sides, land and sea of a site. */
export function beside(geometry: GeometryData | null, word: string): string[] {
  const sides = geometry?.edges[word];
  if (sides) return sides.flatMap((side) => (side.beside ? [side.beside] : []));
  const site = geometry?.sites.find((other) => other.word === word);
  if (site) return [site.land, site.sea].filter(Boolean);
  return [...new Set((geometry?.areas ?? []).flatMap((area) => (area.word === word ? area.near : [])))];
}

/** Its kind, what it borders, and whether somebody fights for it. */
export function described(ctx: Context, { domain, word, contested }: AreaState): string[] {
  const places = beside(ctx.geometry, word).map((other) => named(ctx, other));
  return [
    ctx.text('access-kind', { kind: domain }),
    ...(contested ? [ctx.text('access-battle')] : []),
    ...(places.length > 0 ? [ctx.text('access-borders', { places })] : []),
  ];
}

function named(ctx: Context, word: string): string | Name {
  const domain = BORDERING.find((of) => ctx.lexicon.domains[of]?.words?.includes(word));
  return domain ? ctx.noun(domain, word) : word;
}
