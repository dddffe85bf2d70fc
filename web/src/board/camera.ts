/** Which part of the map is shown: plain numbers, so that gestures can be tested without a screen. */
import type { Point } from './svg';

export type Box = [left: number, top: number, width: number, height: number];

export interface Camera {
  x: number;
  y: number;
  k: number;
}

const CLOSEST_ZOOM = 7;
const FARTHEST_ZOOM = 0.75;
/** A map with less room than this is one of a phone. */
const SMALL_PX = 500;
const EDGE_PX = 8;
/** The buttons with the gaps around them. */
const BUTTONS_PX = 50;
/** So much of the screen always shows the map. */
const KEPT_PX = 80;

/** The whole box in the middle of the screen. */
export function fit(box: Box, width: number, height: number, edge = 0): Camera {
  const k = Math.min((width - 2 * edge) / box[2], (height - 2 * edge) / box[3]);
  const safe = k > 0 && Number.isFinite(k) ? k : 0.1;
  return { k: safe, x: (width - box[2] * safe) / 2 - box[0] * safe, y: (height - box[3] * safe) / 2 - box[1] * safe };
}

/**
 * Where the map leaves room on a phone, the buttons have it: beside the map where the screen lies, below it where it
 * stands upright, and there the sheet that grows covers sea.
 */
export function besideButtons(camera: Camera, box: Box, width: number, height: number): Camera {
  if (Math.min(width, height) >= SMALL_PX) return camera;
  const [left, top] = [box[0] * camera.k + camera.x, box[1] * camera.k + camera.y];
  if (height > width) return { ...camera, y: camera.y - Math.max(0, top - EDGE_PX) };
  return { ...camera, x: camera.x - Math.max(0, Math.min(left - EDGE_PX, BUTTONS_PX - left)) };
}

/** Nearer or farther around a point of the screen, within what makes sense for this box. */
export function zoomed(camera: Camera, by: number, at: Point, least: number): Camera {
  const k = Math.min(Math.max(camera.k * by, least * FARTHEST_ZOOM), least * CLOSEST_ZOOM);
  const ratio = k / camera.k;
  return { k, x: at[0] - (at[0] - camera.x) * ratio, y: at[1] - (at[1] - camera.y) * ratio };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Never lose the map out of sight. */
export function kept(camera: Camera, box: Box, width: number, height: number): Camera {
  const left = box[0] * camera.k;
  const top = box[1] * camera.k;
  const within = (value: number, low: number, high: number) =>
    Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
  return {
    k: camera.k,
    x: within(camera.x, KEPT_PX - left - box[2] * camera.k, width - KEPT_PX - left),
    y: within(camera.y, KEPT_PX - top - box[3] * camera.k, height - KEPT_PX - top),
  };
}

/** The smallest move that brings a point of the map into sight, with some room around it. */
export function revealing(camera: Camera, [px, py]: Point, width: number, height: number, room = 60): Camera {
  const x = px * camera.k + camera.x;
  const y = py * camera.k + camera.y;
  const need = (at: number, size: number) => (at < room ? room - at : at > size - room ? size - room - at : 0);
  return panned(camera, need(x, width), need(y, height));
}
