/** What an element of the map stands for: a piece, an area, a site, an empty spot. */
import { pictureOf } from '../cards/pictures';
import type { Marker } from '../scene';
import type { MarkerLayer } from './markers';
import type { Point } from './svg';
import { glowingKey, keysOf, markerKey, type Target, type Told } from './targets';

export interface Found {
  id: string;
  told: Told[];
  at: Point;
}

/** What may be clicked, with and without glowing, and what was picked before. */
export interface Clickable {
  glowing: ReadonlySet<string>;
  later: ReadonlySet<string>;
  picked: ReadonlySet<string>;
}

/** From which places pieces may be dragged, and to which, all as `domain:word`. */
export type Draggable = ReadonlyMap<string, ReadonlySet<string>>;

export class Lookup {
  targets: Target[] = [];
  draggable: Draggable = new Map();

  constructor(private readonly markers: MarkerLayer) {}

  /** What lies under the pointer, the piece before its area. */
  found(element: Element): Found | null {
    const marker = this.markerOf(element);
    const target = this.areaAt(element);
    if (!marker) return target ? { id: target.id, told: [target], at: target.at } : null;
    const own: Told = { title: marker.title, lines: marker.lines ?? [], clause: marker.clause };
    if (marker.lines) own.picture = pictureOf(marker.icon);
    const told = marker.lines ? (target ? [own, target] : [own]) : [target ?? own];
    return { id: `mark-${marker.id}`, told, at: marker.at };
  }

  /** The key that a click on an element says now. */
  keyOf(element: Element, { glowing, later, picked }: Clickable): string | undefined {
    const marker = this.markerOf(element);
    const target = this.areaAt(element);
    return (
      (marker && markerKey(marker, glowing, picked)) ??
      (target && (glowingKey(target.keys, glowing) ?? glowingKey(target.keys, later)))
    );
  }

  /** What a click on an element would say if it were legal: its place, or the piece itself where it has a word. */
  placeKeyOf(element: Element): string | undefined {
    const marker = this.markerOf(element);
    return (marker && keysOf(marker).find(() => marker.domain !== undefined)) ?? this.areaAt(element)?.keys[0];
  }

  target(id: string): Target | undefined {
    return this.targets.find((target) => target.id === id);
  }

  markerOf(element: Element): Marker | undefined {
    const id = element.closest('[data-mark]')?.getAttribute('data-mark');
    return id ? this.markers.all.find((marker) => marker.id === id) : undefined;
  }

  /** The place of a stack that may be dragged from there. */
  placeOf(marker: Marker): Target | undefined {
    if (marker.seat === undefined || !marker.count) return undefined;
    const target = this.target(`area-${marker.area}`);
    return target?.keys.some((key) => this.draggable.has(key)) ? target : undefined;
  }

  /** The place under an element where a piece from that place may be put. */
  placeAt(element: Element, from: Target): Target | undefined {
    const target = this.areaAt(element);
    return target && this.wayBetween(from, target) ? target : undefined;
  }

  /** By which of their keys a piece goes from one place to another. */
  wayBetween(from: Target, to: Target): [from: string, to: string] | undefined {
    for (const start of from.keys)
      for (const goal of to.keys) if (this.draggable.get(start)?.has(goal)) return [start, goal];
    return undefined;
  }

  /** The area of a piece, or what was hit itself. */
  areaAt(element: Element): Target | undefined {
    const marker = this.markerOf(element);
    return this.target(
      marker ? `area-${marker.area}` : (element.closest('[data-target]')?.getAttribute('data-target') ?? ''),
    );
  }
}
