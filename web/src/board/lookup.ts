/** What an element of the map stands for: a piece, an area, a site, an empty spot. */
import type { Mark } from '../scene';
import type { Marks } from './marks';
import type { Point } from './svg';
import { glowingKey, markKey, type Target, type Told } from './targets';

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

export class Lookup {
  targets: Target[] = [];
  /** Places between which pieces may be carried. */
  carried: ReadonlySet<string> = new Set();

  constructor(private readonly marks: Marks) {}

  /** What lies under the pointer, the piece before its area. */
  found(element: Element): Found | null {
    const mark = this.markOf(element);
    const target = this.areaAt(element);
    if (!mark) return target ? { id: target.id, told: [target], at: target.at } : null;
    const own: Told = { title: mark.title, lines: mark.lines ?? [], clause: mark.clause };
    const told = mark.lines ? (target ? [own, target] : [own]) : [target ?? own];
    return { id: `mark-${mark.id}`, told, at: mark.at };
  }

  /** The key that a click on an element says now. */
  keyOf(element: Element, { glowing, later, picked }: Clickable): string | undefined {
    const mark = this.markOf(element);
    const target = this.areaAt(element);
    return (
      (mark && markKey(mark, glowing, picked)) ??
      (target && (glowingKey(target.keys, glowing) ?? glowingKey(target.keys, later)))
    );
  }

  target(id: string): Target | undefined {
    return this.targets.find((target) => target.id === id);
  }

  markOf(element: Element): Mark | undefined {
    const id = element.closest('[data-mark]')?.getAttribute('data-mark');
    return id ? this.marks.all.find((mark) => mark.id === id) : undefined;
  }

  /** The place of a stack that may be carried from there. */
  placeOf(mark: Mark): Target | undefined {
    if (mark.seat === undefined || !mark.count) return undefined;
    return this.carriable(this.target(`area-${mark.area}`));
  }

  /** The place under an element where a piece may be put. */
  placeAt(element: Element): Target | undefined {
    return this.carriable(this.areaAt(element));
  }

  /** The area of a piece, or what was hit itself. */
  private areaAt(element: Element): Target | undefined {
    const mark = this.markOf(element);
    return this.target(
      mark ? `area-${mark.area}` : (element.closest('[data-target]')?.getAttribute('data-target') ?? ''),
    );
  }

  private carriable(target: Target | undefined): Target | undefined {
    return target && glowingKey(target.keys, this.carried) !== undefined ? target : undefined;
  }
}
