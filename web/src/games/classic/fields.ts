// Written by tools/page_types.py: change the types of Python, then run it anew.

/** The fields of a position of Classic, as a view shows them. */
export interface Fields {
  cycle: number;
  /** A number of `seat`. */
  active: number;
  /** A number of `god`. */
  god: number;
  recruits: number;
  /** A number of `sea`. */
  kraken: number;
  /** A number of `seat`. */
  attacker: number;
  attackers: number;
  /** A number of `sea`. */
  survivors: number;
  returned: number;
  prosperity_left: number;
  /** By seat. */
  alive: number[];
  /** By seat. */
  gold: ([number] | null)[];
  /** By seat. */
  least: number[];
  /** By seat. */
  most: number[];
  /** By seat. */
  priests: number[];
  /** By seat. */
  philosophers: number[];
  /** By seat. */
  troop_reserve: number[];
  /** By seat. */
  fleet_reserve: number[];
  /** By sea: a number of `seat`. */
  ruler: number[];
  /** By sea. */
  fleets: number[];
  /** By island: a number of `seat`. */
  owner: number[];
  /** By island. */
  troops: number[];
  /** By island, site. */
  sites: number[];
  /** By island. */
  metropolis: number[];
  /** By island. */
  used_temples: number[];
  /** By island. */
  prosperity: number[];
  /** By supply. */
  supply: number[];
  /** By creature: a number of `place`. */
  where: number[];
  /** By figure: a number of `island`. */
  figure_island: number[];
  /** By figure: a number of `seat`. */
  figure_owner: number[];
  /** By figure. */
  figure_cycle: number[];
  /** By position: a number of `god`. */
  gods: number[];
  /** By god: a number of `marker`. */
  bidder: number[];
  /** By god. */
  amount: number[];
  /** By space: a number of `marker`. */
  apollo: number[];
  /** By space: a number of `marker`. */
  order: number[];
}
