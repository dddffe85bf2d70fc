/** Pieces, drawn in pixels around the origin: a silhouette in the colour of its seat, with the seat’s shape on it. */
import type { IdentityData } from '../protocol/replies';
import type { Marker } from '../scene';
import { iconRef } from './icons';
import { identityOf, outline, whoClass } from './identity';
import { el, moved, short, type Point } from './svg';

export interface Hand {
  identities: readonly IdentityData[];
  /** By identity, the partners whose colour is the rim of its mark. */
  mates: readonly number[][];
}

export type Kind = NonNullable<Marker['kind']>;

const COUNT = 16;
const DIGIT = 9;
const BUILDING = 29;
const METROPOLIS = 37;
const MEDALLION = 14.5;
/** The radius of a seat's shape on a sail or a shield. */
const SIGN = 4.9;

/** A silhouette is a back, a body in the seat's colour, and where the mark is put on it. */
interface Silhouette {
  lines: string;
  /** Behind the body, in the same colour. */
  back: string;
  body: string;
  sign: Point;
}

const SHIP: Silhouette = {
  lines: 'M0 4V-13.5',
  back: 'M-13 2.5C-12 9.5-7.5 13-1 13H5C9.5 13 12.5 8.5 13.5 1L9.5 4H-8Z',
  body: 'M-10-12H10C8.4-6.5 8.4-2.5 10 3Q0 .6-10 3C-8.4-2.5-8.4-6.5-10-12Z',
  sign: [0, -4.9],
};
/** A crest over a round shield, and a spear. */
const HOPLITE: Silhouette = {
  lines: 'M11 13.5V-9.5',
  back: 'M-10.5-4C-9.5-16 6.5-16 7.5-4ZM9.2-9.5L11-14L12.8-9.5Z',
  body: 'M-11.5 3.4A10 10 0 1 1 8.5 3.4A10 10 0 1 1-11.5 3.4Z',
  sign: [-1.5, 3.4],
};
const FLAG: Silhouette = {
  lines: 'M-8 13.5V-13M-12.5 13.5H-3.5',
  back: '',
  body: 'M-8-12.5H12.5L8-5.5L12.5 1.5H-8Z',
  sign: [0, -5.5],
};
const SILHOUETTES: Record<string, Silhouette> = {
  'units/fleet': SHIP,
  'units/ship': SHIP,
  'units/troop': HOPLITE,
  'units/greek': HOPLITE,
  'units/mercenary': HOPLITE,
  'symbols/control': FLAG,
};

/** An icon around a point. */
export function drawIcon(icon: string, size: number, at: Point = [0, 0], extra = '', set = true): SVGUseElement {
  const side = (size * 28) / 24;
  return el('use', {
    href: iconRef(icon, set),
    x: at[0] - side / 2,
    y: at[1] - side / 2,
    width: side,
    height: side,
    class: `icon ${extra}`,
  });
}

/** How a thing is drawn where it does not say so itself. */
export function kindOf(marker: Marker): Kind {
  if (marker.kind) return marker.kind;
  return marker.seat !== undefined && (marker.count !== undefined || marker.icon in SILHOUETTES) ? 'unit' : 'lone';
}

/** What a marker looks like, around the origin, in pixels; the board scales it. */
export function drawMarker(marker: Marker, hand: Hand): SVGGElement {
  const kind = kindOf(marker);
  const made = el('g', { class: `piece piece-${kind}${marker.faded ? ' faded' : ''}` });
  made.append(...DRAWN[kind](marker, hand));
  return made;
}

type Draw = (marker: Marker, hand: Hand) => SVGElement[];

const DRAWN: Record<Kind, Draw> = {
  unit: drawUnit,
  lone: drawLone,
  plain: (marker) => [drawIcon(marker.icon, 20 * (marker.size ?? 1))],
  building: drawBuilding,
  gold: drawGold,
  slot: () => [el('circle', { r: 13, class: 'slot' })],
  arrow: drawArrow,
};

function toneOf(marker: Marker): string {
  if (marker.faded) return 'tone-grey';
  return marker.icon === 'buildings/metropolis' ? 'tone-roof' : '';
}

/** The seat's shape; partners show each other's colour around it. */
function drawSign(seat: number, r: number, hand: Hand, at: Point, inverted = false): SVGGElement {
  const who = identityOf(seat, hand.identities);
  const made = el('g', { transform: moved(at) });
  for (const mate of hand.mates[seat] ?? []) {
    const whose = whoClass(identityOf(mate, hand.identities));
    made.append(el('path', { d: outline(who.shape, r * 1.5), class: `sign-rim ${whose}` }));
  }
  made.append(
    el('path', { d: outline(who.shape, r), class: `${inverted ? 'sign-inverted' : 'sign'} ${whoClass(who)}` }),
  );
  return made;
}

function drawUnit(marker: Marker, hand: Hand): SVGElement[] {
  const { lines, back, body, sign } = SILHOUETTES[marker.icon] ?? HOPLITE;
  const seat = marker.seat ?? 0;
  const hired = marker.icon === 'units/mercenary';
  const whose = hired ? 'hired' : whoClass(identityOf(seat, hand.identities));
  const drawn = el(
    'g',
    { class: 'silhouette', transform: marker.count === undefined ? null : moved([-4, 0]) },
    el('path', { d: lines + back + body, class: 'silhouette-halo' }),
    el('path', { d: lines, class: 'silhouette-line' }),
    ...[back, body].map((d) => el('path', { d, class: `silhouette-body ${whose}` })),
    drawSign(seat, SIGN, hand, sign, hired),
  );
  return marker.count === undefined ? [drawn] : [drawn, drawCount(marker.count, [6, 6.5])];
}

/** How many there are, on a small plate whose left edge is given. */
function drawCount(count: number, [x, y]: Point): SVGGElement {
  const said = String(count);
  const width = said.length * DIGIT + 5;
  const text = el('text', { x: width / 2, y: COUNT * 0.36, 'font-size': COUNT, class: 'count' });
  text.append(said);
  const plate = el('rect', { y: -8, width, height: 16, rx: 4.5, class: 'plate' });
  return el('g', { transform: moved([x, y]) }, plate, text);
}

/** Heroes and figures: a medallion in the colour of whoever they serve. */
function drawLone(marker: Marker, hand: Hand): SVGElement[] {
  const whose = marker.seat === undefined ? 'nobody' : whoClass(identityOf(marker.seat, hand.identities));
  const found: SVGElement[] = [
    el('circle', { r: MEDALLION + 1, class: 'medallion-edge' }),
    el('circle', { r: MEDALLION - 1.2, class: `medallion ${whose}` }),
    drawIcon(marker.icon, 19, [0, 0], '', false),
  ];
  if (marker.seat !== undefined) found.push(drawSign(marker.seat, SIGN, hand, [10.5, 10.5], true));
  return found;
}

/** A port has a quay before it, a fortress a wall around it. */
function drawBuilding(marker: Marker): SVGElement[] {
  const isLarge = marker.icon === 'buildings/metropolis';
  const found: SVGElement[] = [];
  if (marker.icon === 'buildings/port') found.push(el('path', { d: 'M-15 12.5H15V16H-15Z', class: 'quay' }));
  if (marker.icon === 'buildings/fortress')
    found.push(el('path', { d: WALL, class: 'wall' }), el('path', { d: WALL, class: 'wall-top' }));
  found.push(drawIcon(marker.icon, isLarge ? METROPOLIS : BUILDING, [0, 0], toneOf(marker)));
  return found;
}

const WALL = 'M-14 6C-15 12-9 16.5 0 16.5C9 16.5 15 12 14 6';

/** What a place yields: a cornucopia, and how many if it is more than one. */
function drawGold(marker: Marker): SVGElement[] {
  const all = (marker.printed ?? 0) + (marker.count ?? 0);
  if (all === 1) return [drawIcon('symbols/cornucopia', 19)];
  const text = el('text', { x: 4, y: 6, 'font-size': COUNT, class: 'gold-count' });
  text.append(String(all));
  return [drawIcon('symbols/cornucopia', 19, [-6, 0]), text];
}

/** Who goes where, in units of the map. */
function drawArrow(marker: Marker): SVGElement[] {
  const [fx, fy] = marker.from ?? marker.at;
  const [dx, dy] = [fx - marker.at[0], fy - marker.at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [ex, ey] = [ux * 58, uy * 58];
  const point = (x: number, y: number) => `${short(x)} ${short(y)}`;
  const [left, right] = [
    point(ex + ux * 30 - uy * 22, ey + uy * 30 + ux * 22),
    point(ex + ux * 30 + uy * 22, ey + uy * 30 - ux * 22),
  ];
  return [
    el('path', { d: `M${point(dx, dy)}L${point(ex, ey)}`, class: 'arrow' }),
    el('path', { d: `M${left}L${point(ex, ey)}L${right}`, class: 'arrow-head' }),
  ];
}

/** How wide and high it is, in pixels. */
export function extentOf(marker: Marker): Point {
  const kind = kindOf(marker);
  if (kind === 'unit')
    return marker.count === undefined ? [28, 29] : [37 + DIGIT * (String(marker.count).length - 1), 29];
  if (kind === 'building') return marker.icon === 'buildings/metropolis' ? [39, 37] : [31, 31];
  if (kind === 'gold') return (marker.printed ?? 0) + (marker.count ?? 0) > 1 ? [30, 20] : [20, 20];
  if (kind === 'plain') return [20 * (marker.size ?? 1), 20 * (marker.size ?? 1)];
  return kind === 'slot' ? [0, 0] : [32, 32];
}

/** Discs that cover it, in pixels: a count sticks out of its piece. */
export function discsOf(marker: Marker): [x: number, y: number, r: number][] {
  const kind = kindOf(marker);
  const [width, height] = extentOf(marker);
  if (kind === 'unit' && marker.count !== undefined)
    return [
      [-4, 0, 14.5],
      [width - 24.5, 6.5, 9],
    ];
  if (kind === 'building' && width < METROPOLIS) return [[0, 0, BUILDING * 0.42]];
  if (kind === 'gold' && width > height)
    return [
      [-5, 0, 9],
      [6, 0, 9],
    ];
  return width ? [[0, 0, Math.max(width, height) / 2]] : [];
}

/** How far a ring around it reaches, in pixels. */
export function reachOf(marker: Marker): number {
  const [width, height] = extentOf(marker);
  return marker.kind === 'slot' ? 13 : Math.max(width, height) / 2 + 2;
}
