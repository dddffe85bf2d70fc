/** What has changed on the map since somebody last answered: places with other pieces, or another owner. */
import { keyOf, type Scene } from '../scene';

type Looks = Map<string, string>;

/** How every place looks, by the key of its word. */
function looksOf(scene: Scene): Looks {
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

export function changedBetween(before: Scene, now: Scene): Set<string> {
  const looked = looksOf(before);
  return new Set([...looksOf(now)].flatMap(([key, look]) => ((looked.get(key) ?? BARE) === look ? [] : [key])));
}
