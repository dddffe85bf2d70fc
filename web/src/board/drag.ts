/** A piece that is dragged from one place to another: it follows the pointer, and the place below it is ringed. */
import type { Marker } from '../scene';
import { drawMarker, type Hand } from './pieces';
import { ringAround } from './rings';
import { el, moved, type Point } from './svg';
import type { Target } from './targets';

export class Drag {
  readonly layer = el('g', { class: 'carried rings', 'aria-hidden': 'true' });
  private held: { marker: Marker; from: Target } | null = null;

  get from(): Target | undefined {
    return this.held?.from;
  }

  take(marker: Marker, from: Target): void {
    this.held = { marker, from };
  }

  /** Draw it at a point of the map, over this place. */
  over(at: Point, target: Target | undefined, hand: Hand): void {
    if (!this.held) return;
    const ring = target && target.id !== this.held.from.id ? [ringAround(target, 'picked')] : [];
    const one = drawMarker({ ...this.held.marker, count: 1 }, hand);
    this.layer.replaceChildren(...ring, el('g', { transform: moved(at) }, one));
  }

  /** Let go of it: what it was, and where it came from. */
  drop(): { marker: Marker; from: Target } | null {
    const { held } = this;
    this.held = null;
    this.layer.replaceChildren();
    return held;
  }
}
