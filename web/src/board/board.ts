/** The board: a map with pieces. It knows shapes and words and no rules; whoever holds it says what may be clicked. */
import type { Mark, Scene } from '../scene';
import type { Geometry } from '../words/lexicon';
import { fit, kept, panned, revealing, zoomed, type Camera } from './camera';
import { Carrying } from './carrying';
import { drawChart, type Chart } from './chart';
import { Gestures } from './gestures';
import { SEATS } from './identity';
import { Marks } from './marks';
import { reachOf, type Hand } from './pieces';
import { Popover } from './popover';
import { hatched, ringAround, ringAt } from './rings';
import { drawGhost, drawOwners, showDrawn } from './extras';
import { el, set, short, type Point } from './svg';
import { glowingKey, keysOf, markKey, nextTowards, targetsOf, type Target, type Told } from './targets';

export interface BoardState {
  geometry: Geometry;
  scene: Scene;
  glowing: ReadonlySet<string>;
  /** What may be clicked without glowing. */
  later: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  /** What somebody points at elsewhere: a line of the log, a button. */
  highlight: ReadonlySet<string>;
  /** What has changed since somebody last answered. */
  fresh?: ReadonlySet<string>;
  /** Places between which pieces may be carried. */
  carried?: ReadonlySet<string>;
  /** How the drawn tile of Hellas is turned. */
  turn?: number;
}

export interface BoardHost {
  pick(domain: string, word: string): void;
  /** A piece with this icon was carried from a place to another, both as `domain:word`. */
  carry(icon: string, from: string, to: string): void;
  text(id: string, values?: Record<string, string | number>): string;
  /** Where the rules page tells a clause. */
  rules(clause: string): string;
}

const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 1.35;
const PACE = 70;

let boards = 0;

/** Whoever wants no motion gets none. */
function isStill(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

export class Board {
  private readonly prefix = `board${++boards}`;
  private readonly svg = el('svg', { class: 'pelagos-map board-map', tabindex: 0, role: 'group' });
  private readonly view = el('g', { class: 'camera' });
  private readonly under = el('g');
  private readonly names = el('g');
  private readonly hits = el('g', { class: 'hits' });
  private readonly rings = el('g', { class: 'rings', 'aria-hidden': 'true' });
  private readonly over = el('g', { class: 'rings', 'aria-hidden': 'true' });
  private readonly ghost = el('g', { class: 'ghost-tile', 'aria-hidden': 'true' });
  private readonly marks = new Marks();
  private readonly carrying = new Carrying();
  /** Hellas: the tile that was drawn, beside the map. */
  private readonly drawn = el('svg', { class: 'pelagos-map board-drawn', 'aria-hidden': 'true' });
  private readonly popover: Popover;
  private readonly gestures: Gestures;
  private readonly watcher: ResizeObserver;
  private readonly stop = new AbortController();
  private chart: Chart | null = null;
  private state: BoardState | null = null;
  private targets: Target[] = [];
  private camera: Camera = { x: 0, y: 0, k: 0.1 };
  private touched = false;
  private size: Point = [0, 0];

  constructor(
    private readonly root: HTMLElement,
    private readonly host: BoardHost,
  ) {
    root.classList.add('board');
    this.view.append(this.under, this.ghost, this.rings, this.names, this.hits, this.marks.layer, this.over);
    this.view.append(this.carrying.layer);
    this.svg.append(this.view);
    root.append(this.svg, this.drawn, this.buttons());
    this.popover = new Popover(root, (clause) => ({
      href: host.rules(clause),
      text: host.text('board-clause', { clause }),
    }));
    this.gestures = new Gestures(this.svg, {
      zoom: (by, at) => this.zoom(by, at),
      pan: (dx, dy) => this.look(panned(this.camera, dx, dy)),
      rest: (element, at) => this.tell(element, at, true),
      hover: (element, at) => this.tell(element, at, false),
      grab: (element) => this.grab(element),
      carry: (element, at) => this.carry(element, at),
      drop: (element) => this.drop(element),
    });
    this.listen();
    this.watcher = new ResizeObserver(() => this.resized());
    this.watcher.observe(root);
  }

  update(state: BoardState): void {
    const before = this.state;
    const focused = this.focusedId();
    this.state = state;
    set(this.svg, { 'aria-label': this.host.text('board-map') });
    const anew = before?.geometry !== state.geometry;
    if (anew) this.redraw(state.geometry);
    showDrawn(this.drawn, state.geometry, state.turn ?? 0);
    if (anew || before.scene !== state.scene) {
      this.targets = targetsOf(state.geometry, state.scene, this.prefix);
      this.marks.update(state.scene.marks, this.hand, before === null || isStill());
      drawOwners(this.chart!.rims, state.geometry, state.scene, this.prefix);
      this.drawHits();
    }
    // What was told about one thing would cover what may be chosen now.
    if (before && state.glowing.size > 0 && isOther(before.glowing, state.glowing)) this.popover.hide();
    this.showGhost(state, before);
    this.drawRings();
    if (focused) this.refocus(focused);
    if (anew && (!this.touched || before === null)) this.fit(before !== null);
    this.refresh();
  }

  zoom(by: number, at: Point = [this.size[0] / 2, this.size[1] / 2], eased = false): void {
    this.look(zoomed(this.camera, by, at, this.whole().k), eased);
  }

  fit(eased = true): void {
    this.touched = false;
    this.aim(this.whole(), eased);
  }

  destroy(): void {
    this.stop.abort();
    this.gestures.end();
    this.watcher.disconnect();
    this.root.replaceChildren();
  }

  private get hand(): Hand {
    const { identities } = this.state!.scene;
    const mates: number[][] = [];
    for (const seat of this.state!.scene.seats)
      for (const own of seat.identities)
        mates[own] = [...(seat.mates ?? []), ...seat.identities.filter((other) => other !== own)];
    return { identities: identities ?? SEATS, mates };
  }

  // Drawing

  private redraw(geometry: Geometry): void {
    this.chart = drawChart(geometry, this.prefix);
    this.under.replaceChildren(this.chart.ground);
    this.names.replaceChildren(this.chart.names);
    this.hits.replaceChildren();
  }

  private drawHits(): void {
    const made = this.targets.map((target) =>
      el(
        'g',
        { 'data-target': target.id },
        ...target.paths.map((d) => el('path', { d, class: 'hit' })),
        el('path', { d: target.ring, class: 'hit-focus' }),
      ),
    );
    this.hits.replaceChildren(...made);
  }

  /** A tile that is about to be laid at the edge of the map is brought into sight. */
  private showGhost(state: BoardState, before: BoardState | null): void {
    const spot = drawGhost(this.ghost, state);
    if (!spot || before?.picked.has(`spot:${spot.word}`)) return;
    this.aim(revealing(this.camera, spot.at, ...this.size, state.geometry.radius * this.camera.k), true);
  }

  private focusedId(): string {
    const active = document.activeElement;
    if (!active || active === this.svg || !this.svg.contains(active)) return '';
    return active.getAttribute('data-target') ?? active.getAttribute('data-mark') ?? '';
  }

  /** Whoever plays by keys stays where he was, or on the map if nothing may be chosen there any more. */
  private refocus(id: string): void {
    const same =
      this.svg.querySelector<SVGElement>(`.glows[data-target="${id}"], .glows[data-mark="${id}"]`) ?? this.svg;
    if (document.activeElement !== same) same.focus({ preventScroll: true });
  }

  private drawRings(): void {
    const { geometry, glowing, picked, highlight, fresh, scene } = this.state!;
    const rings: SVGElement[] = [];
    for (const target of this.targets) {
      if (target.closed) rings.push(...hatched(target, `${this.prefix}-hatch`));
      if (target.keys.some((key) => fresh?.has(key))) rings.push(ringAround(target, 'fresh'));
      if (target.contested) rings.push(ringAround(target, 'contested'));
      if (target.keys.some((key) => highlight.has(key))) rings.push(ringAround(target, 'pointed'));
      // The tile that is about to be laid shows the spot well enough.
      const isCovered = target.id.startsWith('spot-') && geometry.drawn.length > 0;
      if (target.keys.some((key) => picked.has(key)) && !isCovered) rings.push(ringAround(target, 'picked'));
      const glows = glowingKey(target.keys, glowing) !== undefined;
      if (glows) rings.push(ringAround(target, 'glow'));
      this.makeButton(
        this.hits.querySelector(`[data-target="${target.id}"]`),
        target,
        glows,
        picked.has(target.keys[0] ?? ''),
      );
    }
    this.rings.replaceChildren(...rings);
    this.over.replaceChildren(...scene.marks.flatMap((mark) => this.markRings(mark)));
  }

  private markRings(mark: Mark): SVGElement[] {
    const { glowing, picked, highlight } = this.state!;
    const keys = keysOf(mark);
    const glows = markKey(mark, glowing, picked) !== undefined;
    this.makeButton(
      this.marks.element(mark.id) ?? null,
      { title: mark.title, lines: [] },
      glows,
      keys.some((key) => picked.has(key)),
      false,
    );
    this.marks.element(mark.id)?.classList.toggle('carriable', this.placeOf(mark) !== undefined);
    const isSlot = mark.kind === 'slot';
    const isPicked = keys.some((key) => picked.has(key)) && (!mark.within || picked.has(mark.within));
    const rings = isPicked && !isSlot ? [ringAt(mark.at, reachOf(mark), 'picked')] : [];
    if (keys.some((key) => highlight.has(key)) && !isSlot) rings.push(ringAt(mark.at, reachOf(mark), 'pointed'));
    return glows ? [...rings, ringAt(mark.at, reachOf(mark), 'glow')] : rings;
  }

  /** Only what may be clicked is a button, and the tab key visits nothing else; a piece is told by its area. */
  private makeButton(
    element: Element | null,
    { title: name, lines }: Told,
    glows: boolean,
    pressed: boolean,
    told = true,
  ): void {
    if (!element) return;
    const label = glows ? this.host.text('board-choose', { name }) : [name, ...lines].join('. ');
    set(element, {
      role: glows ? 'button' : told ? 'img' : null,
      tabindex: glows ? 0 : null,
      'aria-label': glows || told ? label : null,
      'aria-hidden': !glows && !told ? 'true' : null,
      'aria-pressed': pressed && glows ? 'true' : null,
    });
    element.classList.toggle('glows', glows);
  }

  private buttons(): HTMLElement {
    const made = document.createElement('div');
    made.className = 'board-buttons';
    const acts: [string, string, () => void][] = [
      ['board-zoom-in', '+', () => this.zoom(STEP, undefined, true)],
      ['board-zoom-out', '−', () => this.zoom(1 / STEP, undefined, true)],
      ['board-fit', '⤢', () => this.fit()],
    ];
    for (const [id, sign, act] of acts) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = sign;
      button.title = this.host.text(id);
      button.setAttribute('aria-label', this.host.text(id));
      button.addEventListener('click', act);
      made.append(button);
    }
    return made;
  }

  // Looking

  private whole(): Camera {
    return fit(this.state!.geometry.box, this.size[0], this.size[1], Math.min(12, this.size[0] / 60));
  }

  private look(camera: Camera, eased = false): void {
    this.touched = true;
    this.aim(kept(camera, this.state!.geometry.box, ...this.size), eased);
  }

  private aim(camera: Camera, eased: boolean): void {
    this.camera = camera;
    this.view.classList.toggle('eased', eased);
    this.view.style.transform = `translate(${short(camera.x)}px, ${short(camera.y)}px) scale(${camera.k.toFixed(5)})`;
    if (!this.popover.isPinned) this.popover.hide();
  }

  private resized(): void {
    this.size = [this.root.clientWidth, this.root.clientHeight];
    if (!this.state) return;
    if (this.touched) this.aim(kept(this.camera, this.state.geometry.box, ...this.size), false);
    else this.fit(false);
  }

  // Telling

  private tell(element: Element | null, at: Point, pin: boolean): void {
    const found = element && this.found(element);
    if (found) this.popover.show(found.id, found.told, at[0], at[1], pin);
    else this.popover.leave();
  }

  /** What lies under the pointer, the piece before its area. */
  private found(element: Element): { id: string; told: Told[]; at: Point } | null {
    const mark = this.markOf(element);
    const target = this.areaAt(element);
    if (!mark) return target ? { id: target.id, told: [target], at: target.at } : null;
    const own: Told = { title: mark.title, lines: mark.lines ?? [], clause: mark.clause };
    const told = mark.lines ? (target ? [own, target] : [own]) : [target ?? own];
    return { id: `mark-${mark.id}`, told, at: mark.at };
  }

  private refresh(): void {
    const shown = this.popover.shown;
    const target = this.targets.find(({ id }) => id === shown);
    if (target) this.popover.refresh(target.id, [target]);
  }

  private targetOf(element: Element): Target | undefined {
    const id = element.closest('[data-target]')?.getAttribute('data-target');
    return this.targets.find((target) => target.id === id);
  }

  /** The area of a piece, or what was hit itself. */
  private areaAt(element: Element): Target | undefined {
    const mark = this.markOf(element);
    return mark ? this.targets.find(({ id }) => id === `area-${mark.area}`) : this.targetOf(element);
  }

  private markOf(element: Element): Mark | undefined {
    const id = element.closest('[data-mark]')?.getAttribute('data-mark');
    return id ? this.marks.all.find((mark) => mark.id === id) : undefined;
  }

  // Answering

  private listen(): void {
    const { signal } = this.stop;
    this.svg.addEventListener('click', (event) => this.click(event), { signal });
    this.svg.addEventListener('keydown', (event) => this.key(event), { signal });
    this.svg.addEventListener('focusin', (event) => this.focused(event.target as Element), { signal });
    this.svg.addEventListener('focusout', () => this.popover.leave(), { signal });
    this.root.addEventListener('keydown', (event) => event.key === 'Escape' && this.popover.hide(), { signal });
  }

  private click(event: MouseEvent): void {
    if (this.gestures.dragged) {
      this.gestures.dragged = false;
      return;
    }
    if (this.choose(event.target as Element)) return;
    const { left, top } = this.svg.getBoundingClientRect();
    if (this.popover.isPinned) this.popover.hide();
    else this.tell(event.target as Element, [event.clientX - left, event.clientY - top], true);
  }

  private choose(element: Element): boolean {
    const { glowing, later, picked } = this.state!;
    const mark = this.markOf(element);
    const target = this.areaAt(element);
    const key =
      (mark && markKey(mark, glowing, picked)) ??
      (target && (glowingKey(target.keys, glowing) ?? glowingKey(target.keys, later)));
    if (!key) return false;
    const [domain, word] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    this.popover.hide();
    this.host.pick(domain, word);
    return true;
  }

  // Carrying

  /** The place of a stack that may be carried from there. */
  private placeOf(mark: Mark): Target | undefined {
    if (mark.seat === undefined || !mark.count) return undefined;
    return this.carriable(this.targets.find(({ id }) => id === `area-${mark.area}`));
  }

  private carriable(target: Target | undefined): Target | undefined {
    return target && glowingKey(target.keys, this.state?.carried ?? new Set()) !== undefined ? target : undefined;
  }

  private grab(element: Element): boolean {
    const mark = this.markOf(element);
    const from = mark && this.placeOf(mark);
    if (mark && from) this.carrying.take(mark, from);
    return from !== undefined;
  }

  private carry(element: Element | null, at: Point): void {
    this.popover.hide();
    const { x, y, k } = this.camera;
    this.carrying.over([(at[0] - x) / k, (at[1] - y) / k], this.placeUnder(element), this.hand);
  }

  private drop(element: Element | null): void {
    const held = this.carrying.drop();
    const to = this.placeUnder(element);
    if (held && to && to.id !== held.from.id) this.host.carry(held.mark.icon, held.from.keys[0]!, to.keys[0]!);
  }

  private placeUnder(element: Element | null): Target | undefined {
    const found = element && this.svg.contains(element) ? this.areaAt(element) : undefined;
    return this.carriable(found);
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.keyed(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  private keyed(event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key];
    if (arrow) return this.step(event.target as Element, arrow);
    if (event.key === '+' || event.key === '=') this.zoom(STEP, undefined, true);
    else if (event.key === '-') this.zoom(1 / STEP, undefined, true);
    else if (event.key === '0') this.fit();
    else if (event.key === 'Enter' || event.key === ' ')
      return event.target !== this.svg && this.choose(event.target as Element);
    else return false;
    return true;
  }

  /** From a place to the next one; on the map itself, along the map. */
  private step(element: Element, direction: Point): boolean {
    const here = this.found(element);
    if (!here) {
      this.look(panned(this.camera, -direction[0] * PACE, -direction[1] * PACE), true);
      return true;
    }
    const buttons = [...this.svg.querySelectorAll('.glows')];
    const places = buttons
      .map((button) => ({ button, ...this.found(button)! }))
      .filter(({ button }) => button !== element);
    const id = nextTowards(here.at, places, direction);
    (places.find((place) => place.id === id)?.button as SVGGElement | undefined)?.focus();
    return true;
  }

  private focused(element: Element): void {
    const found = element === this.svg ? null : this.found(element);
    if (!found || !element.matches(':focus-visible')) return;
    // Following the focus is no wish of the player's to keep this part of the map in sight.
    this.aim(revealing(this.camera, found.at, ...this.size), true);
    const [x, y] = [found.at[0] * this.camera.k + this.camera.x, found.at[1] * this.camera.k + this.camera.y];
    this.popover.show(found.id, found.told, x, y);
  }
}

function isOther(before: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  return before.size !== now.size || [...now].some((key) => !before.has(key));
}
