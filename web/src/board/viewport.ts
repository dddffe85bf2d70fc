/** The part of the map that is in sight: it is zoomed, moved and fitted, and follows the size of the screen. */
import { besideButtons, fit, kept, panned, revealing, zoomed, type Box, type Camera } from './camera';
import { short, type Point } from './svg';

/** One press of a button or a key. */
export const ZOOM_STEP = 1.35;
/** Pixels for a unit of the map: from farther away nobody could tell pieces apart. */
const FARTHEST_K = 0.105;
/** What is nearer to the edge of the screen counts as out of sight. */
const EDGE_PX = 16;

export class Viewport {
  /** Somebody has chosen what is in sight, so it stays when the map changes. */
  touched = false;
  private camera: Camera = { x: 0, y: 0, k: 0.1 };
  private size: Point = [0, 0];
  private box: Box | null = null;
  /** What was in sight before the map went where something happened. */
  private left: Camera | null = null;
  private readonly subscriber = new ResizeObserver(() => this.resized());

  constructor(
    private readonly root: HTMLElement,
    /** What is moved. */
    private readonly layer: SVGGElement,
    private readonly moved: () => void,
    /** The zoom, or the room, has changed. */
    private readonly scaled: (k: number, size: Point) => void,
  ) {
    this.subscriber.observe(root);
  }

  /** The map has this extent from now on; true if it is another than before. */
  show(box: Box): boolean {
    const isOther = this.box === null || box.some((part, i) => part !== this.box![i]);
    // Whoever sees all of a map goes on seeing all of it when it grows.
    if (isOther && this.box && this.showsAll(this.box)) this.touched = false;
    this.box = box;
    return isOther;
  }

  get k(): number {
    return this.camera.k;
  }

  /** Pixels of the screen. */
  get room(): Point {
    return this.size;
  }

  zoom(by: number, at: Point = [this.size[0] / 2, this.size[1] / 2], eased = false): void {
    this.look(zoomed(this.camera, by, at, this.whole().k), eased);
  }

  pan(dx: number, dy: number, eased = false): void {
    this.look(panned(this.camera, dx, dy), eased);
  }

  fit(eased = true): void {
    this.touched = false;
    this.left = null;
    this.aim(this.whole(), eased);
  }

  /** Bring a point of the map into sight, with so much of the map around it. */
  reveal(at: Point, radius?: number): void {
    const room = radius === undefined ? undefined : radius * this.camera.k;
    this.aim(revealing(this.camera, at, ...this.size, room), true);
  }

  /** Go to a point that is out of sight, for a while; true if the map has to move. */
  visit(at: Point): boolean {
    if (this.isInSight(at)) return false;
    const aimed = revealing(this.camera, at, ...this.size);
    if (aimed.x === this.camera.x && aimed.y === this.camera.y) return false;
    this.left ??= this.camera;
    this.aim(aimed, true);
    return true;
  }

  /** A map that shows everything stays as it is, though something happens near its edge. */
  private isInSight(at: Point): boolean {
    return this.toScreen(at).every((place, i) => place >= EDGE_PX && place <= this.size[i]! - EDGE_PX);
  }

  /** Back to where somebody was, unless they have looked elsewhere themselves meanwhile. */
  visitsOver(): void {
    if (this.left) this.aim(this.left, true);
    this.left = null;
  }

  /** Where a point of the map is on the screen. */
  toScreen([x, y]: Point): Point {
    return [x * this.camera.k + this.camera.x, y * this.camera.k + this.camera.y];
  }

  toMap([x, y]: Point): Point {
    return [(x - this.camera.x) / this.camera.k, (y - this.camera.y) / this.camera.k];
  }

  destroy(): void {
    this.subscriber.disconnect();
  }

  private showsAll([left, top, width, height]: Box): boolean {
    const [x, y] = this.toScreen([left, top]);
    const [right, bottom] = this.toScreen([left + width, top + height]);
    return x >= 0 && y >= 0 && right <= this.size[0] && bottom <= this.size[1];
  }

  private whole(): Camera {
    const [width, height] = this.size;
    const found = fit(this.box!, width, height, Math.min(12, width / 60));
    // In a room that is too small the middle is shown, since pieces would stand on one another.
    if (found.k < FARTHEST_K) return zoomed(found, FARTHEST_K / found.k, [width / 2, height / 2], FARTHEST_K);
    return besideButtons(found, this.box!, width, height);
  }

  private look(camera: Camera, eased: boolean): void {
    this.touched = true;
    this.left = null;
    this.aim(kept(camera, this.box!, ...this.size), eased);
  }

  private aim(camera: Camera, eased: boolean): void {
    const isScaled = camera.k !== this.camera.k;
    this.camera = camera;
    this.layer.classList.toggle('eased', eased);
    this.layer.style.transform = `translate(${short(camera.x)}px, ${short(camera.y)}px) scale(${camera.k.toFixed(5)})`;
    if (isScaled) this.scaled(camera.k, this.size);
    this.moved();
  }

  private resized(): void {
    this.size = [this.root.clientWidth, this.root.clientHeight];
    if (!this.box) return;
    if (this.touched) this.aim(kept(this.camera, this.box, ...this.size), false);
    else this.fit(false);
  }
}

/** Buttons over the map, for those who have no wheel. */
export function zoomButtons(viewport: Viewport, text: (id: string) => string): HTMLElement {
  const made = document.createElement('div');
  made.className = 'board-buttons';
  const acts: [string, string, () => void][] = [
    ['board-zoom-in', '+', () => viewport.zoom(ZOOM_STEP, undefined, true)],
    ['board-zoom-out', '−', () => viewport.zoom(1 / ZOOM_STEP, undefined, true)],
    ['board-fit', '⤢', () => viewport.fit()],
  ];
  for (const [id, sign, act] of acts) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.title = text(id);
    button.setAttribute('aria-label', text(id));
    button.addEventListener('click', act);
    made.append(button);
  }
  return made;
}
