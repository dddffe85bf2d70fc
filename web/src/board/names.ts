/** Names on the map: how large they are, and where they stand. */
import type { GeometryData } from '../protocol/replies';
import type { Box } from './camera';
import type { Scales } from './sizes';
import { moved, set, type Point } from './svg';
import { nameId, type Area } from './terrain';

/** Letters of the serif are about so wide, in ems. */
export const LETTER = 0.46;

/** Where a name stands: one at the edge is moved so far inwards that all of it is in sight. */
export function labelAt({ kind, label }: Area, scales: Scales, [left, , width]: Box): Point {
  const { at, text, slant } = label!;
  const long = text.length * LETTER * sizeOf(kind, scales) * Math.abs(Math.cos((slant * Math.PI) / 180));
  if (long > width) return at;
  return [Math.max(left + long / 2, Math.min(at[0], left + width - long / 2)), at[1]];
}

export function sizeOf(kind: string, scales: Scales): number {
  return kind === 'land' ? scales.landName : scales.seaName;
}

/** Names as large as they are at this zoom. */
export function letter(names: SVGElement, { areas, crop }: Pick<GeometryData, 'areas' | 'crop'>, scales: Scales): void {
  const drawn = new Map([...names.querySelectorAll('.name')].map((name) => [name.getAttribute('data-name'), name]));
  for (const area of areas) {
    const name = drawn.get(nameId(area));
    if (!name) continue;
    const size = sizeOf(area.kind, scales);
    const turn = area.label!.slant ? ` rotate(${area.label!.slant})` : '';
    const transform = `${moved(labelAt(area, scales, crop))}${turn}`;
    set(name, { 'font-size': size, 'stroke-width': size * 0.26, transform });
  }
}
