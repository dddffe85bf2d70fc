/** Playing by keys: the tab key and the arrows go from one thing that may be chosen to the next. */
import type { Lookup } from './lookup';
import type { Point } from './svg';
import { nextTowards } from './targets';
import { ZOOM_STEP, type Viewport } from './viewport';

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How far an arrow moves the map on the screen. */
const PAN_PX = 70;

export class Keyboard {
  constructor(
    private readonly svg: SVGSVGElement,
    private readonly lookup: Lookup,
    private readonly viewport: Viewport,
    private readonly choose: (element: Element) => boolean,
  ) {}

  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.isUsed(event.key, event.target as Element)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** The id of what has the focus, if it is something on the map. */
  focusedId(): string {
    const active = document.activeElement;
    if (!active || active === this.svg || !this.svg.contains(active)) return '';
    return active.getAttribute('data-target') ?? active.getAttribute('data-mark') ?? '';
  }

  /** Whoever plays by keys stays where they were, or on the map if nothing may be chosen there any more. */
  refocus(id: string): void {
    const same =
      this.svg.querySelector<SVGElement>(`.glows[data-target="${id}"], .glows[data-mark="${id}"]`) ?? this.svg;
    if (document.activeElement !== same) same.focus({ preventScroll: true });
  }

  private isUsed(key: string, element: Element): boolean {
    const arrow = ARROWS[key];
    if (arrow) return this.step(element, arrow);
    if (key === '+' || key === '=') this.viewport.zoom(ZOOM_STEP, undefined, true);
    else if (key === '-') this.viewport.zoom(1 / ZOOM_STEP, undefined, true);
    else if (key === '0') this.viewport.fit();
    else if (key === 'Enter' || key === ' ') return element !== this.svg && this.choose(element);
    else return false;
    return true;
  }

  /** From a place to the next one; on the map itself, along the map. */
  private step(element: Element, direction: Point): boolean {
    const here = this.lookup.found(element);
    if (!here) {
      this.viewport.pan(-direction[0] * PAN_PX, -direction[1] * PAN_PX, true);
      return true;
    }
    const places = [...this.svg.querySelectorAll<SVGElement>('.glows')]
      .map((button) => ({ button, ...this.lookup.found(button)! }))
      .filter(({ button }) => button !== element);
    const id = nextTowards(here.at, places, direction);
    places.find((place) => place.id === id)?.button.focus();
    return true;
  }
}
