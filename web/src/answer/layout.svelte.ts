/** A redistribution under construction: where the pieces would stand. */
import type { Spread } from '../scene';
import { carried, changed, leftOver } from './spread';

export class Layout {
  private laid: number[][] | null = $state.raw(null);

  constructor(private readonly offered: () => Spread | undefined) {}

  readonly spread: Spread | null = $derived.by(() => this.offered() ?? null);
  readonly counts: number[][] = $derived(this.laid ?? this.spread?.places.map(({ counts }) => counts) ?? []);
  readonly left: number[] = $derived(this.spread ? leftOver(this.spread, this.counts) : []);
  readonly isBegun: boolean = $derived(this.laid !== null && this.spread !== null);
  readonly isWhole: boolean = $derived(this.left.every((count) => count === 0));

  /** So many more or fewer at a place; null if that cannot be said. */
  with(place: number, kind: number, by: number): number[][] | null {
    return this.spread && changed(this.spread, this.counts, place, kind, by);
  }

  change(place: number, kind: number, by: number): void {
    this.laid = this.with(place, kind, by) ?? this.laid;
  }

  carry(icon: string, from: string, to: string): void {
    if (this.spread) this.laid = carried(this.spread, this.counts, icon, from, to) ?? this.laid;
  }

  clear(): void {
    this.laid = null;
  }
}
