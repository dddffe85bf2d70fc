/** The map under the pieces: depths of the sea, beaches, relief, borders, names. The same for all titles. */
import type { GeometryData } from '../protocol/replies';
import { Homes } from './homes';
import { el, moved, type Point } from './svg';

/** The sea grows deeper in so many steps, each with a contour line. */
const DEPTHS = [3, 2, 1];
/** Around a point: a hill, the crown and the trunk of an olive tree, a rock and its shadow. */
const HILL = 'c9-1 15-22 27-24s18 22 31 25m-34-22q5 9 3 16';
const CROWN = 'm-11-8a7 7 0 0 1 7-9a8 7 0 0 1 13 3a6 6 0 0 1-2 10q-9 3-18-4z';
const TRUNK = 'm0 0q1-4-1-7m1 3l4-3';
const ROCK = 'm-9 4l3-9 6-3 6 5 3 7z';
const SITE = 46;
const SLOT = 54;
/** Of an empty spot so much is shown. */
const EMPTY = 70;

export type Area = GeometryData['areas'][number];

/** Names of shapes are the board's own, since a page may show several boards. */
export function shapeId(prefix: string, area: Area): string {
  return `${prefix}-${area.kind}-${area.word.replace(/[^a-z0-9-]/gi, '_')}`;
}

export interface Terrain {
  ground: SVGGElement;
  /** Between the ground and the borders: the colours of owners. */
  rims: SVGGElement;
  names: SVGGElement;
  homes: Homes;
}

export function drawTerrain(
  geometry: GeometryData,
  prefix: string,
  /** What the reader's language calls a place of the board. */
  called: (place: string) => string = (place) => place,
): Terrain {
  const rims = el('g');
  const ground = el('g', { class: 'chart' });
  ground.append(definitions(geometry, prefix), ...sea(geometry, prefix), depths(prefix), lands(geometry, prefix));
  ground.append(beach(prefix), rims, relief(geometry), ...borders(geometry, prefix));
  ground.append(...geometry.bridges.map(bridge), ...geometry.sites.map(site));
  ground.append(...geometry.areas.flatMap(slots));
  const names = el('g', { class: 'names' }, ...geometry.areas.flatMap((area) => name(area, called)));
  return { ground, rims, names, homes: new Homes(geometry) };
}

function definitions(geometry: GeometryData, prefix: string): SVGDefsElement {
  const hatch = el('pattern', {
    id: `${prefix}-hatch`,
    width: 26,
    height: 26,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  });
  hatch.append(el('path', { d: 'M0 0V26', class: 'hatch' }));
  const board = el('clipPath', { id: `${prefix}-board` }, el('use', { href: `#${prefix}-whole` }));
  const made = el('defs', {}, el('path', { id: `${prefix}-whole`, d: geometry.outline }), board, hatch);
  made.append(
    el('path', {
      id: `${prefix}-coast`,
      d: geometry.coast,
      fill: 'none',
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
  const dry = el('clipPath', { id: `${prefix}-dry` });
  for (const area of geometry.areas) {
    const id = shapeId(prefix, area);
    made.append(el('path', { id, d: area.path }), el('clipPath', { id: `${id}-clip` }, el('use', { href: `#${id}` })));
    if (area.kind === 'land') dry.append(el('use', { href: `#${id}` }));
  }
  made.append(dry);
  return made;
}

function sea(geometry: GeometryData, prefix: string): SVGElement[] {
  const around = [1, 2].map((band) => el('use', { href: `#${prefix}-whole`, class: `around-${band}` }));
  const water = geometry.areas.filter(({ kind }) => kind !== 'land');
  const areas = water.map((area) => el('use', { href: `#${shapeId(prefix, area)}`, class: `sea-${area.tint}` }));
  return [...around, ...areas];
}

/** From deep to shallow around every land, clipped to the board. */
function depths(prefix: string): SVGGElement {
  const bands = DEPTHS.flatMap((depth) =>
    ['contour', 'depth'].map((part) => el('use', { href: `#${prefix}-coast`, class: `${part}-${depth}` })),
  );
  return el('g', { 'clip-path': `url(#${prefix}-board)` }, ...bands);
}

function lands(geometry: GeometryData, prefix: string): SVGGElement {
  const dry = geometry.areas.filter(({ kind }) => kind === 'land');
  return el(
    'g',
    {},
    ...dry.map((area) => el('use', { href: `#${shapeId(prefix, area)}`, class: `land-${area.tint}` })),
  );
}

/** Sand inside the coast. */
function beach(prefix: string): SVGGElement {
  return el('g', { 'clip-path': `url(#${prefix}-dry)` }, el('use', { href: `#${prefix}-coast`, class: 'beach' }));
}

/** Hills, olive trees and rocks, where Python has put them. */
function relief({ relief: { hills, trees, rocks } }: GeometryData): SVGGElement {
  const each = (points: Point[], drawn: string) => points.map(([x, y]) => `M${x} ${y}${drawn}`).join('');
  return el(
    'g',
    { class: 'relief' },
    el('path', { d: each(hills, HILL), class: 'hill' }),
    el('path', { d: each(rocks, ROCK), class: 'rock' }),
    el('path', { d: each(trees, TRUNK), class: 'trunk' }),
    el('path', { d: each(trees, CROWN), class: 'crown' }),
  );
}

function borders(geometry: GeometryData, prefix: string): SVGElement[] {
  return [
    el('path', { d: geometry.sea_borders, class: 'sea-border' }),
    el('path', { d: geometry.land_borders, class: 'land-border-below' }),
    el('path', { d: geometry.land_borders, class: 'land-border' }),
    el('path', { d: geometry.rim, class: 'rim' }),
    el('use', { href: `#${prefix}-coast`, class: 'coast' }),
  ];
}

/** A bridge: the water flows below it. */
function bridge([a, b]: [Point, Point]): SVGGElement {
  const d = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  return el(
    'g',
    { class: 'bridge' },
    ...['bridge-edge', 'bridge-way', 'bridge-planks'].map((part) => el('path', { d, class: part })),
  );
}

/** A paved place for a building, with its jetty in the sea of its port. */
function site({ word, at, quay, turn }: GeometryData['sites'][number]): SVGGElement {
  const [dx, dy] = [quay[0] - at[0], quay[1] - at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [ex, ey] = [quay[0] + ux * 17, quay[1] + uy * 17];
  const beam = `M${ex - uy * 12} ${ey + ux * 12}L${ex + uy * 12} ${ey - ux * 12}`;
  return el(
    'g',
    { 'data-site': word },
    el('path', { d: `M${at[0]} ${at[1]}L${ex} ${ey}${beam}`, class: 'jetty' }),
    paving(at, SITE, turn),
  );
}

/** Square places where a metropolis may stand, joined if there are two, and round ones outside. */
function slots({ anchors, printed }: Area): SVGElement[] {
  const points = Object.keys(anchors)
    .filter((name) => name.startsWith('slot'))
    .map((name) => anchors[name]!);
  const under = printed['site'] ?? 0;
  const places = points.map((at, i) => paving(at, SLOT, 0, i >= under));
  if (under < 2 || !points[1]) return places;
  const d = `M${points[0]!.join(' ')}L${points[1].join(' ')}`;
  return [el('path', { d, class: 'road-edge' }), el('path', { d, class: 'road' }), ...places];
}

function paving(at: Point, size: number, turn = 0, round = false): SVGRectElement {
  return el('rect', {
    x: -size / 2,
    y: -size / 2,
    width: size,
    height: size,
    rx: round ? size / 2 : size * 0.14,
    class: 'paving',
    transform: `${moved(at)} rotate(${turn})`,
  });
}

/** The id by which a name is shown or left out. */
export function nameId({ kind, word }: Area): string {
  return `name-${kind}-${word}`;
}

/** Names, those of seas in italics. The board says how large they are. */
function name(area: Area, called: (place: string) => string): SVGTextElement[] {
  const { label, kind, tint } = area;
  if (!label) return [];
  const [x, y] = label.at;
  const made = el('text', {
    dy: '.33em',
    class: kind === 'land' ? `name name-land-${tint}` : `name name-sea name-sea-${tint}`,
    'data-name': nameId(area),
    transform: `${moved([x, y])}${label.slant ? ` rotate(${label.slant})` : ''}`,
  });
  made.append(called(label.text));
  return [made];
}

/** The outline of an empty spot. */
export function spotPath([x, y]: Point, reach = EMPTY): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
