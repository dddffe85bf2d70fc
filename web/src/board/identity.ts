/** How a seat is known: a colour, a shape and a letter, never one alone. */
import type { IdentityData } from '../protocol/replies';
import { short } from './svg';

export const SEATS: readonly IdentityData[] = [
  { letter: 'A', colour: 'blue', shape: 'circle' },
  { letter: 'B', colour: 'vermilion', shape: 'square' },
  { letter: 'C', colour: 'green', shape: 'triangle' },
  { letter: 'D', colour: 'yellow', shape: 'diamond' },
  { letter: 'E', colour: 'purple', shape: 'hexagon' },
  { letter: 'F', colour: 'black', shape: 'star' },
];

const NOBODY: IdentityData = { letter: '?', colour: 'grey', shape: 'circle' };

export function identityOf(seat: number, known: readonly IdentityData[] = SEATS): IdentityData {
  return known[seat] ?? NOBODY;
}

/** The class that gives `--who` and `--on-who`. */
export function whoClass(identity: IdentityData): string {
  return `who who-${identity.colour}`;
}

const SIDES: Record<string, number> = { triangle: 3, square: 4, diamond: 4, hexagon: 6, star: 10 };
const SIZES: Record<string, number> = { triangle: 1.3, square: 1.22, diamond: 1.25, hexagon: 1.08, star: 1.3 };
const TURNS: Record<string, number> = { square: Math.PI / 4, hexagon: Math.PI / 6 };

/** The path of a shape around the origin; all look about as large as a circle of this radius. */
export function outline(shape: string, r: number): string {
  const sides = SIDES[shape];
  if (!sides) {
    const half = `a${short(r)} ${short(r)} 0 1 1`;
    return `M${short(-r)} 0${half} ${short(2 * r)} 0${half} ${short(-2 * r)} 0Z`;
  }
  const size = r * SIZES[shape]!;
  const drop = shape === 'triangle' ? 0.18 * r : 0;
  const points = Array.from({ length: sides }, (_, i) => {
    const reach = shape === 'star' && i % 2 ? size * 0.6 : size;
    const angle = (i * 2 * Math.PI) / sides - Math.PI / 2 + (TURNS[shape] ?? 0);
    return `${short(reach * Math.cos(angle))} ${short(drop + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}
