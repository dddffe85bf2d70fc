/** Walking the map: from a place along its borders to the next one, and to what may be chosen within it. */
import { beside } from '../games/spoken';
import type { GeometryData } from '../protocol/replies';
import type { Point } from './svg';
import { nextTowards } from './targets';

/** Something on the map that can have the focus. */
export interface Stop {
  /** `area-`, `spot-`, `site-` or `mark-`, and a word or an id. */
  id: string;
  at: Point;
  /** Of a piece or a site, the area it stands in. */
  area?: string | undefined;
  glows: boolean;
}

/** What one step leads to. */
export function stepsFrom(here: Stop, stops: Stop[], geometry: GeometryData): Stop[] {
  const word = wordOf(here);
  const near = new Set(beside(geometry, word).flatMap((other) => [`area-${other}`, `spot-${other}`]));
  if (here.area !== undefined) {
    near.add(`area-${here.area}`);
    for (const other of beside(geometry, here.area)) near.add(`area-${other}`);
  }
  const within = here.area ?? word;
  return stops.filter(
    (stop) =>
      stop.id !== here.id && (near.has(stop.id) || (stop.glows && stop.area !== undefined && stop.area === within)),
  );
}

/** Where an arrow leads; nowhere at the rim. */
export function stepTowards(here: Stop, stops: Stop[], geometry: GeometryData, direction: Point): Stop | undefined {
  const near = stepsFrom(here, stops, geometry);
  const id = nextTowards(here.at, near, direction);
  return near.find((stop) => stop.id === id);
}

/** The next thing that may be chosen, or the one before; from anywhere else the first. */
export function nextChoice(id: string, stops: Stop[], by: 1 | -1): Stop | undefined {
  const choices = stops.filter(({ glows }) => glows);
  const at = choices.findIndex((stop) => stop.id === id);
  if (at < 0) return by > 0 ? choices[0] : choices.at(-1);
  return choices[(at + by + choices.length) % choices.length];
}

function wordOf({ id }: Stop): string {
  return id.slice(id.indexOf('-') + 1);
}
