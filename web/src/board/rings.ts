/** Rings around what was picked, is pointed at or has the pointer; and the small gold marks of what may be clicked. */
import type { Target } from './targets';
import { el, moved, type Point } from './svg';

export type Ring = 'glow' | 'picked' | 'pointed' | 'contested' | 'fresh';

export function ringAround(target: Target, ring: Ring): SVGGElement {
  const made = el('g', { class: `ring ring-${ring}`, 'clip-path': target.clip ? `url(#${target.clip})` : null });
  made.append(...['white', 'line'].map((part) => el('path', { d: target.ring, class: `ring-${part}` })));
  if (!target.clip) made.classList.add('ring-free');
  return made;
}

/** Over a sea that no fleet may enter. */
export function hatched(target: Target, pattern: string): SVGElement[] {
  return target.paths.map((d) => el('path', { d, fill: `url(#${pattern})` }));
}

/** Around a piece, so many pixels from its middle. */
export function ringAt(at: Point, reach: number, ring: Ring): SVGGElement {
  const circles = ['white', 'line'].map((part) => el('circle', { r: reach, class: `ring-${part}` }));
  return el(
    'g',
    { class: `ring ring-free ring-${ring}`, transform: moved(at) },
    el('g', { class: 'piece' }, ...circles),
  );
}

/** Where a free place may be chosen: a dot. */
export function legalDot(at: Point, id: string): SVGGElement {
  const dot = el(
    'g',
    { class: 'in-pixels' },
    el('circle', { r: 6.5, class: 'legal-dot' }),
    el('circle', { r: 3, class: 'legal-line' }),
  );
  return el('g', { class: 'legal', 'data-legal': id, transform: moved(at) }, dot);
}

/** Under a piece that may be chosen, or whose place may: it is lifted onto a golden base. */
export function legalBase(at: Point, below: number, id: string): SVGGElement {
  const base = el(
    'g',
    { class: 'piece' },
    el('ellipse', { cy: below, rx: 16, ry: 5.5, class: 'legal-dot' }),
    el('ellipse', { cy: below, rx: 12.5, ry: 3.2, class: 'legal-line' }),
  );
  return el('g', { class: 'legal', 'data-legal': id, transform: moved(at) }, base);
}
