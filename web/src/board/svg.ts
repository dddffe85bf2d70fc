/** Making SVG elements: no markup, so that nothing a player types can become one. */

export type Attributes = Record<string, string | number | null | undefined | false>;
export type Point = [number, number];

const SPACE = 'http://www.w3.org/2000/svg';

export function el<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SPACE, name);
  set(made, attributes);
  made.append(...children);
  return made;
}

export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, typeof value === 'number' ? short(value) : value);
  }
}

/** Two digits behind the point at most. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function moved([x, y]: Point, scale = 1): string {
  return scale === 1
    ? `translate(${short(x)} ${short(y)})`
    : `translate(${short(x)} ${short(y)}) scale(${short(scale)})`;
}

/** A point between two others. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}
