/** Scales of a chart of whole numbers over cycles or turns. */

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEPS = [1, 2, 5];
const MOST_TICKS = 6;

/** Round numbers from 0 up to at least this one, six at most. */
export function ticks(most: number): number[] {
  const wanted = Math.max(1, Math.ceil(most));
  for (let power = 1; ; power *= 10)
    for (const step of STEPS) {
      const count = Math.ceil(wanted / (step * power));
      if (count < MOST_TICKS) return Array.from({ length: count + 1 }, (_, i) => i * step * power);
    }
}

/** Where point i of so many stands. */
export function across(i: number, count: number, box: Box): number {
  const room = box.width - box.left - box.right;
  return box.left + (count > 1 ? (i / (count - 1)) * room : room / 2);
}

/** How high a value stands when the highest tick is this one. */
export function upwards(value: number, most: number, box: Box): number {
  return box.height - box.bottom - (value / most) * (box.height - box.top - box.bottom);
}

/** The point that is nearest to where somebody points. */
export function nearest(x: number, count: number, box: Box): number {
  if (count < 2) return 0;
  const i = Math.round(((x - box.left) / (box.width - box.left - box.right)) * (count - 1));
  return Math.max(0, Math.min(count - 1, i));
}

export function line(points: number[], most: number, box: Box): string {
  return points
    .map((value, i) => `${i ? 'L' : 'M'}${short(across(i, points.length, box))} ${short(upwards(value, most, box))}`)
    .join('');
}

/** Heights with at least this gap between them, each as near to its own as can be, within top and bottom. */
export function redistribution(heights: number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = order.map((i) => heights[i]!);
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i]!, placed[i - 1]! + gap);
  const over = (placed.at(-1) ?? 0) - bottom;
  if (over > 0) {
    placed[placed.length - 1] = bottom;
    for (let i = placed.length - 2; i >= 0; i--) placed[i] = Math.max(top, Math.min(placed[i]!, placed[i + 1]! - gap));
  }
  const result = [...heights];
  order.forEach((i, rank) => (result[i] = placed[rank]!));
  return result;
}

/** Numbers for the cycles, so many that they do not run into each other. */
export function labelled(count: number, room: number): number[] {
  const every = Math.max(1, Math.ceil((count * 34) / Math.max(room, 1)));
  return Array.from({ length: count - 1 }, (_, i) => i).filter((i) => i % every === 0 && i < count - 1 - every / 2);
}

function short(number: number): number {
  return Math.round(number * 10) / 10;
}
