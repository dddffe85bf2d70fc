/** The layer of the pieces: they are known by their ids, and fade when they come or go; events move them. */
import type { Marker } from '../scene';
import { drawMarker, type Hand } from './pieces';
import { el, short, type Point } from './svg';

const FADE_MS = 240;

interface Shown {
  marker: Marker;
  made: SVGGElement;
  look: string;
}

export class MarkerLayer {
  readonly layer = el('g', { class: 'marks' });
  private readonly shown = new Map<string, Shown>();
  private aside: ReadonlyMap<string, Point> = new Map();
  private hand = '';

  /** The markers as they are drawn now. */
  get all(): Marker[] {
    return [...this.shown.values()].map(({ marker }) => marker);
  }

  /** Draw these alone, each so far from its anchor; what is left out cannot be hit. */
  arrange(aside: ReadonlyMap<string, Point>): void {
    this.aside = aside;
    for (const [id, { made, marker }] of this.shown) {
      made.classList.toggle('left-out', !aside.has(id));
      move(made, this.placeOf(marker));
    }
  }

  /** Where it is drawn: at its anchor, or a little aside where others stand. */
  placeOf({ id, at }: Marker): Point {
    const [dx, dy] = this.aside.get(id) ?? [0, 0];
    return [at[0] + dx, at[1] + dy];
  }

  element(id: string): SVGGElement | undefined {
    return this.shown.get(id)?.made;
  }

  update(markers: Marker[], hand: Hand, still: boolean): void {
    const look = JSON.stringify(hand);
    const wanted = new Set(markers.map(({ id }) => id));
    for (const [id, { made }] of this.shown) if (!wanted.has(id)) this.drop(id, made, still);
    let below: SVGGElement | null = null;
    for (const marker of markers) below = this.put(marker, below, hand, look !== this.hand, still);
    this.hand = look;
  }

  private drop(id: string, made: SVGGElement, still: boolean): void {
    this.shown.delete(id);
    if (still) made.remove();
    else {
      made.classList.add('going');
      setTimeout(() => made.remove(), FADE_MS);
    }
  }

  /** What is new comes above what the scene names before it, so that a city never hides its garrison. */
  private put(marker: Marker, below: SVGGElement | null, hand: Hand, anew: boolean, still: boolean): SVGGElement {
    const look = lookOf(marker);
    const known = this.shown.get(marker.id);
    const made = known?.made ?? el('g', { class: still ? 'mark' : 'mark coming', 'data-mark': marker.id });
    if (!known && below) below.after(made);
    else if (!known) this.layer.prepend(made);
    if (anew || known?.look !== look) made.replaceChildren(drawMarker(marker, hand));
    if (!known) move(made, marker.at);
    this.shown.set(marker.id, { marker, made, look });
    return made;
  }
}

function move(made: SVGGElement, [x, y]: Point): void {
  const place = `translate(${short(x)}px, ${short(y)}px)`;
  if (made.style.transform !== place) made.style.transform = place;
}

function lookOf(marker: Marker): string {
  return [
    marker.icon,
    marker.kind,
    marker.size,
    marker.seat,
    marker.count,
    marker.printed,
    marker.faded,
    marker.turn,
    marker.from,
    marker.title,
  ].join('|');
}
