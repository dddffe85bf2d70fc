/** Wheel, drag and pinch over the map, and pieces that are dragged. Clicks stay clicks. */
import type { Point } from './svg';

const SLACK_PX = 6;
const LONG_PRESS_MS = 450;

export interface Handler {
  zoom(by: number, at: Point): void;
  pan(dx: number, dy: number): void;
  /** A finger rests on something. */
  rest(target: Element, at: Point): void;
  hover(target: Element | null, at: Point): void;
  /** Whether what was pressed is to be dragged instead of moving the map. */
  grab(target: Element): boolean;
  drag(over: Element | null, at: Point): void;
  /** Over null, everything stays as it was. */
  drop(over: Element | null): void;
}

export class Gestures {
  /** Set when what just ended was no click. */
  dragged = false;
  private readonly down = new Map<number, Point>();
  private start: Point = [0, 0];
  private resting = 0;
  private drags = false;
  private readonly stop = new AbortController();

  constructor(
    private readonly surface: Element,
    private readonly handler: Handler,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      act: (event: HTMLElementEventMap[K]) => void,
      passive = true,
    ) => surface.addEventListener(name, act as EventListener, { passive, signal: this.stop.signal });
    on('wheel', (event) => this.wheel(event), false);
    // Selected text would be dragged instead.
    on('dragstart', (event) => event.preventDefault(), false);
    on('pointerdown', (event) => this.press(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.lift(event, below(event)));
    on('pointercancel', (event) => this.lift(event, null));
    on('pointerleave', (event) => handler.hover(null, this.at(event)));
  }

  end(): void {
    clearTimeout(this.resting);
    this.stop.abort();
  }

  private at(event: MouseEvent): Point {
    const { left, top } = this.surface.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.handler.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), this.at(event));
  }

  private press(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (this.down.size === 0) this.dragged = false;
    this.start = this.at(event);
    this.down.set(event.pointerId, this.start);
    clearTimeout(this.resting);
    const target = event.target as Element;
    if (this.down.size > 1) this.letGo(null);
    else this.drags = this.handler.grab(target);
    if (event.pointerType !== 'mouse' && this.down.size === 1)
      this.resting = window.setTimeout(() => {
        this.dragged = true;
        this.handler.rest(target, this.start);
      }, LONG_PRESS_MS);
  }

  private move(event: PointerEvent): void {
    const here = this.at(event);
    const before = this.down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.handler.hover(event.target as Element, here);
      return;
    }
    if (!this.dragged && Math.hypot(here[0] - this.start[0], here[1] - this.start[1]) < SLACK_PX) return;
    clearTimeout(this.resting);
    if (!this.dragged) this.surface.setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, here, other);
    else if (this.drags) this.handler.drag(below(event), here);
    else this.handler.pan(here[0] - before[0], here[1] - before[1]);
    this.down.set(event.pointerId, here);
  }

  private pinch(before: Point, here: Point, other: Point): void {
    const apart = (a: Point) => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
    const middle = (a: Point): Point => [(a[0] + other[0]) / 2, (a[1] + other[1]) / 2];
    const [was, is] = [middle(before), middle(here)];
    this.handler.pan(is[0] - was[0], is[1] - was[1]);
    this.handler.zoom(apart(here) / apart(before), is);
  }

  private lift(event: PointerEvent, over: Element | null): void {
    clearTimeout(this.resting);
    this.down.delete(event.pointerId);
    this.letGo(this.dragged ? over : null);
  }

  private letGo(over: Element | null): void {
    if (this.drags) this.handler.drop(over);
    this.drags = false;
  }
}

/** What lies under a pointer that the map has captured. */
function below(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY);
}
