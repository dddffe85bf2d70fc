/**
 * Playing by keys: the map is one stop of the tab key. Arrows walk from there along borders, Page Up and Page Down go
 * through what may be chosen.
 */
import type { GeometryData } from '../protocol/replies';
import type { Lookup } from './lookup';
import type { Point } from './svg';
import { ZOOM_STEP, type Viewport } from './viewport';
import { nextChoice, stepTowards, type Stop } from './walking';

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How far an arrow moves the map on the screen. */
const PAN_PX = 70;
const STOPS = '[data-target], .mark.glows';

export interface KeyboardHost {
  geometry(): GeometryData | undefined;
  /** Answer with it, or tell why not. */
  choose(element: Element): void;
  /** All that is to be said about a thing, beside its name. */
  describe(element: Element): string;
}

export class Keyboard {
  /** Where the tab key leads. */
  private home = '';

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly lookup: Lookup,
    private readonly viewport: Viewport,
    private readonly host: KeyboardHost,
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
    return idOf(active);
  }

  /** One stop of the tab key: where somebody was last, or else what may be chosen first. */
  rove(): void {
    const stops = this.elements();
    const kept = stops.find((stop) => idOf(stop) === this.home);
    const stop = kept ?? stops.find((one) => one.classList.contains('glows')) ?? stops[0];
    for (const other of stops) {
      const order = other === stop ? 0 : -1;
      if (other.tabIndex !== order) other.tabIndex = order;
    }
  }

  /** Something new is asked: the tab key leads to what may be chosen. */
  forget(): void {
    if (!this.focusedId()) this.home = '';
  }

  /** Whoever plays by keys stays where they were, or on the map if that is gone. */
  refocus(id: string): void {
    const same = this.elements().find((element) => idOf(element) === id) ?? this.svg;
    if (document.activeElement !== same) same.focus({ preventScroll: true });
  }

  /** To a place, or to where the tab key leads. */
  enter(id = ''): void {
    const stops = this.elements();
    const goal = stops.find((element) => (id ? idOf(element) === id : element.getAttribute('tabindex') === '0'));
    if (goal) this.go(goal);
    else this.svg.focus();
  }

  /** Something has the focus, by whatever key. */
  focused(element: Element): void {
    if (!element.matches(STOPS)) return;
    this.home = idOf(element);
    element.setAttribute('aria-description', this.host.describe(element));
    this.rove();
  }

  private isUsed(key: string, element: Element): boolean {
    const arrow = ARROWS[key];
    if (arrow) return this.step(element, arrow);
    if (key === 'PageDown' || key === 'PageUp') return this.choice(element, key === 'PageDown' ? 1 : -1);
    if (key === '+' || key === '=') this.viewport.zoom(ZOOM_STEP, undefined, true);
    else if (key === '-') this.viewport.zoom(1 / ZOOM_STEP, undefined, true);
    else if (key === '0') this.viewport.fit();
    else if ((key === 'Enter' || key === ' ') && element !== this.svg) this.host.choose(element);
    else return false;
    return true;
  }

  /** From a place to the next one; on the map itself, along the map. */
  private step(element: Element, direction: Point): boolean {
    const here = element === this.svg ? undefined : this.stopOf(element);
    const geometry = this.host.geometry();
    if (!here || !geometry) {
      this.viewport.pan(-direction[0] * PAN_PX, -direction[1] * PAN_PX, true);
      return true;
    }
    this.goTo(stepTowards(here, this.stops(), geometry, direction));
    return true;
  }

  private choice(element: Element, by: 1 | -1): boolean {
    this.goTo(nextChoice(element === this.svg ? '' : idOf(element), this.stops(), by));
    return true;
  }

  private goTo(stop: Stop | undefined): void {
    const element = stop && this.elements().find((one) => idOf(one) === stop.id);
    if (element) this.go(element);
  }

  private go(element: SVGElement): void {
    // What is read with the focus has to be there before it.
    element.setAttribute('aria-description', this.host.describe(element));
    element.focus();
  }

  private stops(): Stop[] {
    return this.elements().flatMap((element) => this.stopOf(element) ?? []);
  }

  private stopOf(element: Element): Stop | undefined {
    const found = this.lookup.found(element);
    if (!found) return undefined;
    const area = this.lookup.markerOf(element)?.area ?? this.lookup.target(found.id)?.within;
    return { id: found.id, at: found.at, area, glows: element.classList.contains('glows') };
  }

  private elements(): SVGElement[] {
    return [...this.svg.querySelectorAll<SVGElement>(STOPS)];
  }
}

/** As `Lookup.found` calls it. */
function idOf(element: Element): string {
  const mark = element.getAttribute('data-mark');
  return mark === null ? (element.getAttribute('data-target') ?? '') : `mark-${mark}`;
}
