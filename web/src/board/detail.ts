/** Level of detail: what does not fit is left out, not shrunk. Owners, counts, figures and metropolises stay. */
import type { Marker } from '../scene';
import type { Box } from './camera';
import type { Home } from './homes';
import { labelAt, LETTER, sizeOf } from './names';
import { discsOf, kindOf } from './pieces';
import type { Scales } from './sizes';
import { nameId, type Area } from './terrain';

/** A row of discs in units of the map: x, y, radius. */
export type Disc = [x: number, y: number, r: number];
type Way = [dx: number, dy: number];

export interface Item {
  id: string;
  discs: Disc[];
  /** Whatever else stands there. */
  kept: boolean;
  /** Low ones come first. */
  rank: number;
  /** It stands where it stands, and pieces make room for it. */
  fixed?: boolean;
  /** It rather stands a little aside than is left out. */
  loose?: boolean;
  /** Where it may stand. */
  home?: Home;
}

const RANKS = { arrow: 0, slot: 0, unit: 1, lone: 3, building: 4, landName: 5, gold: 6, plain: 7, seaName: 8 };
const METROPOLIS = 2;
/** From so many pixels on two things count as apart. */
const GAP_PX = 1.6;
const DOT_PX = 9;
/** How often neighbours are pushed apart, and how far at most, as a share of a piece. */
const PUSHES = 60;
const FARTHEST = 1.3;
const NO_WAY: Way = [0, 0];
/** Where straight on is not its home, a piece goes aside. */
const TURNS = [0, Math.PI / 4, -Math.PI / 4, Math.PI / 2, -Math.PI / 2];
/** Where something loose is tried, the nearest first, as a share of its radius: farther off it would seem elsewhere. */
const ASIDE: readonly Way[] = [0, 0.3, 0.6, 0.9].flatMap((far) =>
  Array.from({ length: far ? 12 : 1 }, (_, i): Way => {
    const turn = (i * Math.PI) / 6;
    return [far * Math.cos(turn), far * Math.sin(turn)];
  }),
);

/** What is shown of all this, and how far from where it would stand. */
export function laidOut(
  things: readonly Item[],
  dots: readonly Item[],
  names: readonly Item[],
  gap: number,
): Map<string, Way> {
  const aside = pushed([...things, ...dots], gap);
  const wayOf = (id: string): Way => aside.get(id) ?? NO_WAY;
  const shown = shownOf([...dots, ...things.map((item) => at(item, wayOf(item.id))), ...names]);
  for (const [id, [dx, dy]] of shown) {
    const [x, y] = wayOf(id);
    shown.set(id, [x + dx, y + dy]);
  }
  return shown;
}

/** What is shown, and how far aside: all that is kept, and of the rest, by rank, what has room. */
export function shownOf(items: readonly Item[]): Map<string, Way> {
  const order = [...items].sort((a, b) => Number(b.kept) - Number(a.kept) || a.rank - b.rank);
  const shown = new Map<string, Way>();
  const taken: Disc[] = [];
  for (const item of order) {
    const way = item.kept ? NO_WAY : roomFor(item, taken);
    if (!way) continue;
    shown.set(item.id, way);
    taken.push(...at(item, way).discs);
  }
  return shown;
}

function roomFor(item: Item, taken: readonly Disc[]): Way | undefined {
  const radius = item.discs[0]?.[2] ?? 0;
  const ways = item.loose ? ASIDE.map(([dx, dy]): Way => [dx * radius, dy * radius]) : [NO_WAY];
  return ways.find(
    (way) =>
      isAtHome(item, way) && at(item, way).discs.every((disc) => taken.every((other) => overlap(disc, other) <= 0)),
  );
}

function isAtHome({ discs, home }: Item, [dx, dy]: Way): boolean {
  const [x, y] = discs[0] ?? [0, 0];
  return !home || (dx === 0 && dy === 0) || home([x + dx, y + dy]);
}

function overlap([ax, ay, ar]: Disc, [bx, by, br]: Disc): number {
  return ar + br - Math.hypot(ax - bx, ay - by);
}

/** What is kept is pushed aside a little where its neighbour is, too, or a building stands: by id, how far. */
export function pushed(items: readonly Item[], gap: number): Map<string, Way> {
  const moved = items.filter(({ kept, fixed, discs }) => (kept || fixed) && discs.length > 0);
  const by = new Map(moved.map(({ id }) => [id, [0, 0] as Way]));
  for (let round = 0; round < PUSHES; round += 1) {
    let isStill = true;
    for (let i = 0; i < moved.length; i += 1)
      for (let j = 0; j < i; j += 1) if (push(moved[i]!, moved[j]!, by, gap)) isStill = false;
    if (isStill) break;
  }
  return by;
}

function push(a: Item, b: Item, by: Map<string, Way>, gap: number): boolean {
  const [da, db] = [by.get(a.id)!, by.get(b.id)!];
  let worst = 0;
  let way = NO_WAY;
  for (const [ax, ay, ar] of a.discs)
    for (const [bx, by_, br] of b.discs) {
      const [dx, dy] = [ax + da[0] - bx - db[0], ay + da[1] - by_ - db[1]];
      const far = Math.hypot(dx, dy);
      const over = ar + br + gap - far;
      if (over <= worst) continue;
      worst = over;
      way = far > 0.01 ? [dx / far, dy / far] : [0, 1];
    }
  if (worst <= 0.01) return false;
  const [sa, sb] = a.fixed ? [0, 1] : b.fixed ? [1, 0] : [0.5, 0.5];
  const most = (a.discs[0]![2] + b.discs[0]![2]) * FARTHEST;
  step(a, da, way, worst * sa, most);
  step(b, db, way, -worst * sb, most);
  return true;
}

/** So far that way, or aside of it, where it is at home. */
function step(item: Item, delta: Way, [dx, dy]: Way, far: number, most: number): void {
  const within = (way: number): number => Math.max(-most, Math.min(most, way));
  for (const turn of far === 0 ? [] : TURNS) {
    const [cos, sin] = [Math.cos(turn) * far, Math.sin(turn) * far];
    const to: Way = [within(delta[0] + dx * cos - dy * sin), within(delta[1] + dx * sin + dy * cos)];
    if (!isAtHome(item, to)) continue;
    [delta[0], delta[1]] = to;
    return;
  }
}

/** From far away only owners, counts and metropolises are drawn, heroes and figures, and the names of lands. */
export function isSeenAfar({ kept, rank }: Item): boolean {
  return kept || rank === RANKS.landName;
}

export function gapAt(scales: Scales): number {
  return GAP_PX * scales.pixel;
}

/** The same, so far aside. */
function at(item: Item, [dx, dy]: Way): Item {
  return { ...item, discs: item.discs.map(([x, y, r]) => [x + dx, y + dy, r]) };
}

/** Who stands out is shown wherever it is. */
export function markerItem(marker: Marker, scales: Scales, standsOut: boolean, home?: Home): Item {
  const kind = kindOf(marker);
  const isMetropolis = marker.icon === 'buildings/metropolis';
  const scale = kind === 'building' ? scales.building : scales.piece;
  return {
    id: marker.id,
    discs: discsOf(marker).map(([x, y, r]) => [marker.at[0] + x * scale, marker.at[1] + y * scale, r * scale]),
    kept: standsOut || isMetropolis || kind === 'unit' || kind === 'lone' || kind === 'arrow' || kind === 'slot',
    rank: isMetropolis ? METROPOLIS : RANKS[kind],
    fixed: kind === 'building',
    loose: kind === 'building' || kind === 'gold' || kind === 'plain',
    home,
  };
}

/** The gold dot of a free place that may be chosen. */
export function dotItem(id: string, [x, y]: [number, number], scales: Scales): Item {
  return { id: `dot-${id}`, discs: [[x, y, DOT_PX * scales.dot]], kept: true, rank: 0, fixed: true };
}

/** The name of an area. */
export function nameItem(area: Area, scales: Scales, standsOut: boolean, crop: Box): Item {
  const isLand = area.kind === 'land';
  const size = sizeOf(area.kind, scales);
  const { text, slant } = area.label!;
  return {
    id: nameId(area),
    discs: row(labelAt(area, scales, crop), text.length * LETTER * size, size * 0.8, slant),
    kept: standsOut,
    rank: isLand ? RANKS.landName : RANKS.seaName,
  };
}

/** Discs that cover something so wide and high. */
function row([x, y]: [number, number], width: number, height: number, slant = 0): Disc[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const turn = ((slant + (height > width ? 90 : 0)) * Math.PI) / 180;
  const count = Math.max(1, Math.round((long / short) * 1.3));
  const reach = (long - short) / 2;
  return Array.from({ length: count }, (_, i): Disc => {
    const t = count > 1 ? (2 * i) / (count - 1) - 1 : 0;
    return [x + reach * t * Math.cos(turn), y + reach * t * Math.sin(turn), short / 2];
  });
}
