/** A small sheet that tells everything about what lies under the pointer. */
import { PICTURE } from '../cards/pictures';
import type { Told } from './targets';

const GAP_PX = 14;

export class Popover {
  readonly sheet = document.createElement('div');
  private pinned = false;
  private showing: string | null = null;
  private leaving = 0;
  private spot: [number, number] = [0, 0];

  constructor(
    private readonly host: HTMLElement,
    private readonly linkTo: (clause: string) => { href: string; text: string },
  ) {
    this.sheet.className = 'board-popover';
    this.sheet.hidden = true;
    for (const enters of ['pointerenter', 'focusin'])
      this.sheet.addEventListener(enters, () => clearTimeout(this.leaving));
    for (const leaves of ['pointerleave', 'focusout']) this.sheet.addEventListener(leaves, () => this.leave());
    host.append(this.sheet);
  }

  get isPinned(): boolean {
    return this.pinned;
  }

  show(id: string, told: Told[], x: number, y: number, pin = false): void {
    clearTimeout(this.leaving);
    if (this.pinned && !pin) return;
    this.pinned = pin;
    if (this.showing !== id) this.fill(told);
    this.showing = id;
    this.sheet.hidden = false;
    this.place(x, y);
  }

  /** What is told has changed while it shows. */
  refresh(id: string, told: Told[]): void {
    if (this.showing !== id) return;
    this.fill(told);
    this.place(...this.spot);
  }

  get shown(): string | null {
    return this.showing;
  }

  /** Goes away in a moment, unless the pointer or the focus comes in. */
  leave(): void {
    if (this.pinned) return;
    clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => this.hide(), 180);
  }

  hide(): void {
    clearTimeout(this.leaving);
    this.pinned = false;
    this.showing = null;
    this.sheet.hidden = true;
  }

  private fill(told: Told[]): void {
    this.sheet.replaceChildren(...told.map((part) => this.part(part)));
  }

  private part({ title, lines, clause, picture }: Told): HTMLElement {
    const made = document.createElement('section');
    if (picture) made.append(image(picture));
    if (title) {
      const heading = document.createElement('h3');
      heading.textContent = title;
      made.append(heading);
    } else made.className = 'why-not';
    made.append(...lines.map(paragraph));
    if (clause) {
      const { href, text } = this.linkTo(clause);
      const link = document.createElement('a');
      link.href = href;
      link.textContent = text;
      // A link never leaves a running table.
      link.target = '_blank';
      made.append(link);
    }
    return made;
  }

  /** Beside the pointer, inside the board. */
  private place(x: number, y: number): void {
    this.spot = [x, y];
    const { clientWidth: width, clientHeight: height } = this.host;
    const { offsetWidth: w, offsetHeight: h } = this.sheet;
    const left = x + GAP_PX + w > width ? x - GAP_PX - w : x + GAP_PX;
    const top = y + GAP_PX + h > height ? y - GAP_PX - h : y + GAP_PX;
    this.sheet.style.left = `${Math.round(Math.max(4, Math.min(left, width - w - 4)))}px`;
    this.sheet.style.top = `${Math.round(Math.max(4, Math.min(top, height - h - 4)))}px`;
  }
}

function image(address: string): HTMLElement {
  const made = document.createElement('img');
  made.src = address;
  made.alt = '';
  made.width = PICTURE.width;
  made.height = PICTURE.height;
  return made;
}

function paragraph(line: string): HTMLElement {
  const made = document.createElement('p');
  made.textContent = line;
  return made;
}
