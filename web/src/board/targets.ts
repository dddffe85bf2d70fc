/** What on the map can be looked at, and what may be clicked: areas, sites, empty spots, pieces with a word. */
import type { GeometryData } from '../protocol/replies';
import { keyOf, type AreaState, type Marker, type Scene } from '../scene';
import { shapeId, spotPath, type Area } from './terrain';
import type { Point } from './svg';

export interface Told {
  title: string;
  lines: string[];
  clause?: string | undefined;
  /** The address of a picture. */
  picture?: string | undefined;
}

export interface Target extends Told {
  id: string;
  /** Any of these says it. */
  keys: string[];
  at: Point;
  /** Where a piece stands or would stand: what may be chosen is marked there. */
  anchor: Point;
  /** The shapes that are hit, and the one a ring follows. */
  paths: string[];
  ring: string;
  /** Of a site, its land. */
  within?: string;
  /** The id of a clip that keeps a ring inside. */
  clip: string;
  owner?: number | undefined;
  contested?: boolean | undefined;
  closed?: boolean | undefined;
}

const SITE = 31;
/** Whoever holds a place stands at one of these. */
const HOLDERS = ['troops', 'greeks', 'fleets', 'ships'];

export function targetsOf(geometry: GeometryData, scene: Scene, prefix: string): Target[] {
  const states = new Map(scene.areas.map((state) => [state.word, state]));
  return [...areaTargets(geometry, states, prefix), ...spotTargets(geometry, states), ...siteTargets(geometry, states)];
}

/** One for every word: a tile has land and sea. */
function areaTargets(geometry: GeometryData, states: Map<string, AreaState>, prefix: string): Target[] {
  const found = new Map<string, Target>();
  for (const area of geometry.areas) {
    const known = found.get(area.word);
    if (known) {
      known.paths.push(area.path);
      if (area.kind === 'land') known.anchor = anchorOf(area) ?? known.anchor;
      continue;
    }
    const state = states.get(area.word);
    const at = area.label?.at ?? Object.values(area.anchors)[0] ?? [0, 0];
    found.set(area.word, {
      id: `area-${area.word}`,
      keys: [keyOf(state?.domain ?? area.kind, area.word)],
      at,
      anchor: anchorOf(area) ?? at,
      paths: [area.path],
      ring: area.whole || area.path,
      clip: area.whole ? '' : `${shapeId(prefix, area)}-clip`,
      owner: state?.owner,
      contested: state?.contested,
      closed: state?.closed,
      ...told(state, area.name),
    });
  }
  return [...found.values()];
}

function anchorOf({ anchors }: Area): Point | undefined {
  return anchors[HOLDERS.find((name) => name in anchors) ?? ''];
}

function spotTargets(geometry: GeometryData, states: Map<string, AreaState>): Target[] {
  return geometry.empty.map(({ word, at }) => {
    const path = spotPath(at);
    return {
      id: `spot-${word}`,
      keys: [keyOf('spot', word)],
      at,
      anchor: at,
      // As large as the tile that is shown there before it is laid.
      paths: [spotPath(at, geometry.radius)],
      ring: path,
      clip: '',
      ...told(states.get(word), word),
    };
  });
}

function siteTargets(geometry: GeometryData, states: Map<string, AreaState>): Target[] {
  return geometry.sites.map(({ word, land, at, turn }) => {
    const path = square(at, SITE, turn);
    return {
      id: `site-${word}`,
      keys: [keyOf('site', word)],
      at,
      anchor: at,
      paths: [path],
      ring: path,
      clip: '',
      within: land,
      ...told(states.get(word), word),
    };
  });
}

function told(state: AreaState | undefined, name: string): Told {
  return { title: state?.title ?? name, lines: state?.lines ?? [], clause: state?.clause };
}

function square([x, y]: Point, half: number, turn: number): string {
  const corners = [45, 135, 225, 315].map((angle) => {
    const a = ((angle + turn) * Math.PI) / 180;
    return `${Math.round(x + half * Math.SQRT2 * Math.cos(a))} ${Math.round(y + half * Math.SQRT2 * Math.sin(a))}`;
  });
  return `M${corners.join('L')}Z`;
}

export function keysOf(marker: Marker): string[] {
  const own = marker.domain && marker.word ? [keyOf(marker.domain, marker.word)] : [];
  return [...own, ...(marker.says ?? [])];
}

/** The key by which a target may be clicked now. */
export function glowingKey(keys: string[], glowing: ReadonlySet<string>): string | undefined {
  return keys.find((key) => glowing.has(key));
}

export function markerKey(
  marker: Marker,
  glowing: ReadonlySet<string>,
  picked: ReadonlySet<string>,
): string | undefined {
  return marker.within && !picked.has(marker.within) ? undefined : glowingKey(keysOf(marker), glowing);
}

/** Who comes next in a direction: not too far aside, and near. */
export function nextTowards(from: Point, others: { id: string; at: Point }[], direction: Point): string | undefined {
  let best: { id: string; cost: number } | undefined;
  for (const { id, at } of others) {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (along < 1 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
