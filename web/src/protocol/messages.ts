// Written by tools/page_types.py: change the types of Python, then run it anew.

/** The number that messages of this kind carry. */
export const PROTOCOL = 1;

/** The name of an event, and its numbers. */
export type GameEvent = [name: string, ...numbers: number[]];

/** By names of parts or numbers of entries what changes there; or `[value]`; or `[first, last, items]` of a list. */
export type Change = { [name: string]: Change } | [value: unknown] | [first: number, last: number, items: unknown[]];

export type Argument = number | string | (number | string)[];

/** A number, an array of them, rows that are null for those who may not read them, or cards. */
export type FieldData = number | (number | number[] | null)[] | CardsData;

export type Phase = 'waiting' | 'running' | 'over';

export type Grade = 'best' | 'good' | 'inaccurate' | 'mistake' | 'blunder' | 'behind';

/** What was said, by channel. */
export type ChatLines = Record<string, ChatLine[]>;

/** By channel, the numbers of the lines that somebody without an account wrote: the name proves nothing. */
export type GuestLines = Record<string, number[]>;

/** Everything a socket says. */
export type SocketMessage = StateMessage | TalkMessage | Acknowledgement | SocketRefusal | Pong | TurnNotice;

export interface SetupData {
  seats: number;
  board: string;
  options: Record<string, string>;
}

/** A task of the agenda: its name and its arguments. */
export type TaskData = [name: string, arguments: Record<string, Argument>];

/** Cards of one back. */
export interface CardsData {
  /** By place the copies of every face, or how many cards lie there if the faces are not known. */
  places: (number | number[])[];
  /** By face, how many lie where the viewer does not know it. */
  pool: number[];
  /** By place, who knows it. */
  known: number[];
}

/** Everything one viewer may know about a position, and what may be said. */
export interface GameView {
  title: string;
  version: number;
  setup: SetupData;
  /** A seat; no seat's number for a spectator. */
  viewer: number;
  fields: Record<string, FieldData>;
  agenda: TaskData[];
  /** Places by seat when the game is over; 1 for a winner. */
  result: number[] | null;
  /** The seat that is asked, no seat's number for nature; null when nobody is. */
  who: number | null;
  /** The phrases this viewer may say; null when they are not asked. */
  options: string[] | null;
}

/** Somebody who held a seat in this game and gave it up. */
export interface FormerHolderData {
  name: string;
  why: 'left' | 'removed' | 'resigned' | 'out-of-time';
  guest: boolean;
  /** So many answers the game had when they went. */
  answers: number;
}

export interface ChairData {
  kind: 'empty' | 'person' | 'bot';
  name: string;
  level: string;
  /** A bot keeps this chair for somebody. */
  away: boolean;
  /** Why this seat has lost before the end, or nothing. */
  lost: string;
  /** Whoever sits here took the chair in the running game. */
  joined: boolean;
  /** Without an account: the name proves nothing. Lists of old do not say it. */
  guest?: boolean;
  /** Who held this seat before, the first of them first. Lists of old do not say it. */
  former?: FormerHolderData[];
}

/** Somebody asks for a chair. */
export interface SeatRequestData {
  number: number;
  seat: number;
  name: string;
  guest: boolean;
}

/** In milliseconds. */
export interface TimeControlData {
  kind: 'none' | 'live' | 'post';
  main: number;
  step: number;
  off: number;
}

export interface TermsData {
  pace: TimeControlData;
  out_of_time: 'bot' | 'loss';
  leaver: 'bot' | 'empty';
  level: string;
  spectators: boolean;
  newcomers: 'invited' | 'anyone' | 'nobody';
  /** One person against bots, who may go back to any earlier moment. */
  practice?: boolean;
  /** False where it was agreed that nobody asks the coach. */
  coach?: boolean;
  /** The lesson that is taken at this table. */
  lesson?: string;
  /** What is tried out at this table, as `domain-word`. */
  example?: string;
  /** The puzzle that is solved at this table. */
  puzzle?: string;
  /** One person answers for everybody and for nature. */
  analysis?: boolean;
  /** The game counts for the ratings of those who play it. */
  rated?: boolean;
}

export type Holidays = [start: number, end: number];

export interface ClockData {
  left: number[];
  /** The seat whose time runs, or -1. */
  running: number;
  since: number;
  deadline: number | null;
  holidays: Holidays[][];
}

export interface ProposalData {
  kind: 'back' | 'end' | 'admit' | 'remove' | 'pause' | 'move';
  to: number;
  by: number;
  /** The seats that are for it. */
  votes: number[];
}

/** The commitment to the dice, the shares of the seats, and when the game is over the secret. */
export interface SealData {
  commit: string;
  nonces: string[];
  secret: string | null;
  whole: boolean;
}

export interface EndingData {
  how: string;
  places: number[];
}

/** Once more: the table of the new game, who offered it and who will not come, by their seats in this one. */
export interface RematchData {
  game: string;
  by: number;
  /** Everybody sits one chair further. */
  rotated: boolean;
  commit: string;
  declined: number[];
}

/** A word of the vocabulary. */
export type NamedWord = [domain: string, word: string];

/** What the teacher of a lesson says and points at. */
export interface TeacherData {
  lesson: string;
  step: number;
  /** By step, whether it asks for something. */
  steps: boolean[];
  /** The steps that the pupil did by themselves. */
  understood: number[];
  /** The message of this step, in the texts of the lessons of this title. */
  says: string;
  /** How the last answer was: as asked, a mistake that the lesson knows, or something else that was taken back. */
  reply: '' | 'well' | 'tried' | 'elsewhere';
  /** The message with which the teacher replies to it, or nothing. */
  answer: string;
  /** By argument of these messages, whose name is filled in. */
  named: Record<string, NamedWord>;
  points: NamedWord[];
  asks: boolean;
  /** The pupil looks at what came of a mistake, until they take it back. */
  looking: boolean;
  finished: boolean;
}

/** An answer, how good it is, and how often it wins, in ten-thousandths; -1 if it was not played on. */
export type GradedAnswerData = [phrase: string, grade: Grade, chance: number];

/** A puzzle, as far as its solver may know it. */
export interface SolvingData {
  name: string;
  themes: string[];
  stars: number;
  /** So many answers were tried. */
  tries: number;
  /** How good the first of them was. */
  first: Grade | '';
  /** The answer that is looked at; nothing while the question is open. */
  said: string;
  grade: Grade | '';
  chance: number;
  /** An answer that solves it was found, or shown. */
  finished: boolean;
  shown: boolean;
  /** When it is finished, the best first; all others are behind these. */
  answers: GradedAnswerData[];
  /** When it is finished: by level of bots from the gentlest on, how many found it. */
  found: number[];
  /** How many bots of each level were asked. */
  asked: number;
}

/** An answer that was tried, after its parent; that of the first node is nobody's. */
export type AnalysisNode = [parent: number, seat: number, phrase: string, comment: string, children: number[]];

/** What nature may say, and how likely it is beside the others. */
export type WeighedPhrase = [phrase: string, weight: number];

/** The tree of an analysis, and where in it the game stands. */
export interface AnalysisData {
  nodes: AnalysisNode[];
  at: number;
  /** If nature is asked. */
  chances: WeighedPhrase[];
}

/** What everybody may know about a table. */
export interface TableData {
  title: string;
  setup: SetupData;
  /** The seat of the owner, or -1. */
  owner: number;
  chairs: ChairData[];
  requests: SeatRequestData[];
  sides: number[];
  terms: TermsData;
  phase: Phase;
  seal: SealData;
  ending: EndingData | null;
  rematch: RematchData | null;
  /** Seats of a rematch that wait for whoever sat there before. */
  kept: number[];
  /** May the coach be asked? */
  coach: boolean;
  clock: ClockData;
  /** Since when the game is paused by consent. */
  paused: number | null;
  proposal: ProposalData | null;
  answers: number;
  checkpoints: number[][];
  lesson?: TeacherData;
  puzzle?: SolvingData;
  analysis?: AnalysisData;
}

/** What is one seat's alone. */
export interface SeatData {
  order: string | null;
  woken: string;
  /** So many of its own answers it may take back. */
  undo: number;
  mutes: string[];
}

/** All that a viewer sees now. */
export interface ViewerFrame {
  game: GameView | null;
  table: TableData;
  own: SeatData | null;
}

/** The frame of a viewer, or what has changed in it since a mark. */
export interface StateMessage {
  protocol: number;
  mark: string;
  v: number;
  /** So many events came before these. */
  heard: number;
  events: GameEvent[];
  game: string;
  seat: number | null;
  /** The server's time, by which moments are to be read: clocks of browsers are seldom right. */
  now: number;
  whole?: ViewerFrame;
  since?: string;
  patch?: Change[];
  /** On a socket: the id of the command of which this came. */
  ok?: string;
}

export type ChatLine = [number: number, at: number, seat: number, name: string, text: string];

export interface TalkMessage {
  game: string;
  seat: number | null;
  talk: ChatLines;
  guests: GuestLines;
}

/** A command was carried out. */
export interface Acknowledgement {
  ok: string;
  game: string;
  v: number;
  /** Of whoever sat down. */
  key?: string;
}

export interface SocketRefusal {
  error: string;
  says: string;
  clause: string;
  at?: number;
  line?: number;
  wait?: number;
  phrase?: string;
  id?: string;
  game?: string;
}

export interface Pong {
  pong: number;
}

/** For an account, wherever in the page it is. */
export interface TurnNotice {
  notice: 'your-turn';
  game: string;
  title: string;
}

export interface Subscribe {
  watch: string;
  /** A seat key. */
  auth?: string;
  /** The mark to go on from; without it the whole is sent. */
  since?: string;
}

export interface Unsubscribe {
  unwatch: string;
  auth?: string;
}

export interface Ping {
  ping: number;
}

/** To which table a command goes, and as whom. */
export interface Address {
  game: string;
  auth?: string;
}
