/** What a title adapter hands to the table page: everything to be drawn, no rules. */
import type { Choreography } from './follow/cues';
import type { GameView } from './protocol/messages';
import type { IdentityData } from './protocol/replies';
import type { Context } from './words/context';
import type { Name } from './words/functions';

export type { Context, GameView, IdentityData };

/** A thing that stands on the map. */
export interface Marker {
  id: string;
  /** A drawing of `pelagos/pictures/icons`, such as `units/fleet`; see icons.ts. */
  icon: string;
  at: [number, number];
  size?: number;
  /** Whose it is: the index of a colour identity, A..F. */
  seat?: number;
  count?: number;
  /** The word a click on it says, and the domain of that word. */
  word?: string;
  domain?: string;
  /** Further keys that a click on it may say, the first that glows. */
  says?: string[];
  /** Only where this was picked before may it be clicked: a slot of an island. */
  within?: string;
  /** The area it stands in: a click on what does not glow itself is one on the area. */
  area?: string;
  /** How it is drawn; without it as a unit if it has a count, with a badge if it has a seat, else plain. */
  kind?: 'unit' | 'lone' | 'plain' | 'building' | 'gold' | 'slot' | 'arrow';
  /** Of gold: how many cornucopias are printed; `count` are those of tokens. */
  printed?: number;
  /** Of arrows: where they come from. */
  from?: [number, number];
  /** Degrees by which a slot is turned. */
  turn?: number;
  faded?: boolean;
  /** For eyes. */
  title: string;
  /** Everything about it, and its clause. */
  lines?: string[];
  clause?: string;
}

/** What is known about an area. */
export interface AreaState {
  word: string;
  domain: string;
  owner?: number;
  /** Whose fleets hold it: a sea has no tint. */
  ruler?: number;
  /** Somebody fights for it. */
  contested?: boolean;
  /** No fleet may enter it. */
  closed?: boolean;
  title: string;
  /** Everything about it. */
  lines: string[];
  clause?: string;
}

export interface Card {
  word: string;
  domain: string;
  icon: string;
  name: string;
  lines: string[];
  clause?: string;
  price?: number;
  faded?: boolean;
  seat?: number;
}

export interface Slot {
  label: string;
  /** For ears: what a picture of it shows. */
  spoken?: string[];
  card?: Card;
  pawns: { seat: number; amount?: number; title: string }[];
  /** Whose turn it is with this god. */
  acts?: boolean;
  /** Icons of what the god gives for nothing. */
  gives?: string[];
}

export interface Panel {
  id: string;
  heading: string;
  kind: 'auction' | 'cards' | 'list';
  slots: Slot[];
  /** A remark beside the heading: the cycle, what is left of a deck. */
  aside?: string;
  /** Who is still to place, who was outbid, who comes next. */
  notes?: { label: string; seats: number[]; names: string; icon?: string }[];
  /** What is left for all. */
  rows?: Row[];
}

/** A number beside its picture. */
export interface Row {
  icon: string;
  value: string;
  title: string;
  /** The identity it belongs to, where a seat has several. */
  seat?: number;
}

export interface SeatPanel {
  seat: number;
  /** Colour identities, A..F as 0..5; in the duel a seat has two. */
  identities: number[];
  name: string;
  /** Partners, whose colour is the rim of the badge. */
  mates?: number[];
  rows: Row[];
  cards: Card[];
  asked: boolean;
  lost: boolean;
}

/** What wins, and where every side stands towards it. */
export interface Goal {
  icon: string;
  /** The goal in words. */
  title: string;
  count: number;
  sides: { identities: number[]; count: number; title: string }[];
}

export interface Scene {
  markers: Marker[];
  areas: AreaState[];
  panels: Panel[];
  seats: SeatPanel[];
  headline: string;
  goal?: Goal;
  /** The colour whose turn it is, where the question does not say it. */
  acts?: number;
  /** How the identities look, where they are not A to F. */
  identities?: IdentityData[];
  battle?: Battle;
  redistribution?: Redistribution;
  /** The group of the icons that are printed on tiles, where the board is laid of some. */
  tileIcons?: string;
  /** Seas have no names but letters, which are shown only where a word needs one. */
  quietSeas?: boolean;
  /** What words (`slot:3`) and whole phrases mean just now, where they do not say it themselves. */
  meant?: Record<string, string | Name>;
}

/** Pieces that may be laid out anew in one go, and answered by several phrases. */
export interface Redistribution {
  /** The phrase that begins it. */
  begin: string;
  /** What is laid out: an icon and a name for each number. */
  kinds: { icon: string; name: string }[];
  places: { word: string; domain: string; name: string; counts: number[] }[];
  /** Whether there are phrases for a layout at all. */
  fits(counts: number[][]): boolean;
  /** All that is said for a layout, as one message. */
  phrases(counts: number[][]): string[];
  /** The view as it would be. */
  laid(counts: number[][]): GameView;
}

/** A battle that is being fought, or the last one as long as it matters. */
export interface Battle {
  place: string;
  domain: string;
  word: string;
  attacker: Side;
  defender: Side;
  rounds: Round[];
  /** It is still being fought. */
  open: boolean;
  /** What decides it. */
  note?: string;
  verdict?: Verdict;
  /** On which half of the map it is not fought, and whether the lower half is free of it. */
  aside: 'left' | 'right';
  below: boolean;
}

/** How a battle ended. */
export interface Verdict {
  /** Who has won; nobody where none is left. */
  winner: number | null;
  /** What was lost: whose, of what, how many. */
  losses: { seat: number; icon: string; count: number }[];
}

export interface Side {
  seat: number;
  name: string;
  /** What fights: icon and count. */
  units: { icon: string; count: number; title: string }[];
}

/** One throw of the dice: what they show, and the totals. */
export interface Round {
  dice: [number, number];
  totals: [number, number];
}

/** One per title, in games/index.ts: `ADAPTERS: Record<string, Adapter>`. */
export interface Adapter {
  scene(view: GameView, ctx: Context): Scene;
  /** The part of a view that the geometry depends on, where the board grows in play. */
  ground?(view: GameView): string;
  /** For ears: what eyes see on the map of a place, beside what is told about it. */
  describes?(area: AreaState, ctx: Context): string[];
  /** For ears: how the drawn tile would lie there, turned so often. */
  laid?(spot: string, turn: number, ctx: Context): string;
  /** Whether it must know what the offers of the viewer's side will cost. */
  wantsOffers?(view: GameView, lexicon: Context['lexicon']): boolean;
  /** What a word is called that has no name of its own, as things stand; empty if it has one. */
  called?(domain: string, word: string, view: GameView, namer: Namer): string | Name;
  /** What its events mean for eyes and ears; without it they are followed line by line. */
  choreography?: Choreography;
}

/** What a name may be made from. */
export type Namer = Pick<Context, 'lexicon' | 'noun' | 'called'>;

/** The key of a word that may be clicked. */
export function keyOf(domain: string, word: string): string {
  return `${domain}:${word}`;
}
