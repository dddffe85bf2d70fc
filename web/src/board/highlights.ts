/** What stands out on the map: rings around what may be clicked, was picked or is pointed at; and its buttons. */
import type { Marker } from '../scene';
import type { BoardState } from './host';
import type { Lookup } from './lookup';
import type { MarkerLayer } from './markers';
import { reachOf } from './pieces';
import { hatched, ringAround, ringAt } from './rings';
import { el, set } from './svg';
import { glowingKey, keysOf, markerKey, type Target, type Told } from './targets';

export class Highlights {
  /** What is hit by a click, one group for each target. */
  readonly hits = el('g', { class: 'hits' });
  /** Rings around areas lie below names and pieces, rings around pieces above them. */
  readonly areaRings = el('g', { class: 'rings', 'aria-hidden': 'true' });
  readonly markerRings = el('g', { class: 'rings', 'aria-hidden': 'true' });

  constructor(
    private readonly prefix: string,
    private readonly lookup: Lookup,
    private readonly markers: MarkerLayer,
    private readonly text: (id: string, values: Record<string, string>) => string,
  ) {}

  drawHits(targets: Target[]): void {
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
    this.areaRings.replaceChildren(...this.lookup.targets.flatMap((target) => this.around(target, state)));
    this.markerRings.replaceChildren(...state.scene.markers.flatMap((marker) => this.aroundMarker(marker, state)));
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
    if (glows) rings.push(ringAround(target, 'glow'));
    const hit = this.hits.querySelector(`[data-target="${target.id}"]`);
    this.makeButton(hit, target, glows, picked.has(target.keys[0] ?? ''));
    return rings;
  }

  private aroundMarker(marker: Marker, { glowing, picked, highlight }: BoardState): SVGElement[] {
    const keys = keysOf(marker);
    const glows = markerKey(marker, glowing, picked) !== undefined;
    const element = this.markers.element(marker.id) ?? null;
    const pressed = keys.some((key) => picked.has(key));
    this.makeButton(element, { title: marker.title, lines: [] }, glows, pressed, false);
    element?.classList.toggle('carriable', this.lookup.placeOf(marker) !== undefined);
    const isSlot = marker.kind === 'slot';
    const isPicked = pressed && (!marker.within || picked.has(marker.within));
    const rings = isPicked && !isSlot ? [ringAt(marker.at, reachOf(marker), 'picked')] : [];
    if (keys.some((key) => highlight.has(key)) && !isSlot) rings.push(ringAt(marker.at, reachOf(marker), 'pointed'));
    return glows ? [...rings, ringAt(marker.at, reachOf(marker), 'glow')] : rings;
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
    const label = glows ? this.text('board-choose', { name }) : [name, ...lines].join('. ');
    set(element, {
      role: glows ? 'button' : told ? 'img' : null,
      tabindex: glows ? 0 : null,
      'aria-label': glows || told ? label : null,
      'aria-hidden': !glows && !told ? 'true' : null,
      'aria-pressed': pressed && glows ? 'true' : null,
    });
    element.classList.toggle('glows', glows);
  }
}
