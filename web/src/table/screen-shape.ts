/** How a table is laid out; the media queries of its parts have the same bounds. */
export type ScreenShape = 'wide' | 'upright' | 'lying';

const WIDE_PX = 900;
const HIGH_PX = 500;

export function shapeOf(width: number, height: number): ScreenShape {
  if (width >= WIDE_PX && height >= HIGH_PX) return 'wide';
  return width > height ? 'lying' : 'upright';
}
