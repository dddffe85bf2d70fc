/** A piece that is carried from one place to another: it follows the pointer, and the place below it is ringed. */
import type { Mark } from '../scene';
import { drawMark, type Hand } from './pieces';
import { ringAround } from './rings';
import { el, moved, type Point } from './svg';
import type { Target } from './targets';

export class Carrying {
  readonly layer = el('g', { class: 'carried rings', 'aria-hidden': 'true' });
  private held: { mark: Mark; from: Target } | null = null;

  take(mark: Mark, from: Target): void {
    this.held = { mark, from };
  }

  /** Draw it at a point of the map, over this place. */
  over(at: Point, target: Target | undefined, hand: Hand): void {
    if (!this.held) return;
    const ring = target && target.id !== this.held.from.id ? [ringAround(target, 'picked')] : [];
    const one = drawMark({ ...this.held.mark, count: 1 }, hand);
    this.layer.replaceChildren(...ring, el('g', { transform: moved(at) }, one));
  }

  /** Let go of it: what it was, and where it came from. */
  drop(): { mark: Mark; from: Target } | null {
    const { held } = this;
    this.held = null;
    this.layer.replaceChildren();
    return held;
  }
}
