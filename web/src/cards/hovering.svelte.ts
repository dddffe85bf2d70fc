/**
 * One behaviour for all names of cards on a page: whatever has `data-card` opens its card under the pointer, by focus,
 * by a long press, and by a click where a click does nothing else. `data-key` is what a click on it would say.
 */
import type { CardText, Catalogue } from './catalogue';

/** Why something may not be chosen, and the clause behind it. */
export interface Reason {
  says: string;
  clause: string;
}

export interface Shown {
  card: CardText;
  anchor: HTMLElement;
  /** It stays until it is closed. */
  pinned: boolean;
  /** A button in the card may choose it: where a finger reads first. */
  acts: boolean;
}

export interface HoverHost {
  catalogue(): Catalogue | null;
  /** Why a card may not be chosen now; null where there is nothing to say. */
  whyNot(domain: string, word: string): Promise<Reason | null>;
}

const ANCHOR = '[data-card]';
const LEGAL = '.glows';
/** A tap on it is an answer; only a long press reads. */
const HELD = '[data-card-held]';
/** Names in a list of lines are one stop of the tabulator key: arrows lead from one to the next. */
const LINES = '[role="log"]';
const OPEN_MS = 220;
const CLOSE_MS = 180;
const HOLD_MS = 450;
const SHAKE_PX = 10;
export const CARD_ID = 'hover-card';

export class HoverCards {
  shown: Shown | null = $state.raw(null);
  reason: Reason | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finger: { x: number; y: number; held: boolean } | null = null;
  private touched = false;
  /** A click that is meant for what lies below. */
  private passing = false;
  /** The card itself, once it is drawn. */
  sheet: HTMLElement | null = null;

  constructor(private readonly host: HoverHost) {}

  /** Listen to a document until the signal comes. */
  listen(document: Document, signal: AbortSignal): void {
    const first = { signal, capture: true };
    const on = <K extends keyof DocumentEventMap>(name: K, hear: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(name, hear, first);
    on('pointerover', (event) => this.over(event));
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.moved(event));
    on('pointerup', () => this.lift());
    on('pointercancel', () => this.lift());
    on('click', (event) => this.clicked(event));
    on('contextmenu', (event) => this.asked(event));
    on('focusin', (event) => this.focused(event.target as HTMLElement));
    on('focusout', (event) => this.inside(event.target) || this.leave());
    on('keydown', (event) => this.pressed(event));
    on('scroll', (event) => this.shown && !this.shown.pinned && !this.inside(event.target) && this.hide());
    signal.addEventListener('abort', () => this.hide());
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown?.anchor.removeAttribute('aria-describedby');
    this.shown = null;
    this.reason = null;
  }

  /** The button of the card: as if what it tells about had been clicked. */
  act(): void {
    const anchor = this.shown?.anchor;
    this.hide();
    this.passing = true;
    anchor?.click();
    this.passing = false;
  }

  private show(anchor: HTMLElement, pinned: boolean, acts = false): void {
    clearTimeout(this.timer);
    const card = this.host.catalogue()?.find(anchor.dataset['card'] ?? '');
    if (!card) return;
    if (this.shown?.anchor !== anchor) this.hide();
    anchor.setAttribute('aria-describedby', CARD_ID);
    this.shown = { card, anchor, pinned, acts };
    if (pinned && !acts) void this.explain(anchor);
  }

  /** Why it may not be chosen now is told below what it is. */
  private async explain(anchor: HTMLElement): Promise<void> {
    const [domain, word] = (anchor.dataset['key'] ?? '').split(':');
    if (!domain || !word || anchor.matches(LEGAL)) return;
    const reason = await this.host.whyNot(domain, word);
    if (this.shown?.anchor === anchor) this.reason = reason;
  }

  private leave(): void {
    clearTimeout(this.timer);
    if (this.shown && !this.shown.pinned) this.timer = setTimeout(() => this.hide(), CLOSE_MS);
  }

  private anchorOf(target: EventTarget | null): HTMLElement | null {
    const anchor = target instanceof Element ? target.closest<HTMLElement>(ANCHOR) : null;
    return anchor && this.host.catalogue()?.find(anchor.dataset['card'] ?? '') ? anchor : null;
  }

  private inside(target: EventTarget | null): boolean {
    return target instanceof Node && (this.sheet?.contains(target) ?? false);
  }

  private over({ pointerType, target }: PointerEvent): void {
    if (pointerType === 'touch') return;
    if (this.inside(target)) {
      clearTimeout(this.timer);
      return;
    }
    const anchor = this.anchorOf(target);
    if (!anchor) {
      this.leave();
      return;
    }
    clearTimeout(this.timer);
    if (this.shown?.anchor === anchor || this.shown?.pinned) return;
    this.timer = setTimeout(() => this.show(anchor, false), OPEN_MS);
  }

  private down({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
    this.touched = pointerType === 'touch';
    this.finger = null;
    const anchor = this.touched ? this.anchorOf(target) : null;
    if (!anchor) return;
    const finger = { x, y, held: false };
    this.finger = finger;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      finger.held = true;
      this.show(anchor, true, anchor.matches(LEGAL));
    }, HOLD_MS);
  }

  private moved({ clientX, clientY }: PointerEvent): void {
    const { finger } = this;
    if (finger && !finger.held && Math.hypot(clientX - finger.x, clientY - finger.y) > SHAKE_PX) this.lift();
  }

  private lift(): void {
    if (!this.finger || this.finger.held) return;
    clearTimeout(this.timer);
    this.finger = null;
  }

  private clicked(event: MouseEvent): void {
    if (this.passing || this.inside(event.target)) return;
    const anchor = this.anchorOf(event.target);
    const held = this.finger?.held ?? false;
    this.finger = null;
    if (!anchor) {
      if (this.shown?.pinned) this.hide();
      return;
    }
    // A key clicks without a pointer: it acts, as a mouse does.
    const touched = this.touched && event.detail > 0;
    const legal = anchor.matches(LEGAL);
    if (!held && (anchor.matches(HELD) || (legal && !touched))) {
      this.hide();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (held) return;
    if (this.shown?.pinned && this.shown.anchor === anchor) this.hide();
    else this.show(anchor, true, legal);
  }

  /** The menu key, or the other button of a mouse, reads and never acts. */
  private asked(event: MouseEvent): void {
    const anchor = this.anchorOf(event.target);
    if (!anchor) return;
    event.preventDefault();
    this.show(anchor, true, anchor.matches(LEGAL));
  }

  private focused(target: HTMLElement): void {
    if (this.inside(target)) {
      clearTimeout(this.timer);
      return;
    }
    const anchor = this.anchorOf(target);
    if (!anchor?.matches(':focus-visible') || this.touched) return;
    if (this.shown?.anchor !== anchor) this.show(anchor, false);
  }

  private pressed(event: KeyboardEvent): void {
    this.touched = false;
    if (event.key === 'Escape' && this.shown) this.escape();
    else if (event.key === 'Tab' && this.shown?.pinned) {
      if (!this.walk(event)) return;
    } else if ((event.key === 'Enter' || event.key === ' ') && this.opens(event.target))
      this.show(event.target as HTMLElement, true);
    else if (!this.follow(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A name in a sentence is no button of its own. */
  private opens(target: EventTarget | null): boolean {
    return target instanceof HTMLElement && target.matches(`span${ANCHOR}`) && this.anchorOf(target) !== null;
  }

  private escape(): void {
    const anchor = this.inside(document.activeElement) ? this.shown?.anchor : undefined;
    this.hide();
    anchor?.focus();
  }

  /** From what it tells about into the card, and out of it again. */
  private walk(event: KeyboardEvent): boolean {
    const parts = [...(this.sheet?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const { anchor } = this.shown!;
    const at = parts.indexOf(event.target as HTMLElement);
    if (at < 0 && (event.shiftKey || event.target !== anchor)) return false;
    const next = parts[at + (event.shiftKey ? -1 : 1)];
    if (next) next.focus();
    else {
      anchor.focus();
      this.hide();
    }
    return true;
  }

  /** In the lines of a log the arrows lead from name to name. */
  private follow({ key, target }: KeyboardEvent): boolean {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const lines = step !== 0 && target instanceof Element ? target.closest(LINES) : null;
    const names = [...(lines?.querySelectorAll<HTMLElement>(`${ANCHOR}[tabindex]`) ?? [])];
    if (names.length === 0) return false;
    const at = names.indexOf(target as HTMLElement);
    const next = at < 0 ? names.at(step < 0 ? -1 : 0) : names[at + step];
    next?.focus();
    return next !== undefined;
  }
}
