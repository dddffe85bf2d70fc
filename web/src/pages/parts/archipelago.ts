/** Islands for the head of the start page: round, a little uneven, the same every time. */

export interface Island {
  at: [number, number];
  size: [number, number];
  seed: number;
}

const POINTS = 11;

/** A number from 0 to 1 that looks like chance and is not. */
function wobble(seed: number, i: number): number {
  const wave = Math.sin(seed * 127.1 + i * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A closed smooth line around an island, grown by so much. */
export function shore({ at: [x, y], size: [rx, ry], seed }: Island, grown = 0): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const reach = 0.74 + 0.36 * wobble(seed, i);
    return [x + Math.cos(angle) * (rx * reach + grown), y + Math.sin(angle) * (ry * reach + grown)] as const;
  });
  const at = (i: number): readonly [number, number] => points[(i + POINTS) % POINTS]!;
  const curves = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${[...first, ...second, ...c].map((number) => Math.round(number)).join(' ')}`;
  });
  return `M${Math.round(at(0)[0])} ${Math.round(at(0)[1])}${curves.join('')}Z`;
}

export const ISLANDS: readonly Island[] = [
  { at: [70, 52], size: [92, 40], seed: 3 },
  { at: [270, 128], size: [70, 30], seed: 8 },
  { at: [466, 34], size: [58, 24], seed: 5 },
  { at: [962, 122], size: [88, 32], seed: 12 },
  { at: [1080, 26], size: [70, 24], seed: 21 },
  { at: [1220, 112], size: [100, 38], seed: 17 },
  { at: [1390, 40], size: [74, 32], seed: 29 },
];
