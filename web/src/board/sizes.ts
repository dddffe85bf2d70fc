/** How large things are on the screen, in pixels, whatever the zoom; look.md has the measures. */

export interface Sizes {
  /** What pieces, buildings and gold are scaled by: at 1 a piece has 26 pixels and a count more than 14. */
  piece: number;
  building: number;
  /** What the gold marks of free places are scaled by: at 1 they have 13 pixels. */
  dot: number;
  landName: number;
  seaName: number;
}

const TABLE: Sizes = { piece: 1, building: 1, dot: 1, landName: 13.5, seaName: 11.5 };
const PHONE: Sizes = { piece: 0.8, building: 1, dot: 0.82, landName: 13.2, seaName: 11.2 };
/** A map with less room than this is one of a phone. */
const ROOMY_PX = 560;
/** Near enough, everything grows with the map: so many units of the map for a pixel of a drawing. */
const NATURAL = { piece: 1.9, name: 30 };

/** Sizes for a map with this room. */
export function sizesFor(width: number, height: number): Sizes {
  return Math.min(width, height) < ROOMY_PX ? PHONE : TABLE;
}

/** In units of the map, at a zoom of so many pixels for a unit; `pixel` is one pixel. */
export type Scales = Record<'pixel' | 'piece' | 'building' | 'dot' | 'landName' | 'seaName', number>;

/** Farther than this only owners, counts, metropolises and what stands out are drawn. */
const FAR_UNITS_PER_PIXEL = 5;

export function isFar({ pixel }: Scales): boolean {
  return pixel > FAR_UNITS_PER_PIXEL;
}

export function scalesAt(k: number, sizes: Sizes): Scales {
  return {
    pixel: 1 / k,
    piece: Math.max(sizes.piece / k, NATURAL.piece),
    dot: sizes.dot / k,
    building: Math.max(sizes.building / k, NATURAL.piece),
    landName: Math.max(sizes.landName / k, NATURAL.name),
    seaName: Math.max(sizes.seaName / k, NATURAL.name * 0.85),
  };
}
