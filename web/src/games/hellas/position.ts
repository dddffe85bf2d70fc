/** What is read from the fields of Hellas. */
import type { Context, GameView } from '../../scene';
import { words } from '../reading';
import type { Fields } from './fields';

/** Where a tile lies: the stack, aside, drawn, the map, or a known place under the stack. */
export const IN_STACK = 0;
export const ASIDE = 1;
export const DRAWN_TILE = 2;
export const UNDER = 4;

export function fieldsOf(view: GameView): Fields {
  return view.fields as unknown as Fields;
}

export function typesOf(ctx: Context, god: string): string[] {
  return words(ctx, 'card').filter((word) => word.startsWith(god.charAt(0)));
}

/** Cards at these places: types where they are known, null for a back. */
export function cardsIn(ctx: Context, fields: Fields, god: string, places: string[]): (string | null)[] {
  const held = fields[god as 'zeus'];
  const types = typesOf(ctx, god);
  return places.flatMap((place) => {
    const lying = held.places[words(ctx, 'place').indexOf(place)] ?? 0;
    if (!Array.isArray(lying)) return Array.from({ length: lying }, () => null);
    return lying.flatMap((copies, face) => Array.from({ length: copies }, () => types[face]!));
  });
}
