/** What has changed on the map since somebody last answered: places with other pieces, or another owner. */
import { keyOf, type Scene } from '../scene';

type Looks = Map<string, string>;

/** How every place looks, by the key of its word. */
export function looksOf(scene: Scene): Looks {
  const stands = new Map<string, string[]>();
  for (const { area, icon, seat, count } of scene.markers)
    if (area !== undefined && seat !== undefined)
      stands.set(area, [...(stands.get(area) ?? []), `${icon} ${seat} ${count ?? ''}`]);
  return new Map(
    scene.areas.map(({ word, domain, owner }) => [
      keyOf(domain, word),
      `${owner ?? ''} ${(stands.get(word) ?? []).sort().join()}`,
    ]),
  );
}

/** Where nobody and nothing is. */
const BARE = ' ';

export function changedSince(before: Looks, now: Looks): Set<string> {
  return new Set([...now].flatMap(([key, look]) => ((before.get(key) ?? BARE) === look ? [] : [key])));
}

/** How everything stood when a seat had last answered, and what is new since. */
export class RecentChanges {
  private left: { looks: Looks; first: number } | null = $state.raw(null);

  /** The number of the first event that is news. */
  readonly first: number = $derived.by(() => this.left?.first ?? Infinity);

  /** This seat has answered, with so many events told. */
  leave(scene: Scene | null, told: number): void {
    this.left = scene && { looks: looksOf(scene), first: told };
  }

  places(scene: Scene): Set<string> {
    return this.left ? changedSince(this.left.looks, looksOf(scene)) : new Set();
  }
}
