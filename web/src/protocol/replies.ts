// Written by tools/page_types.py: change the types of Python, then run it anew.
import type {
  ChairData,
  Change,
  ChatLines,
  EndingData,
  FieldData,
  GameEvent,
  GameView,
  GuestLines,
  Phase,
  TermsData,
} from './messages';

/** Why not: a code for programs, a sentence for people, the clause behind it. */
export interface RefusalBody {
  code: string;
  says: string;
  clause: string;
  at?: number;
  line?: number;
  wait?: number;
  phrase?: string;
}

export type Variant = [name: string, seats: number, options: Record<string, string>];

export interface TitleOption {
  name: string;
  default: string;
  /** Without choices it takes a number. */
  choices: string[];
}

export interface TitleData {
  name: string;
  version: number;
  fewest: number;
  most: number;
  variants: Variant[];
  boards: string[];
  options: TitleOption[];
  bots: string[];
}

export interface SectionData {
  id: string;
  heading: string;
  /** The heading in English, by which pictures are found. */
  english: string;
  level: number;
  html: string;
}

export interface ClauseData {
  html: string;
  section: string;
  /** It is not translated yet. */
  english: boolean;
  /** Its English has changed since it was translated. */
  older: boolean;
}

export interface NumberedClause {
  html: string;
  section: string;
  english: boolean;
  older: boolean;
  id: string;
}

export interface RulebookData {
  title: string;
  /** What it is written in, but for clauses that are English. */
  language: string;
  sections: SectionData[];
  clauses: Record<string, ClauseData>;
}

/** A new table, the keys of those who sit there without an account, by seat, and the commitment to the dice. */
export interface Opened {
  game: string;
  keys: Record<string, string>;
  v: number;
  commit: string;
}

/** The table of the rematch, and who asks there: their seat, and without an account the key to it. */
export interface RematchReply {
  game: string;
  seat: number;
  key: string;
  commit: string;
  /** Nobody else is waited for: if it is not started, whoever offers it may start it. */
  full: boolean;
  started: boolean;
}

/** What lists show of a table; what only some of them tell may be missing. */
export interface TableSummary {
  game: string;
  title: string;
  variant: string;
  seats: number;
  board: string;
  options: Record<string, string>;
  phase: Phase;
  chairs: ChairData[];
  owner: number;
  terms: TermsData;
  ending: EndingData | null;
  public: boolean;
  created: number;
  asked: number | null;
  touched?: number;
  /** When the turn of the seat that is asked began. */
  asked_since?: number;
  /** When its time is out. */
  deadline?: number | null;
  answers?: number;
  /** The seats of whoever asks. */
  you?: number[];
  /** The seat that whoever asks has left and may take again by `come_back`. */
  return_to?: number | null;
  /** Is it their turn? */
  waiting?: boolean;
  /** By consent: it waits for nobody. */
  paused?: boolean;
  /** The server cannot open the table at present; nothing of it is lost. */
  broken?: boolean;
  v?: number;
}

export interface TalkReply {
  talk: ChatLines;
  guests: GuestLines;
}

export interface OlderEvents {
  first: number;
  events: GameEvent[];
}

export interface WhyNotReply {
  offered: boolean;
  says: string;
  clause: string;
}

/** A kind of answer that cannot be given now. */
export interface NotOfferedPattern {
  pattern: string;
  says: string;
  clause: string;
  /** It belongs to the question that is asked. */
  here: boolean;
}

export interface NotOfferedReply {
  patterns: NotOfferedPattern[];
  /** The same under its older name. */
  deeds: NotOfferedPattern[];
}

/** Cards that the odds count on their owner to play, and the chances if none of them is played. */
export interface CardNeeds {
  domain: string;
  cards: string[];
  /** All of them are needed; else any one of them does. */
  every: boolean;
  win: number;
  loss: number;
}

export interface BattleOdds {
  kind: string;
  domain: string;
  place: string;
  attacker: string;
  defender: string;
  win: number;
  loss: number;
  nobody_left: number;
  attackers_left: number;
  defenders_left: number;
  /** By units of both sides that are left, how likely that is. */
  ends: number[][];
  /** Of whoever asks. */
  needs: CardNeeds | null;
  /** They hold if nobody retreats. */
  fought_out: boolean;
}

/** What all offers cost that stand then; less than nothing is left where the gold is too little. */
export interface OfferPrice {
  count: number;
  price: number;
  left: number;
}

export interface StandingOffer {
  who: string;
  god: string;
  price: number;
}

export interface OffersReply {
  offers: StandingOffer[];
}

/** What an answer would begin. */
export interface Outlook {
  odds: BattleOdds | null;
  /** It cannot be taken back. */
  final: boolean;
  /** The gold that is paid for it at once. */
  price: number;
  offer: OfferPrice | null;
  /** All of it can be taken back: the same seat is asked next, and nothing has come to light. */
  undoable: boolean;
}

/** Answers that can be said together. */
export interface WayData {
  /** The phrase that stands for all of them: `sail a1 > c3 2`. */
  means: string;
  say: string[];
  /** The gold that all of it takes from the purse. */
  price: number;
}

export interface WaysReply {
  ways: WayData[];
  /** The question is asked even if one answer is possible: leaving it out would tell a secret. */
  telling: boolean;
  /** The gold that an answer takes from the purse at once; those that take none, and offers, are not here. */
  prices: Record<string, number>;
}

export interface IncomeReply {
  /** What each purse gains next if all stays as it is; empty where nobody has one. */
  income: number[];
}

/** The game after n answers. The first of a reply holds the whole view, the others what changed. */
export interface HistoryFrame {
  n: number;
  who: string | null;
  said: string | null;
  events: GameEvent[];
  view: GameView | Change[];
}

export interface HistoryReply {
  frames: HistoryFrame[];
  last: number;
}

export interface NoneWord {
  word: string;
  name: string;
  forms: Record<string, string>;
}

export interface DomainData {
  /** Plain numbers have no words. */
  number?: true;
  words?: string[];
  names?: string[];
  /** By number, the cases of a name and what agrees with it; empty where no name has any. */
  forms?: Record<string, string>[];
  /** What -1 is called. */
  none?: NoneWord | null;
}

export interface KindData {
  params: string[];
  clause: string;
}

export interface IdentityData {
  letter: string;
  colour: string;
  shape: string;
}

/** What wins a game. */
export interface GoalData {
  of: 'metropolis' | 'city';
  count: number;
  /** The last cycle or turn, where one was agreed; else 0. */
  last: number;
  /** The cycle or turn from which people are told so: hardly a game comes near an end that is only a safeguard. */
  told_from: number;
}

/** What a page must know of the rules, where the title has such facts. */
export interface FactsData {
  /** By figure and by the place where it stands, the seas that are closed. */
  closes?: Record<string, Record<string, string[]>>;
  /** By god, what is had for nothing. */
  gives?: Record<string, string[]>;
  goal?: GoalData;
  gods_up?: number;
}

/** What the words of a game mean. */
export interface LexiconData {
  title: string;
  domains: Record<string, DomainData>;
  /** Patterns such as `build {x:kind} {y:land}`, by their first word. */
  phrases: Record<string, string[]>;
  events: Record<string, KindData>;
  refusals: Record<string, KindData>;
  /** By task, the domains of its arguments. */
  questions: Record<string, Record<string, string>>;
  /** Tasks that nature answers. */
  chances: string[];
  seats: string[];
  /** By seat, the words of its factions. */
  factions: string[][];
  /** By seat, the number of its side. */
  sides: number[];
  /** By faction, how it is known. */
  identities: IdentityData[];
  /** By domain of people and number, the identities it is shown with. */
  shown: Record<string, number[][]>;
  facts: FactsData;
}

export type MapPoint = [x: number, y: number];

export type MapBox = [left: number, top: number, width: number, height: number];

export interface LabelData {
  text: string;
  at: MapPoint;
  slant: number;
  size: number;
}

export interface AreaData {
  word: string;
  name: string;
  kind: string;
  path: string;
  label: LabelData | null;
  anchors: Record<string, MapPoint>;
  tint: number;
  /** What is printed there, and how often. */
  printed: Record<string, number>;
  /** Around all areas of this word, where there are several. */
  whole: string;
  /** The words of the areas it touches. */
  near: string[];
}

export interface SiteData {
  word: string;
  land: string;
  sea: string;
  at: MapPoint;
  quay: MapPoint;
  turn: number;
}

export interface SpotData {
  word: string;
  at: MapPoint;
}

/** Where hills, olive trees and rocks are drawn. */
export interface ReliefData {
  hills: MapPoint[];
  trees: MapPoint[];
  rocks: MapPoint[];
}

/** One of six sides of a tile or of an empty spot. */
export interface EdgeData {
  /** Land or sea; nothing where neither side is a tile. */
  kind: string;
  /** The tile or spot behind it. */
  beside: string;
}

/** Where everything of a board lies; see `pelagos.pictures.geometry`. */
export interface GeometryData {
  box: MapBox;
  radius: number;
  grown: number;
  areas: AreaData[];
  sites: SiteData[];
  coast: string;
  rim: string;
  land_borders: string;
  sea_borders: string;
  outline: string;
  bridges: [MapPoint, MapPoint][];
  empty: SpotData[];
  /** Where tiles are drawn: the drawn tile by itself, in its six rotations. */
  drawn: GeometryData[];
  /** Of tiles and of the spots beside them, by their words: clockwise, east first. */
  edges: Record<string, EdgeData[]>;
  /** Around what lies there, without empty spots. */
  crop: MapBox;
  relief: ReliefData;
}

export interface GeometryReply {
  /** Null where a title has no picture. */
  geometry: GeometryData | null;
  /** The fields that it was drawn from: a page shows it with a view that has the same, and with no other. */
  shown: Record<string, FieldData>;
}

/** What a browser must know to subscribe: `applicationServerKey`. */
export interface PushKeyData {
  key: string;
}

export interface AddedContact {
  contact: number;
}

export interface AddedWebhook {
  contact: number;
  /** Told this once. */
  secret: string;
}
