/** A redistribution under construction: where the pieces would stand. */
import type { Redistribution } from '../scene';
import { moved, changed, leftOver } from './redistribution';

export class Layout {
  private laid: number[][] | null = $state.raw(null);

  constructor(private readonly offered: () => Redistribution | undefined) {}

  readonly redistribution: Redistribution | null = $derived.by(() => this.offered() ?? null);
  readonly counts: number[][] = $derived(this.laid ?? this.redistribution?.places.map(({ counts }) => counts) ?? []);
  readonly left: number[] = $derived(this.redistribution ? leftOver(this.redistribution, this.counts) : []);
  readonly isBegun: boolean = $derived(this.laid !== null && this.redistribution !== null);
  readonly isWhole: boolean = $derived(this.left.every((count) => count === 0));

  /** So many more or fewer at a place; null if that cannot be said. */
  with(place: number, kind: number, by: number): number[][] | null {
    return this.redistribution && changed(this.redistribution, this.counts, place, kind, by);
  }

  change(place: number, kind: number, by: number): void {
    this.laid = this.with(place, kind, by) ?? this.laid;
  }

  move(icon: string, from: string, to: string): void {
    if (this.redistribution) this.laid = moved(this.redistribution, this.counts, icon, from, to) ?? this.laid;
  }

  clear(): void {
    this.laid = null;
  }
}
