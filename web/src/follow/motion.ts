/**
 * Draws what moves, in a layer over the page. Only transform and opacity change, by the Web Animations API, so that the
 * browser moves it without laying out or painting anything anew; all of it can be called off at any moment.
 */
import { drawIcon, drawMarker, type Hand } from '../board/pieces';
import { el, type Point } from '../board/svg';
import type { Flight, Spot } from './motion-plan';
import type { Motion } from './queue';

/** Where things are on the screen; null where they are not to be seen. */
export interface Stage {
  place(word: string): Point | null;
  beside(spot: string): HTMLElement | null;
  hand: Hand;
}

const SIZE_PX = 48;
const HOP_PX = 46;
/** It begins a little later where the map moves first. */
export const CAMERA_MS = 220;

/** Everything at once, within so many milliseconds; null where nothing is to be seen. */
export function performed(flights: readonly Flight[], stage: Stage, lengthMs: number, delayMs = 0): Motion | null {
  const layer = layerOf();
  const running: { animation: Animation; drawn: Element | null }[] = [];
  for (const flight of flights) {
    const found = begun(flight, stage, layer, lengthMs, delayMs);
    if (found) running.push(found);
  }
  if (running.length === 0) return null;
  const cancel = (): void => {
    for (const { animation, drawn } of running) {
      animation.cancel();
      drawn?.remove();
    }
  };
  return { lengthMs: lengthMs + delayMs, cancel };
}

function layerOf(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.motion-layer');
  if (known) return known;
  const made = document.createElement('div');
  made.className = 'motion-layer';
  made.setAttribute('aria-hidden', 'true');
  Object.assign(made.style, { position: 'fixed', inset: '0', pointerEvents: 'none', zIndex: '4', overflow: 'hidden' });
  document.body.append(made);
  return made;
}

function begun(
  flight: Flight,
  stage: Stage,
  layer: HTMLElement,
  lengthMs: number,
  delayMs: number,
): { animation: Animation; drawn: Element | null } | null {
  const timing: KeyframeAnimationOptions = {
    duration: lengthMs * (1 - flight.lag),
    delay: delayMs + lengthMs * flight.lag,
    easing: 'ease-in-out',
    fill: 'backwards',
  };
  if (flight.manner === 'bump' || flight.manner === 'turn') {
    const element = 'spot' in flight.from ? stage.beside(flight.from.spot) : null;
    if (!element) return null;
    return { animation: element.animate(flight.manner === 'bump' ? BUMP : TURN, timing), drawn: null };
  }
  const from = pointOf(flight.from, stage);
  const to = pointOf(flight.to, stage);
  if (!from || !to) return null;
  const drawn = flight.manner === 'ring' ? ring() : piece(flight, stage.hand);
  layer.append(drawn);
  return { animation: drawn.animate(keyframes(flight, from, to), timing), drawn };
}

function pointOf(spot: Spot, stage: Stage): Point | null {
  if ('place' in spot) return stage.place(spot.place);
  const box = stage.beside(spot.spot)?.getBoundingClientRect();
  return box && box.width > 0 ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

const BUMP: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateX(7px)', offset: 0.2 },
  { transform: 'translateX(-5px)', offset: 0.45 },
  { transform: 'translateX(2px)', offset: 0.7 },
  { transform: 'none' },
];
const TURN: Keyframe[] = [
  { transform: 'perspective(600px) rotateY(70deg)', opacity: 0.2 },
  { transform: 'none', opacity: 1 },
];

function keyframes({ manner }: Flight, from: Point, to: Point): Keyframe[] {
  const at = ([x, y]: Point, more = ''): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  switch (manner) {
    case 'fly':
      return [
        { transform: at(from), opacity: 0.3 },
        { transform: at(from, 'scale(1.15)'), opacity: 1, offset: 0.12 },
        { transform: at(to, 'scale(1.15)'), opacity: 1, offset: 0.9 },
        { transform: at(to), opacity: 1 },
      ];
    case 'hop':
      return [
        { transform: at(from, 'scale(0.7)'), opacity: 0.4 },
        { transform: at([middle[0], middle[1] - HOP_PX], 'scale(1.2)'), opacity: 1, offset: 0.5 },
        { transform: at(to, 'scale(0.9)'), opacity: 1 },
      ];
    case 'rise':
      return [
        { transform: at([to[0], to[1] + 26], 'scale(0.3)'), opacity: 0 },
        { transform: at([to[0], to[1] - 8], 'scale(1.9)'), opacity: 1, offset: 0.7 },
        { transform: at(to, 'scale(1)'), opacity: 1 },
      ];
    case 'drop':
      return [
        { transform: at([to[0], to[1] - 34], 'scale(1.25)'), opacity: 0 },
        { transform: at(to, 'scale(1.05)'), opacity: 1, offset: 0.7 },
        { transform: at(to), opacity: 1 },
      ];
    case 'fall':
      return [
        { transform: at(to), opacity: 1 },
        { transform: at([to[0], to[1] + 8], 'rotate(35deg)'), opacity: 0.9, offset: 0.4 },
        { transform: at([to[0], to[1] + 26], 'rotate(80deg) scale(0.6)'), opacity: 0 },
      ];
    default:
      return [
        { transform: at(to, 'scale(2.2)'), opacity: 0 },
        { transform: at(to, 'scale(1)'), opacity: 1, offset: 0.4 },
        { transform: at(to, 'scale(0.85)'), opacity: 0 },
      ];
  }
}

/** Around the origin of the layer: its place is all in the transform. */
function frame(): SVGSVGElement {
  const made = el('svg', {
    class: 'pelagos-map motion',
    width: SIZE_PX,
    height: SIZE_PX,
    viewBox: `${-SIZE_PX / 2} ${-SIZE_PX / 2} ${SIZE_PX} ${SIZE_PX}`,
  });
  Object.assign(made.style, {
    position: 'absolute',
    left: `${-SIZE_PX / 2}px`,
    top: `${-SIZE_PX / 2}px`,
    overflow: 'visible',
    willChange: 'transform, opacity',
  });
  made.style.setProperty('--piece', '1');
  made.style.setProperty('--building', '1');
  return made;
}

function piece({ icon, seat, count }: Flight, hand: Hand): SVGSVGElement {
  const made = frame();
  if (icon.startsWith('symbols/gold')) made.append(drawIcon(icon, 22));
  else if (icon.startsWith('buildings/'))
    made.append(drawMarker({ id: '', icon, at: [0, 0], title: '', kind: 'building' }, hand));
  else
    made.append(
      drawMarker(
        {
          id: '',
          icon,
          at: [0, 0],
          title: '',
          ...(seat !== undefined && { seat }),
          ...(count !== undefined && { count }),
        },
        hand,
      ),
    );
  return made;
}

function ring(): SVGSVGElement {
  const made = frame();
  made.append(
    el('circle', { r: 21, fill: 'none', stroke: 'var(--paper)', 'stroke-width': 6 }),
    el('circle', { r: 21, fill: 'none', stroke: 'var(--danger)', 'stroke-width': 3 }),
  );
  return made;
}
