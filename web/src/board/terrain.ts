/** The map under the pieces: sea, shores, lands, borders, names. The same for all titles. */
import type { GeometryData } from '../protocol/replies';
import { el, moved, type Point } from './svg';

const WAVES = 'M14 20q7-8 14 0t14 0 14 0M118 66q7-8 14 0t14 0 14 0M62 118q6-7 12 0t12 0M176 142q6-7 12 0t12 0';
const SPACING = 0.08;
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
}

export function drawTerrain(geometry: GeometryData, prefix: string): Terrain {
  const rims = el('g');
  const ground = el('g', { class: 'chart' });
  ground.append(definitions(geometry, prefix), ...sea(geometry, prefix), shores(prefix), lands(geometry, prefix));
  ground.append(rims, ...borders(geometry, prefix), ...geometry.bridges.map(bridge), ...geometry.sites.map(site));
  ground.append(
    ...geometry.areas.flatMap(slots),
    ...geometry.empty.map(({ at }) => el('path', { d: spotPath(at), class: 'spot' })),
  );
  return { ground, rims, names: el('g', { class: 'names' }, ...geometry.areas.flatMap(name)) };
}

function definitions(geometry: GeometryData, prefix: string): SVGDefsElement {
  const waves = el('pattern', {
    id: `${prefix}-waves`,
    width: 220,
    height: 170,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(-4)',
  });
  waves.append(el('path', { d: WAVES, class: 'wave' }));
  const hatch = el('pattern', {
    id: `${prefix}-hatch`,
    width: 26,
    height: 26,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  });
  hatch.append(el('path', { d: 'M0 0V26', class: 'hatch' }));
  const board = el('clipPath', { id: `${prefix}-board` }, el('use', { href: `#${prefix}-whole` }));
  const made = el('defs', {}, el('path', { id: `${prefix}-whole`, d: geometry.outline }), board, waves, hatch);
  made.append(
    el('path', {
      id: `${prefix}-coast`,
      d: geometry.coast,
      fill: 'none',
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
  for (const area of geometry.areas) {
    const id = shapeId(prefix, area);
    made.append(el('path', { id, d: area.path }), el('clipPath', { id: `${id}-clip` }, el('use', { href: `#${id}` })));
  }
  return made;
}

function sea(geometry: GeometryData, prefix: string): SVGElement[] {
  const around = [1, 2].map((band) => el('use', { href: `#${prefix}-whole`, class: `around-${band}` }));
  const water = geometry.areas.filter(({ kind }) => kind !== 'land');
  const areas = water.map((area) => el('use', { href: `#${shapeId(prefix, area)}`, class: `sea-${area.tint}` }));
  return [...around, ...areas, el('use', { href: `#${prefix}-whole`, class: 'waves', fill: `url(#${prefix}-waves)` })];
}

/** Shallows around every land, clipped to the board. */
function shores(prefix: string): SVGGElement {
  const bands = [1, 2].map((band) => el('use', { href: `#${prefix}-coast`, class: `shallow-${band}` }));
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
function site({ at, quay, turn }: GeometryData['sites'][number]): SVGGElement {
  const [dx, dy] = [quay[0] - at[0], quay[1] - at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [ex, ey] = [quay[0] + ux * 17, quay[1] + uy * 17];
  const beam = `M${ex - uy * 12} ${ey + ux * 12}L${ex + uy * 12} ${ey - ux * 12}`;
  return el(
    'g',
    {},
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

/** Names in small capitals, those of seas in italics. */
function name({ label, kind, tint }: Area): SVGTextElement[] {
  if (!label) return [];
  const [x, y] = label.at;
  const made = el('text', {
    x,
    y,
    dy: label.size * 0.36,
    class: kind === 'land' ? `name name-land-${tint}` : `name name-sea name-sea-${tint}`,
    'font-size': label.size,
    'stroke-width': label.size * 0.2,
    'letter-spacing': label.size * SPACING,
    transform: label.slant ? `rotate(${label.slant} ${x} ${y})` : null,
  });
  made.append(label.text);
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
