// Written by tools/page_types.py: change the types of Python, then run it anew.
import type { CardsData } from '../../protocol/messages';

/** The fields of a position of Legendary, as a view shows them. */
export interface Fields {
  cycle: number;
  /** A number of `faction`. */
  active: number;
  /** A number of `god`. */
  god: number;
  build_due: number;
  recruit_due: number;
  extras: number;
  looked: number;
  hired: number;
  /** A number of `faction`. */
  attacker: number;
  attack_troops: number;
  attack_mercenaries: number;
  returned: number;
  elimination: number;
  /** By team. */
  gold: ([number] | null)[];
  /** By knower, team. */
  least: (number[] | null)[];
  /** By knower, team. */
  most: (number[] | null)[];
  /** By team. */
  defaulted: number[];
  /** By faction. */
  alive: number[];
  /** By faction. */
  troop_reserve: number[];
  /** By faction. */
  fleet_reserve: number[];
  /** By faction. */
  priestesses: number[];
  /** By faction. */
  philosophers: number[];
  /** By land: a number of `faction`. */
  owner: number[];
  /** By land. */
  troops: number[];
  /** By land. */
  mercenaries: number[];
  /** By sea: a number of `faction`. */
  ruler: number[];
  /** By sea. */
  fleets: number[];
  /** By area. */
  prosperity: number[];
  /** By site: a number of `building`. */
  building: number[];
  /** By site. */
  temple_used: number[];
  /** By supply. */
  supply: number[];
  /** By card_place, creature. */
  creatures: CardsData;
  /** By figure: a number of `area`. */
  figure_area: number[];
  /** By figure: a number of `faction`. */
  figure_owner: number[];
  /** By hero: a number of `hero_place`. */
  hero_place: number[];
  /** By hero: a number of `land`. */
  hero_land: number[];
  /** By hero: a number of `faction`. */
  hero_owner: number[];
  /** By hero. */
  hero_cycle: number[];
  /** By hero. */
  hero_moves: number[];
  /** By position: a number of `god`. */
  gods: number[];
  /** By god: a number of `faction`. */
  pawn: number[];
  /** By god. */
  amount: number[];
  /** By space: a number of `faction`. */
  order: number[];
}
