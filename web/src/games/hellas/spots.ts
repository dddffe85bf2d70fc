/** Free places have no names: they are told by a tile that they touch. */
import type { Namer } from '../../scene';
import type { Name } from '../../words/functions';
import { NONE } from '../reading';
import type { Fields } from './fields';

/** The six directions, clockwise (H-2.1). */
export const WAYS: [string, number, number][] = [
  ['board-way-east', 1, 0],
  ['board-way-south-east', 0, 1],
  ['board-way-south-west', -1, 1],
  ['board-way-west', -1, 0],
  ['board-way-north-west', 0, -1],
  ['board-way-north-east', 1, -1],
];
const DOLPHIN = 0;

/** Where a place lies: beside the tile nearest to the dolphin, so that its name stays as the map grows. */
export function spotName(word: string, { spot }: Pick<Fields, 'spot'>, namer: Namer): string | Name {
  const { lexicon } = namer;
  const spots = lexicon.domains['spot']?.words ?? [];
  const [q, r] = placed(word);
  const sides = WAYS.flatMap(([way, dq, dr]) => {
    const at = spots.indexOf(`${q - dq},${r - dr}`);
    const tile = at < 0 ? NONE : spot.indexOf(at);
    return tile === NONE ? [] : [{ way: namer.called(way), tile, far: distance(q - dq, r - dr) }];
  });
  const nearest = sides.sort((a, b) => a.far - b.far)[0];
  if (!nearest) return lexicon.domains['spot']?.names?.[spots.indexOf(word)] ?? word;
  const { way, tile } = nearest;
  return tile === DOLPHIN
    ? namer.called('board-spot-by-dolphin', { way })
    : namer.called('board-spot', { way, tile: namer.noun('tile', tile) });
}

function placed(word: string): [number, number] {
  const [q, r] = word.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

function distance(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
