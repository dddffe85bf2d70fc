/** What stands out on the map: gold marks at what may be clicked, rings around what was picked or is pointed at. */
import type { Marker } from '../scene';
import type { BoardState } from './host';
import type { Lookup } from './lookup';
import type { MarkerLayer } from './markers';
import { extentOf, reachOf } from './pieces';
import { hatched, legalBase, legalDot, ringAround, ringAt } from './rings';
import { el, set, type Point } from './svg';
import { glowingKey, keysOf, markerKey, type Target, type Told } from './targets';

export class Highlights {
  /** What is hit by a click, one group for each target. */
  readonly hits = el('g', { class: 'hits' });
  /** Rings around areas and gold marks lie below names and pieces, rings around pieces above them. */
  readonly areaRings = el('g', { class: 'rings', 'aria-hidden': 'true' });
  readonly legal = el('g', { class: 'rings', 'aria-hidden': 'true' });
  readonly markerRings = el('g', { class: 'rings', 'aria-hidden': 'true' });
  /** Around what lies under the pointer and may be clicked. */
  readonly hovered = el('g', { class: 'rings', 'aria-hidden': 'true' });
  private hoveredId = '';
  private drawnHits = '';

  constructor(
    private readonly prefix: string,
    private readonly lookup: Lookup,
    private readonly markers: MarkerLayer,
    private readonly text: (id: string, values: Record<string, string>) => string,
    private readonly language: () => string,
  ) {}

  /** What stays as it was keeps its element: whoever listens is not told anew where they are. */
  drawHits(targets: Target[]): void {
    const look = JSON.stringify(targets.map(({ id, paths, ring }) => [id, paths, ring]));
    if (look === this.drawnHits) return;
    this.drawnHits = look;
    const made = targets.map((target) =>
      el(
        'g',
        { 'data-target': target.id },
        ...target.paths.map((d) => el('path', { d, class: 'hit' })),
        el('path', { d: target.ring, class: 'hit-focus' }),
      ),
    );
    this.hits.replaceChildren(...made);
  }

  draw(state: BoardState): void {
    this.legal.replaceChildren();
    this.areaRings.replaceChildren(...this.lookup.targets.flatMap((target) => this.around(target, state)));
    this.markerRings.replaceChildren(...state.scene.markers.flatMap((marker) => this.aroundMarker(marker, state)));
    const id = this.hoveredId;
    this.hoveredId = '';
    this.hover(id, state);
  }

  /** A ring around what may be clicked under the pointer; the id of a target, or nothing. */
  hover(id: string, { glowing }: BoardState): void {
    if (id === this.hoveredId) return;
    this.hoveredId = id;
    const target = this.lookup.target(id);
    const rings = target && glowingKey(target.keys, glowing) !== undefined ? [ringAround(target, 'glow')] : [];
    this.hovered.replaceChildren(...rings);
  }

  private around(target: Target, { geometry, glowing, picked, highlight, fresh }: BoardState): SVGElement[] {
    const rings: SVGElement[] = [];
    if (target.closed) rings.push(...hatched(target, `${this.prefix}-hatch`));
    if (target.keys.some((key) => fresh?.has(key))) rings.push(ringAround(target, 'fresh'));
    if (target.contested) rings.push(ringAround(target, 'contested'));
    if (target.keys.some((key) => highlight.has(key))) rings.push(ringAround(target, 'pointed'));
    // The tile that is about to be laid shows the spot well enough.
    const isCovered = target.id.startsWith('spot-') && geometry.drawn.length > 0;
    if (target.keys.some((key) => picked.has(key)) && !isCovered) rings.push(ringAround(target, 'picked'));
    const glows = glowingKey(target.keys, glowing) !== undefined;
    if (glows) this.legal.append(...this.marksOf(target));
    const hit = this.hits.querySelector(`[data-target="${target.id}"]`);
    this.makeButton(hit, target, glows, picked.has(target.keys[0] ?? ''));
    return rings;
  }

  /** The free places that may be chosen, and where their dots are. */
  dots({ glowing, picked, scene }: BoardState): [id: string, at: Point][] {
    const places = this.lookup.targets.filter(
      (target) => glowingKey(target.keys, glowing) !== undefined && !this.standingAt(target),
    );
    const slots = scene.markers.filter(
      (marker) => marker.kind === 'slot' && markerKey(marker, glowing, picked) !== undefined,
    );
    return [
      ...places.map(({ id, anchor }): [string, Point] => [id, anchor]),
      ...slots.map(({ id, at }): [string, Point] => [id, at]),
    ];
  }

  private standingAt({ anchor }: Target): Marker | undefined {
    return this.markers.all.find(({ at }) => at[0] === anchor[0] && at[1] === anchor[1]);
  }

  /** At the anchor of the place: under the piece that stands there, or where one would stand. */
  private marksOf(target: Target): SVGElement[] {
    const standing = this.standingAt(target);
    if (standing) return [legalBase(this.markers.placeOf(standing), extentOf(standing)[1] / 2 + 1, target.id)];
    const dot = legalDot(target.anchor, target.id);
    return target.id.startsWith('spot-') ? [el('path', { d: target.ring, class: 'spot' }), dot] : [dot];
  }

  private aroundMarker(marker: Marker, { glowing, picked, highlight }: BoardState): SVGElement[] {
    const keys = keysOf(marker);
    const glows = markerKey(marker, glowing, picked) !== undefined;
    const element = this.markers.element(marker.id) ?? null;
    const pressed = keys.some((key) => picked.has(key));
    this.makeButton(element, { title: marker.title, lines: [] }, glows, pressed, false);
    element?.classList.toggle('carriable', this.lookup.placeOf(marker) !== undefined);
    const isSlot = marker.kind === 'slot';
    if (glows)
      this.legal.append(
        isSlot
          ? legalDot(marker.at, marker.id)
          : legalBase(this.markers.placeOf(marker), extentOf(marker)[1] / 2 + 1, marker.id),
      );
    const isPicked = pressed && (!marker.within || picked.has(marker.within));
    const rings = isPicked && !isSlot ? [ringAt(this.markers.placeOf(marker), reachOf(marker), 'picked')] : [];
    if (keys.some((key) => highlight.has(key)) && !isSlot)
      rings.push(ringAt(this.markers.placeOf(marker), reachOf(marker), 'pointed'));
    return rings;
  }

  /** Places are buttons: those that may not be chosen tell why. A piece that may not be is told by its area. */
  private makeButton(
    element: Element | null,
    { title, lines }: Told,
    glows: boolean,
    pressed: boolean,
    told = true,
  ): void {
    if (!element) return;
    const facts = lines.map((line) => line.replace(/\.$/, ''));
    const name = new Intl.ListFormat(this.language(), { type: 'unit' }).format([title, ...facts]);
    set(element, {
      role: glows || told ? 'button' : null,
      tabindex: glows || told ? -1 : null,
      'aria-disabled': glows || !told ? null : 'true',
      'aria-label': glows ? this.text('board-choose', { name }) : told ? name : null,
      'aria-hidden': !glows && !told ? 'true' : null,
      'aria-pressed': pressed && glows ? 'true' : null,
    });
    element.classList.toggle('glows', glows);
  }
}
