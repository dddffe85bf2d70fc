/** The layer of the pieces: they are known by their ids, slide when they move, and fade when they come or go. */
import type { Mark } from '../scene';
import { drawMark, type Hand } from './pieces';
import { el, short, type Point } from './svg';

const GOING = 240;
/** A stack that grows sees its new pieces come from where they were. */
const SLIDING = 300;

interface Shown {
  mark: Mark;
  made: SVGGElement;
  look: string;
}

export class Marks {
  readonly layer = el('g', { class: 'marks' });
  private readonly shown = new Map<string, Shown>();
  private hand = '';

  /** The marks as they are drawn now. */
  get all(): Mark[] {
    return [...this.shown.values()].map(({ mark }) => mark);
  }

  element(id: string): SVGGElement | undefined {
    return this.shown.get(id)?.made;
  }

  update(marks: Mark[], hand: Hand, still: boolean): void {
    const before = this.all;
    const look = JSON.stringify(hand);
    const wanted = new Set(marks.map(({ id }) => id));
    for (const [id, { made }] of this.shown) if (!wanted.has(id)) this.drop(id, made, still);
    let below: SVGGElement | null = null;
    for (const mark of marks) below = this.put(mark, below, hand, look !== this.hand, still);
    this.hand = look;
    if (!still && before.length) for (const [mark, from, to] of moves(before, marks)) this.slide(mark, from, to, hand);
  }

  clear(): void {
    this.shown.clear();
    this.layer.replaceChildren();
  }

  private drop(id: string, made: SVGGElement, still: boolean): void {
    this.shown.delete(id);
    if (still) made.remove();
    else {
      made.classList.add('going');
      setTimeout(() => made.remove(), GOING);
    }
  }

  /** What is new comes above what the scene names before it, so that a city never hides its garrison. */
  private put(mark: Mark, below: SVGGElement | null, hand: Hand, anew: boolean, still: boolean): SVGGElement {
    const look = lookOf(mark);
    const known = this.shown.get(mark.id);
    const made = known?.made ?? el('g', { class: still ? 'mark' : 'mark coming', 'data-mark': mark.id });
    if (!known && below) below.after(made);
    else if (!known) this.layer.prepend(made);
    if (anew || known?.look !== look) made.replaceChildren(drawMark(mark, hand));
    const place = `translate(${short(mark.at[0])}px, ${short(mark.at[1])}px)`;
    if (made.style.transform !== place) made.style.transform = place;
    this.shown.set(mark.id, { mark, made, look });
    return made;
  }

  private slide(mark: Mark, from: Point, to: Point, hand: Hand): void {
    const ghost = el('g', { class: 'mark ghost', 'aria-hidden': 'true' }, drawMark(mark, hand));
    ghost.style.transform = `translate(${short(from[0])}px, ${short(from[1])}px)`;
    this.layer.append(ghost);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (ghost.style.transform = `translate(${short(to[0])}px, ${short(to[1])}px)`)),
    );
    setTimeout(() => ghost.remove(), SLIDING + 40);
  }
}

function lookOf(mark: Mark): string {
  return [
    mark.icon,
    mark.kind,
    mark.size,
    mark.seat,
    mark.count,
    mark.printed,
    mark.faded,
    mark.turn,
    mark.from,
    mark.title,
  ].join('|');
}

/** Stacks of one kind and seat that became fewer here and more there: so many went from here to there. */
export function moves(before: Mark[], after: Mark[]): [Mark, Point, Point][] {
  const found: [Mark, Point, Point][] = [];
  const changes = new Map<string, { less: [Mark, number][]; more: [Mark, number][] }>();
  const earlier = new Map(before.map((mark) => [mark.id, mark]));
  const later = new Map(after.map((mark) => [mark.id, mark]));
  for (const id of new Set([...earlier.keys(), ...later.keys()])) {
    const was = earlier.get(id);
    const is = later.get(id);
    if (was && (!is || is.seat !== was.seat)) note(changes, was, -(was.count ?? 0));
    if (is && (!was || is.seat !== was.seat)) note(changes, is, is.count ?? 0);
    if (was && is && is.seat === was.seat) note(changes, is, (is.count ?? 0) - (was.count ?? 0));
  }
  for (const { less, more } of changes.values()) {
    if (less.length !== 1 && more.length !== 1) continue;
    for (const [from, lost] of less)
      for (const [to, won] of more) found.push([{ ...to, count: Math.min(-lost, won) }, from.at, to.at]);
  }
  return found;
}

function note(changes: Map<string, { less: [Mark, number][]; more: [Mark, number][] }>, mark: Mark, by: number): void {
  if (!by || mark.seat === undefined || mark.count === undefined || mark.kind === 'gold') return;
  const key = `${mark.icon}|${mark.seat}`;
  const found = changes.get(key) ?? { less: [], more: [] };
  (by < 0 ? found.less : found.more).push([mark, by]);
  changes.set(key, found);
}
