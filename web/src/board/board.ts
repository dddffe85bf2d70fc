/** The board: a map with pieces. It knows shapes and words and no rules; whoever holds it says what may be clicked. */
import type { GeometryData } from '../protocol/replies';
import { keyOf, type Scene } from '../scene';
import { dotItem, gapAt, isSeenAfar, laidOut, markerItem, nameItem } from './detail';
import type { Box } from './camera';
import { Drag } from './drag';
import { drawTerrain, type Area, type Terrain } from './terrain';
import { drawGhost, drawOwners, showDrawn } from './overlays';
import { Gestures } from './gestures';
import { Highlights } from './highlights';
import type { BoardHost, BoardState } from './host';
import { SEATS } from './identity';
import { Keyboard } from './keyboard';
import { Lookup } from './lookup';
import { MarkerLayer } from './markers';
import { letter } from './names';
import type { Hand } from './pieces';
import { Popover } from './popover';
import { isFar, scalesAt, sizesFor, type Scales } from './sizes';
import { el, set, type Point } from './svg';
import { keysOf, targetsOf, type Target } from './targets';
import { Viewport, zoomButtons } from './viewport';

/** Around an empty spot so much is shown, in units of the map. */
const SPOT = 110;

let boards = 0;

export class Board {
  private readonly prefix = `board${++boards}`;
  private readonly svg = el('svg', { class: 'pelagos-map board-map', tabindex: 0, role: 'application' });
  private readonly under = el('g');
  private readonly names = el('g');
  private readonly ghost = el('g', { class: 'ghost-tile', 'aria-hidden': 'true' });
  /** The tile that was drawn, beside the map. */
  private readonly drawn = el('svg', { class: 'pelagos-map board-drawn', 'aria-hidden': 'true' });
  private readonly markers = new MarkerLayer();
  private readonly drag = new Drag();
  private readonly lookup = new Lookup(this.markers);
  private readonly highlights: Highlights;
  private readonly viewport: Viewport;
  private readonly keyboard: Keyboard;
  private readonly popover: Popover;
  private readonly gestures: Gestures;
  private readonly stop = new AbortController();
  private terrain: Terrain | null = null;
  private rescaling = 0;
  private scales: Scales = scalesAt(1, sizesFor(0, 0));
  private state: BoardState | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly host: BoardHost,
  ) {
    root.classList.add('board');
    const layers = el('g', { class: 'camera' });
    this.highlights = new Highlights(
      this.prefix,
      this.lookup,
      this.markers,
      (id, values) => host.text(id, values),
      () => document.documentElement.lang || 'en',
    );
    const { areaRings, hits, hovered, legal, markerRings } = this.highlights;
    layers.append(this.under, this.ghost, areaRings, hovered, hits, this.names, legal, this.markers.layer, markerRings);
    layers.append(this.drag.layer);
    this.svg.append(layers);
    this.viewport = new Viewport(
      root,
      layers,
      () => this.unpinned(),
      () => this.rescale(layers),
    );
    this.keyboard = new Keyboard(this.svg, this.lookup, this.viewport, {
      geometry: () => this.state?.geometry,
      choose: (element) => this.chooseByKey(element),
      describe: (element) => this.described(element),
    });
    const water = document.createElement('div');
    water.className = 'board-water';
    root.append(
      water,
      this.svg,
      this.drawn,
      zoomButtons(this.viewport, (id) => host.text(id)),
    );
    this.popover = new Popover(root, (clause) => ({
      href: host.rules(clause),
      text: host.text('board-clause', { clause }),
    }));
    this.gestures = this.listen();
  }

  update(state: BoardState): void {
    const before = this.state;
    const focused = this.keyboard.focusedId();
    this.state = state;
    this.lookup.draggable = state.draggable ?? new Map();
    set(this.svg, { 'aria-label': this.host.text('board-map') });
    const anew = before?.geometry !== state.geometry;
    if (anew) this.redraw(state.geometry);
    showDrawn(this.drawn, state.geometry, state.turn ?? 0, state.scene);
    if (anew || before.scene !== state.scene) this.populate(state, before === null || isStill());
    // What was told about one thing would cover what may be chosen now.
    if (before && state.glowing.size > 0 && isOther(before.glowing, state.glowing)) this.popover.hide();
    this.showGhost(state, before);
    this.showDetail();
    this.highlights.draw(state);
    if (before && isOther(before.glowing, state.glowing)) this.keyboard.forget();
    this.keyboard.rove();
    if (focused) this.keyboard.refocus(focused);
    const isMore = this.viewport.show(extentOfMap(state));
    if ((anew || isMore) && (!this.viewport.touched || before === null)) this.viewport.fit(before !== null);
    this.refresh();
  }

  // Showing where something happens

  /** Where a place is in the window; null where the map does not have it. */
  windowPoint(word: string): Point | null {
    const target = this.placeOf(word);
    if (!target) return null;
    const { left, top } = this.root.getBoundingClientRect();
    const [x, y] = this.viewport.toScreen(target.anchor);
    return [x + left, y + top];
  }

  hasPlace(word: string): boolean {
    return this.placeOf(word) !== undefined;
  }

  /** Bring a place into sight; true if the map has to move for it. */
  visit(word: string): boolean {
    const target = this.placeOf(word);
    return target !== undefined && this.viewport.visit(target.anchor);
  }

  /** Back to what was in sight before the visits. */
  visitsOver(): void {
    this.viewport.visitsOver();
  }

  private placeOf(word: string): Target | undefined {
    return this.lookup.target(`area-${word}`) ?? this.lookup.target(`site-${word}`);
  }

  destroy(): void {
    this.stop.abort();
    this.gestures.end();
    this.viewport.destroy();
    this.root.replaceChildren();
  }

  // Drawing

  private redraw(geometry: GeometryData): void {
    this.terrain = drawTerrain(geometry, this.prefix, (place) => this.called(place));
    this.under.replaceChildren(this.terrain.ground);
    this.names.replaceChildren(this.terrain.names);
    this.letter();
  }

  /** Another zoom: everything keeps its size on the screen, or grows with the map. */
  private rescale(layers: SVGGElement): void {
    this.scales = scalesAt(this.viewport.k, sizesFor(...this.viewport.room));
    for (const [name, value] of Object.entries(this.scales)) layers.style.setProperty(`--${name}`, value.toFixed(3));
    layers.classList.toggle('far', isFar(this.scales));
    this.letter();
    cancelAnimationFrame(this.rescaling);
    this.rescaling = requestAnimationFrame(() => {
      this.showDetail();
      if (!this.state) return;
      this.highlights.draw(this.state);
      this.keyboard.rove();
    });
  }

  private letter(): void {
    if (this.state) letter(this.names, this.state.geometry, this.scales);
  }

  /** What would not fit is left out; what stands out never is. */
  private showDetail(): void {
    if (!this.state) return;
    const { geometry, scene, glowing, picked, highlight } = this.state;
    const standsOut = (keys: string[]): boolean =>
      keys.some((key) => glowing.has(key) || picked.has(key) || highlight.has(key));
    const domains = new Map(scene.areas.map(({ word, domain }) => [word, domain]));
    const keyOfArea = ({ word, kind }: Area): string => keyOf(domains.get(word) ?? kind, word);
    const named = geometry.areas.filter(
      (area) => area.label && (area.kind === 'land' || !scene.quietSeas || standsOut([keyOfArea(area)])),
    );
    const far = isFar(this.scales);
    const things = scene.markers
      .map((marker) => markerItem(marker, this.scales, standsOut(keysOf(marker)), this.terrain?.homes.of(marker.at)))
      .filter((item) => !far || isSeenAfar(item));
    const names = named
      .map((area) => nameItem(area, this.scales, highlight.has(keyOfArea(area)), geometry.crop))
      .filter((item) => !far || isSeenAfar(item));
    const dots = this.highlights.dots(this.state).map(([id, spot]) => dotItem(id, spot, this.scales));
    const shown = laidOut(things, dots, names, gapAt(this.scales));
    this.markers.arrange(shown);
    for (const name of this.names.querySelectorAll('.name'))
      name.classList.toggle('left-out', !shown.has(name.getAttribute('data-name') ?? ''));
  }

  /** Everything that stands on the map. */
  private populate({ geometry, scene }: BoardState, still: boolean): void {
    this.lookup.targets = targetsOf(geometry, scene, this.prefix);
    this.markers.update(scene.markers, handOf(scene), still);
    drawOwners(this.terrain!.rims, geometry, scene, this.prefix);
    this.pave(scene);
    this.highlights.drawHits(this.lookup.targets);
  }

  /** A place in the reader's language; most languages write it as the board does. */
  private called(place: string): string {
    const id = `place-${place.toLowerCase()}`;
    const name = this.host.text(id);
    return name === id ? place : name;
  }

  /** A site is seen to be built on even where its building has no room to be drawn. */
  private pave({ markers }: Scene): void {
    const built = new Set(markers.flatMap(({ domain, word }) => (domain === 'site' ? [word] : [])));
    for (const site of this.terrain!.ground.querySelectorAll('[data-site]'))
      site.classList.toggle('built', built.has(site.getAttribute('data-site') ?? ''));
  }

  /** A tile that is about to be laid at the edge of the map is brought into sight. */
  private showGhost(state: BoardState, before: BoardState | null): void {
    const spot = drawGhost(this.ghost, state);
    if (spot && !before?.picked.has(`spot:${spot.word}`)) this.viewport.reveal(spot.at, state.geometry.radius);
  }

  // Telling

  private tell(element: Element | null, at: Point, pin: boolean): void {
    const found = element && this.lookup.found(element);
    if (found) this.popover.show(found.id, found.told, at[0], at[1], pin);
    else this.popover.leave();
  }

  private hover(element: Element | null, at: Point): void {
    this.tell(element, at, false);
    if (this.state) this.highlights.hover((element && this.lookup.areaAt(element)?.id) ?? '', this.state);
  }

  private refresh(): void {
    const target = this.lookup.target(this.popover.shown ?? '');
    if (target) this.popover.refresh(target.id, [target]);
  }

  /** What is told about a thing does not move with it, unless somebody wants it to stay. */
  private unpinned(): void {
    if (!this.popover.isPinned) this.popover.hide();
  }

  // Answering

  private listen(): Gestures {
    const gestures = new Gestures(this.svg, {
      zoom: (by, at) => this.viewport.zoom(by, at),
      pan: (dx, dy) => this.viewport.pan(dx, dy),
      rest: (element, at) => this.tell(element, at, true),
      hover: (element, at) => this.hover(element, at),
      grab: (element) => this.grab(element),
      drag: (element, at) => this.dragOver(element, at),
      drop: (element) => this.drop(element),
    });
    const { signal } = this.stop;
    this.svg.addEventListener('click', (event) => this.click(event), { signal });
    this.svg.addEventListener('keydown', (event) => this.keyboard.press(event), { signal });
    this.svg.addEventListener('focusin', (event) => this.focused(event.target as Element), { signal });
    this.svg.addEventListener('focusout', () => this.popover.leave(), { signal });
    this.root.addEventListener('keydown', (event) => event.key === 'Escape' && this.popover.hide(), { signal });
    return gestures;
  }

  private click(event: MouseEvent): void {
    if (this.gestures.dragged) {
      this.gestures.dragged = false;
      return;
    }
    if (this.choose(event.target as Element)) return;
    const { left, top } = this.svg.getBoundingClientRect();
    if (this.popover.isPinned) this.popover.hide();
    else {
      this.tell(event.target as Element, [event.clientX - left, event.clientY - top], true);
      void this.explain(event.target as Element);
    }
  }

  /** Why a place may not be chosen now is told below what it is. */
  private async explain(element: Element): Promise<void> {
    const found = this.lookup.found(element);
    const key = this.lookup.placeKeyOf(element);
    if (!found || !key) return;
    const reason = await this.host.whyNot(...keyParts(key));
    if (reason && this.popover.isPinned && this.popover.shown === found.id)
      this.popover.refresh(found.id, [...found.told, { title: '', lines: [reason.says], clause: reason.clause }]);
  }

  private choose(element: Element): boolean {
    const key = this.lookup.keyOf(element, this.state!);
    if (!key) return false;
    this.popover.hide();
    this.host.pick(...keyParts(key));
    return true;
  }

  /** A place that may not be chosen says why not. */
  private chooseByKey(element: Element): void {
    const key = this.lookup.placeKeyOf(element);
    if (!this.choose(element) && key) this.host.pick(...keyParts(key));
  }

  /** Where a player by keys is taken: to a place, or to what may be chosen. */
  enter(key = ''): void {
    this.keyboard.enter(this.lookup.targets.find(({ keys }) => keys.includes(key))?.id);
  }

  private described(element: Element): string {
    const key = this.lookup.placeKeyOf(element);
    return key ? this.host.describe(...keyParts(key)).join('. ') : '';
  }

  private focused(element: Element): void {
    this.keyboard.focused(element);
    const found = element === this.svg ? null : this.lookup.found(element);
    if (!found || !element.matches(':focus-visible')) return;
    // Following the focus is no wish of the player's to keep this part of the map in sight.
    this.viewport.reveal(found.at);
    this.popover.show(found.id, found.told, ...this.viewport.toScreen(found.at));
  }

  // Dragging

  private grab(element: Element): boolean {
    const marker = this.lookup.markerOf(element);
    const from = marker && this.lookup.placeOf(marker);
    if (marker && from) this.drag.take(marker, from);
    return from !== undefined;
  }

  private dragOver(element: Element | null, at: Point): void {
    this.popover.hide();
    this.drag.over(this.viewport.toMap(at), this.goalUnder(element), handOf(this.state!.scene));
  }

  private drop(element: Element | null): void {
    const to = this.goalUnder(element);
    const held = this.drag.drop();
    const way = held && to && to.id !== held.from.id && this.lookup.wayBetween(held.from, to);
    if (way) this.host.drop(held.marker.icon, ...way);
  }

  /** Where what is held may be put. */
  private goalUnder(element: Element | null): Target | undefined {
    const { from } = this.drag;
    return from && element && this.svg.contains(element) ? this.lookup.placeAt(element, from) : undefined;
  }
}

/** Domain and word of a key. */
function keyParts(key: string): [domain: string, word: string] {
  return [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
}

/** In whose colours the pieces of a scene are drawn. */
function handOf({ identities, seats }: Scene): Hand {
  const mates: number[][] = [];
  for (const seat of seats)
    for (const own of seat.identities)
      mates[own] = [...(seat.mates ?? []), ...seat.identities.filter((other) => other !== own)];
  return { identities: identities ?? SEATS, mates };
}

/** What is to be in sight: all that lies there, and of the empty spots those that may be chosen. */
function extentOfMap({ geometry, glowing, picked }: BoardState): Box {
  const [left, top, width, height] = geometry.crop;
  const spots = geometry.empty.filter(({ word }) => glowing.has(`spot:${word}`) || picked.has(`spot:${word}`));
  const xs = spots.flatMap(({ at }) => [at[0] - SPOT, at[0] + SPOT]);
  const ys = spots.flatMap(({ at }) => [at[1] - SPOT, at[1] + SPOT]);
  const [x, y] = [Math.min(left, ...xs), Math.min(top, ...ys)];
  return [x, y, Math.max(left + width, ...xs) - x, Math.max(top + height, ...ys) - y];
}

/** Whoever wants no motion gets none. */
function isStill(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function isOther(before: ReadonlySet<string>, now: ReadonlySet<string>): boolean {
  return before.size !== now.size || [...now].some((key) => !before.has(key));
}
