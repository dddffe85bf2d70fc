// Written by tools/page_types.py: change the types of Python, then run it anew.
import type { CardsData } from '../../protocol/messages';

/** The fields of a position of Hellas, as a view shows them. */
export interface Fields {
  turn: number;
  /** A number of `seat`. */
  active: number;
  double: number;
  steps: number;
  fair_wind: number;
  sail_on: number;
  /** A number of `tile`. */
  gained: number;
  attacks: number;
  far: number;
  /** A number of `tile`. */
  target: number;
  by_sea: number;
  beachhead: number;
  spirits: number;
  ship_wall: number;
  vetoes: number;
  greeks_afloat: number;
  ships_afloat: number;
  /** By tile: a number of `heap`. */
  where: number[];
  /** By tile: a number of `spot`. */
  spot: number[];
  /** By tile. */
  rotation: number[];
  /** By tile: a number of `seat`. */
  owner: number[];
  /** By tile. */
  greeks: number[];
  /** By tile. */
  ships: number[];
  /** By tile. */
  sent: number[];
  /** By tile. */
  fought: number[];
  /** By seat. */
  greek_supply: number[];
  /** By seat. */
  ship_supply: number[];
  /** By place, card. */
  poseidon: CardsData;
  /** By place, card. */
  zeus: CardsData;
  /** By place, card. */
  ares: CardsData;
}
