/** Rings around what may be clicked (gold, and nothing else is), what was picked, and what somebody points at. */
import type { Target } from './targets';
import { el, moved, type Point } from './svg';

export type Ring = 'glow' | 'picked' | 'pointed' | 'contested' | 'fresh';

export function ringAround(target: Target, ring: Ring): SVGGElement {
  const made = el('g', { class: `ring ring-${ring}`, 'clip-path': target.clip ? `url(#${target.clip})` : null });
  made.append(...['wash', 'white', 'line'].map((part) => el('path', { d: target.ring, class: `ring-${part}` })));
  if (!target.clip) made.classList.add('ring-free');
  return made;
}

/** Over a sea that no fleet may enter. */
export function hatched(target: Target, pattern: string): SVGElement[] {
  return target.paths.map((d) => el('path', { d, fill: `url(#${pattern})` }));
}

/** Around a piece. */
export function ringAt(at: Point, reach: number, ring: Ring): SVGGElement {
  const circles = ['white', 'line'].map((part) => el('circle', { r: reach, class: `ring-${part}` }));
  return el('g', { class: `ring ring-free ring-${ring}`, transform: moved(at) }, ...circles);
}
