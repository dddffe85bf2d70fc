/** What is read from the fields of Classic. */
import type { Context, GameView } from '../../scene';
import { NONE, words } from '../reading';
import type { Fields } from './fields';

export interface Building {
  kind: number;
  spent: boolean;
}

export const KINDS = 4;
export const ZONES = ['s', 'o'] as const;
const TEMPLE = 2;
/** Of a metropolis: used as a temple in this cycle (C-19.5). */
export const TEMPLE_USED = 2;

export function fieldsOf(view: GameView): Fields {
  return view.fields as unknown as Fields;
}

/** The buildings of both zones of an island. */
export function standing(fields: Fields, island: number): [Building[], Building[]] {
  let used = fields.used_temples[island] ?? 0;
  const zone = (z: number) =>
    Array.from({ length: KINDS }, (_, kind) => fields.sites[island * 2 * KINDS + z * KINDS + kind] ?? 0).flatMap(
      (count, kind) => Array.from({ length: count }, () => ({ kind, spent: kind === TEMPLE && used-- > 0 })),
    );
  return [zone(0), zone(1)];
}

/** The number of the area for which a battle is fought, or none. */
export function foughtOver(view: GameView, ctx: Context): number {
  const given = view.agenda[0]?.[1];
  if (fieldsOf(view).attacker === NONE || !given) return NONE;
  if (typeof given['sea'] === 'number') return words(ctx, 'island').length + given['sea'];
  return typeof given['island'] === 'number' ? given['island'] : NONE;
}
