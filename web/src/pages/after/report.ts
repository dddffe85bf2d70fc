/** How a finished game is told. */

/** Seats in the order of their places, ties in the order of seats. */
export function ranking(places: number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b);
}
