/** Level of detail: what would not fit at this zoom is left out, not shrunk. Owners, counts and metropolises stay. */
import type { Marker } from '../scene';
import { extentOf, kindOf } from './pieces';
import type { Scales } from './sizes';
import { nameId, type Area } from './terrain';

/** A row of discs in units of the map: x, y, radius. */
export type Disc = [x: number, y: number, r: number];

export interface Item {
  id: string;
  discs: Disc[];
  /** Whatever else stands there. */
  kept: boolean;
  /** Low ones come first. */
  rank: number;
}

const RANKS = { arrow: 0, slot: 0, unit: 1, lone: 3, building: 4, landName: 5, gold: 6, plain: 7, seaName: 8 };
const METROPOLIS = 2;
/** Letters of the serif are about so wide, in ems. */
const LETTER = 0.52;
/** Discs cover a little more than what they stand for. */
const SLACK = 0.12;

/** What is shown: all that is kept, and of the rest, by rank, what has room. */
export function shownOf(items: readonly Item[]): Set<string> {
  const order = [...items].sort((a, b) => Number(b.kept) - Number(a.kept) || a.rank - b.rank);
  const shown = new Set<string>();
  const taken: Disc[] = [];
  for (const { id, discs, kept } of order) {
    if (!kept && discs.some((disc) => taken.some((other) => isOver(disc, other)))) continue;
    shown.add(id);
    taken.push(...discs);
  }
  return shown;
}

function isOver([ax, ay, ar]: Disc, [bx, by, br]: Disc): boolean {
  return Math.hypot(ax - bx, ay - by) < (ar + br) * (1 - SLACK);
}

/** Who stands out is shown wherever it is. */
export function markerItem(marker: Marker, scales: Scales, standsOut: boolean): Item {
  const kind = kindOf(marker);
  const isMetropolis = marker.icon === 'buildings/metropolis';
  const scale = kind === 'building' ? scales.building : scales.piece;
  const [width, height] = extentOf(marker);
  return {
    id: marker.id,
    discs: width ? row(marker.at, width * scale, height * scale) : [],
    kept: standsOut || isMetropolis || kind === 'unit' || kind === 'arrow' || kind === 'slot',
    rank: isMetropolis ? METROPOLIS : RANKS[kind],
  };
}

/** The name of an area. */
export function nameItem(area: Area, scales: Scales, standsOut: boolean): Item {
  const { kind, label } = area;
  const isLand = kind === 'land';
  const size = isLand ? scales.landName : scales.seaName;
  const { at, text, slant } = label!;
  return {
    id: nameId(area),
    discs: row(at, text.length * LETTER * size, size * 0.9, slant),
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
