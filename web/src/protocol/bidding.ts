// Written by tools/page_types.py: change the types of Python, then run it anew.

export interface LedgerOffer {
  /** The frame that shows it. */
  at: number;
  by: string;
  who: string;
  god: string;
  /** Nothing for the god who takes no gold. */
  amount: number;
  outcome: 'stands' | 'outbid' | 'returned';
  outbid_by: string | null;
}

export interface LedgerChange {
  /** `study-gold-<source>` says what it is. */
  source: string;
  /** Gained, or paid if it is less than nothing; unknown where it is not public. */
  amount: number | null;
}

export interface LedgerPurse {
  /** The least and the most that the purse can hold. */
  before: number[] | null;
  changes: LedgerChange[];
  after: number[] | null;
}

export interface LedgerCycle {
  number: number;
  at: number;
  offers: LedgerOffer[];
  /** Of all changes, in the order in which they were first told. */
  sources: string[];
  purses: LedgerPurse[];
}

export interface LedgerData {
  by: string;
  of: string[];
  /** Purses are behind a screen until the game is over. */
  hidden: boolean;
  cycles: LedgerCycle[];
}

export interface LedgerReply {
  /** None where nobody has a purse. */
  ledger: LedgerData | null;
}

export interface PlanEntry {
  god: string;
  /** Nothing for the god who takes no gold. */
  limit: number;
}

/** The parts of a standing order. */
export interface OrderData {
  text: string;
  plan: PlanEntry[];
  alarms: PlanEntry[];
  every: boolean;
  passes: boolean;
  stands: boolean;
}

/** What a standing order would do now. */
export interface OrderPreview {
  gods: string[];
  free: string;
  asked: boolean;
  order: OrderData | null;
  /** The phrase that it would say. */
  says: string | null;
  /** Why it would wake its owner. */
  wakes: string | null;
}
