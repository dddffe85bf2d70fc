/** What the words of a game mean, as the server hands it out. */

export interface Domain {
  /** Plain numbers have no words. */
  number?: boolean;
  words?: string[];
  names?: string[];
  /** What -1 is called. */
  none?: { word: string; name: string } | null;
}

export interface Identity {
  letter: string;
  colour: string;
  shape: string;
}

export interface Kind {
  params: string[];
  clause?: string;
}

export interface Lexicon {
  title: string;
  domains: Record<string, Domain>;
  /** Patterns such as `build {x:kind} {y:land}`, by their first word. */
  phrases: Record<string, string[]>;
  events: Record<string, Kind>;
  refusals: Record<string, Kind>;
  /** Task to the domains of its arguments. */
  questions: Record<string, Record<string, string>>;
  /** Tasks that nature answers. */
  chances: string[];
  /** Words of the seats. */
  seats: string[];
  /** Words of each seat's factions. */
  factions: string[][];
  /** By seat, the number of its side. */
  sides: number[];
  /** By faction, how it is known. */
  identities: Identity[];
  /** By domain of people and number, the identities it is shown with. */
  shown: Record<string, number[][]>;
}

/** Where everything of a board lies; see `pelagos.pictures.geometry`. */
export interface Geometry {
  box: [number, number, number, number];
  radius: number;
  grown: number;
  areas: {
    word: string;
    name: string;
    kind: string;
    path: string;
    label: { text: string; at: [number, number]; slant: number; size: number } | null;
    anchors: Record<string, [number, number]>;
    tint: number;
    /** What is printed there, and how often. */
    printed: Record<string, number>;
    /** Around all areas of this word, where there are several. */
    whole: string;
    /** The words of the areas it touches. */
    near: string[];
  }[];
  sites: {
    word: string;
    land: string;
    sea: string;
    at: [number, number];
    quay: [number, number];
    turn: number;
  }[];
  coast: string;
  rim: string;
  land_borders: string;
  sea_borders: string;
  outline: string;
  bridges: [[number, number], [number, number]][];
  empty: { word: string; at: [number, number] }[];
  /** Hellas: the drawn tile by itself, in its six rotations. */
  drawn: Geometry[];
}
