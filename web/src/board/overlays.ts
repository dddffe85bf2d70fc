/** What changes on the ground: the colours of owners, and the tile that is about to be laid. */
import type { GeometryData } from '../protocol/replies';
import type { Scene } from '../scene';
import type { BoardState } from './host';
import { drawTerrain, shapeId } from './terrain';
import { identityOf, whoClass } from './identity';
import { drawIcon } from './pieces';
import { el, moved } from './svg';

/** The inside of the border of an owned land shows its owner's colour. */
export function drawOwners(layer: SVGGElement, geometry: GeometryData, scene: Scene, prefix: string): void {
  const owners = new Map(
    scene.areas.flatMap(({ word, owner }) => (owner === undefined ? [] : [[word, owner] as const])),
  );
  const rims = geometry.areas.flatMap((area) => {
    const owner = owners.get(area.word);
    if (owner === undefined || area.kind !== 'land') return [];
    const id = shapeId(prefix, area);
    return [
      el('use', {
        href: `#${id}`,
        'clip-path': `url(#${id}-clip)`,
        class: `owned ${whoClass(identityOf(owner, scene.identities))}`,
      }),
    ];
  });
  layer.replaceChildren(...rims);
}

/** The drawn tile where it may be laid, and that spot. */
export function drawGhost(
  layer: SVGGElement,
  { geometry, scene, picked, turn }: BoardState,
): GeometryData['empty'][number] | undefined {
  const spot = geometry.empty.find(({ word }) => picked.has(`spot:${word}`));
  const tile = geometry.drawn[turn ?? 0];
  if (!spot || !tile) layer.replaceChildren();
  else layer.replaceChildren(el('g', { transform: moved(spot.at) }, drawTile(tile, `ghost${turn ?? 0}`, scene)));
  return tile && spot;
}

/** A tile by itself. */
export function drawTile(tile: GeometryData, prefix: string, { tileIcons = '' }: Scene): SVGGElement {
  const { ground } = drawTerrain(tile, prefix);
  for (const area of tile.areas) {
    const icon = Object.keys(area.printed)[0];
    const at = area.anchors['city'] ?? area.anchors['ships'];
    if (icon && at) ground.append(drawIcon(`${tileIcons}/${icon}`, icon === 'dolphin' ? 110 : 72, at));
  }
  return ground;
}

export function showDrawn(place: SVGSVGElement, { drawn }: GeometryData, turn: number, scene: Scene): void {
  const tile = drawn[turn] ?? drawn[0];
  place.toggleAttribute('hidden', !tile);
  place.replaceChildren();
  if (!tile) return;
  place.setAttribute('viewBox', tile.box.join(' '));
  place.append(drawTile(tile, 'drawn', scene));
}
