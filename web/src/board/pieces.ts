/** Pieces: an icon in the colour of its seat, and below it the seat's shape with its letter and how many there are. */
import type { IdentityData } from '../protocol/replies';
import type { Marker } from '../scene';
import { iconRef } from './icons';
import { identityOf, outline, whoClass } from './identity';
import { el, moved, short, type Point } from './svg';

export interface Hand {
  identities: readonly IdentityData[];
  /** By identity, the partners whose colour is the rim of its badge. */
  mates: readonly number[][];
}

const DIGIT = 0.56;

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

export function drawBadge(seat: number, r: number, hand: Hand, at: Point = [0, 0]): SVGGElement {
  const who = identityOf(seat, hand.identities);
  const made = el('g', { class: `badge ${whoClass(who)}`, transform: moved(at) });
  for (const mate of hand.mates[seat] ?? []) {
    const rim = el('path', {
      d: outline(who.shape, r * 1.34),
      class: `badge-rim ${whoClass(identityOf(mate, hand.identities))}`,
    });
    made.append(rim);
  }
  const letter = el('text', {
    y: r * (who.shape === 'triangle' ? 0.12 : 0),
    dy: r * 0.45,
    'font-size': r * 1.24,
    class: 'badge-letter',
  });
  letter.append(who.letter);
  made.append(el('path', { d: outline(who.shape, r), class: 'badge-shape', 'stroke-width': r * 0.16 }), letter);
  return made;
}

/** What a marker looks like, around the origin. */
export function drawMarker(marker: Marker, hand: Hand): SVGGElement {
  const k = marker.size ?? 1;
  const kind =
    marker.kind ??
    (marker.seat !== undefined && marker.count !== undefined ? 'unit' : marker.seat !== undefined ? 'lone' : 'plain');
  const made = el('g', { class: `piece piece-${kind}${marker.faded ? ' faded' : ''}` });
  made.append(...DRAWN[kind](marker, k, hand));
  return made;
}

type Draw = (marker: Marker, k: number, hand: Hand) => SVGElement[];

const DRAWN: Record<NonNullable<Marker['kind']>, Draw> = {
  unit: drawUnit,
  lone: drawLone,
  plain: (marker, k) => [drawIcon(marker.icon, 64 * k)],
  building: (marker, k) => [drawIcon(marker.icon, 58 * k, [0, 0], toneOf(marker))],
  gold: drawGold,
  slot: (marker, k) => [drawSlot(marker, k)],
  arrow: drawArrow,
};

function toneOf(marker: Marker): string {
  if (marker.faded) return 'tone-grey';
  return marker.icon === 'buildings/metropolis' ? 'tone-roof' : '';
}

function whoTone(marker: Marker, hand: Hand): string {
  return marker.seat === undefined || marker.icon === 'units/mercenary'
    ? ''
    : `tone-who ${whoClass(identityOf(marker.seat, hand.identities))}`;
}

function drawUnit(marker: Marker, k: number, hand: Hand): SVGElement[] {
  return [drawIcon(marker.icon, 66 * k, [0, -16 * k], whoTone(marker, hand)), drawPlinth(marker, k, hand)];
}

/** A small plate with a badge and a number. */
function drawPlinth(marker: Marker, k: number, hand: Hand): SVGGElement {
  const said = String(marker.count ?? 0);
  const size = 32 * k;
  const width = said.length * size * DIGIT + 42 * k;
  const plate = el('rect', {
    x: -width / 2,
    y: -17 * k,
    width,
    height: 34 * k,
    rx: 10 * k,
    class: 'plinth',
    'stroke-width': 3 * k,
  });
  const count = el('text', { x: width / 2 - 8 * k, dy: size * 0.35, 'font-size': size, class: 'count' });
  count.append(said);
  const badge = drawBadge(marker.seat ?? 0, 11.5 * k, hand, [-width / 2 + 18 * k, 0]);
  return el('g', { transform: moved([0, 29 * k]) }, plate, badge, count);
}

/** Heroes, figures, control tokens: one of a kind. */
function drawLone(marker: Marker, k: number, hand: Hand): SVGElement[] {
  const own = marker.icon.startsWith('creatures/');
  const found: SVGElement[] = [drawIcon(marker.icon, 64 * k, [0, 0], own ? '' : whoTone(marker, hand))];
  if (marker.seat !== undefined) found.push(drawBadge(marker.seat, 13 * k, hand, [24 * k, 22 * k]));
  return found;
}

/** Printed cornucopias side by side, those of tokens as a token with their number. */
function drawGold(marker: Marker, k: number): SVGElement[] {
  const printed = marker.printed ?? 0;
  const added = marker.count ?? 0;
  const shown = printed + (added ? 1 : 0);
  const step = 30 * k;
  const x = (i: number) => (i - (shown - 1) / 2) * step;
  const found: SVGElement[] = Array.from({ length: printed }, (_, i) =>
    drawIcon('symbols/cornucopia', 38 * k, [x(i), 0]),
  );
  if (!added) return found;
  const at: Point = [x(shown - 1), 0];
  found.push(
    el('circle', { cx: at[0], r: 18 * k, class: 'token-halo' }),
    el('circle', { cx: at[0], r: 15.5 * k, class: 'token', 'stroke-width': 2.5 * k }),
  );
  found.push(drawIcon('symbols/prosperity', 25 * k, at, 'tone-paper', false));
  if (added > 1) {
    const count = el('text', {
      x: at[0] + 17 * k,
      y: 14 * k,
      dy: 9 * k,
      'font-size': 26 * k,
      class: 'token-count',
      'stroke-width': 6 * k,
    });
    count.append(String(added));
    found.push(count);
  }
  return found;
}

/** A place that may be clicked although nothing stands there. */
function drawSlot(marker: Marker, k: number): SVGElement {
  const side = 56 * k;
  return el('rect', {
    x: -side / 2,
    y: -side / 2,
    width: side,
    height: side,
    rx: 12 * k,
    class: 'slot',
    transform: marker.turn ? `rotate(${short(marker.turn)})` : null,
  });
}

/** Who goes where. */
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

/** How far a ring around it reaches. */
export function reachOf(marker: Marker): number {
  const k = marker.size ?? 1;
  if (marker.kind === 'slot') return 40 * k;
  return (marker.kind === 'building' ? 36 : 44) * k;
}
