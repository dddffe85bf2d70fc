/** From an event and its cue to what moves from where to where; nothing is drawn here. */
import type { GameEvent } from '../protocol/messages';
import type { LexiconData } from '../protocol/replies';
import type { Cue, MotionCue } from './cues';
import { seatOf } from './recap';

/** A place of the map, by its word. */
export interface Place {
  place: string;
}

/** Something beside the map, by its `data-spot`. */
export interface Beside {
  spot: string;
}

export type Spot = Place | Beside;

/** How it moves: along a way, out of the ground, into nothing, on the spot. */
export type Manner = 'fly' | 'hop' | 'rise' | 'drop' | 'fall' | 'ring' | 'bump' | 'turn';

export interface Flight {
  manner: Manner;
  icon: string;
  /** The colour identity of what moves. */
  seat?: number;
  count?: number;
  from: Spot;
  to: Spot;
  /** It starts after this share of the motion. */
  lag: number;
}

const MOST_COINS = 5;
/** Coins follow one another after this share of the motion. */
const COIN_LAG = 0.09;
const COIN = 'symbols/gold';

interface Read {
  number(param: string | undefined): number | undefined;
  place(param: string | undefined): Place | undefined;
  word(param: string): string;
  /** The colour that an event is about, and the seat that plays it. */
  identity(param: string): number | undefined;
  seat: number | null;
}

export function flightsOf(event: GameEvent, cue: Cue, lexicon: LexiconData): Flight[] {
  return cue.motion ? planned(cue.motion, reading(event, lexicon)) : [];
}

/** The places of the map that an event is about. */
export function placesOf(event: GameEvent, lexicon: LexiconData, isPlace: (word: string) => boolean): string[] {
  const params = lexicon.events[event[0]]?.params ?? [];
  return params.flatMap((param, i) => {
    const domain = param.split(':')[1];
    const word = domain && lexicon.domains[domain]?.words?.[event[i + 1] as number];
    return word && isPlace(word) ? [word] : [];
  });
}

function reading(event: GameEvent, lexicon: LexiconData): Read {
  const params = lexicon.events[event[0]]?.params ?? [];
  const at = (name: string): number => params.findIndex((param) => param.split(':')[0] === name);
  const number = (name: string | undefined): number | undefined =>
    name === undefined || at(name) < 0 ? undefined : (event[at(name) + 1] as number | undefined);
  const word = (name: string): string => {
    const domain = params[at(name)]?.split(':')[1] ?? '';
    return lexicon.domains[domain]?.words?.[number(name) ?? -1] ?? '';
  };
  return {
    number,
    word,
    place: (name) => (name !== undefined && word(name) ? { place: word(name) } : undefined),
    identity: (name) => {
      const domain = params[at(name)]?.split(':')[1] ?? '';
      const which = number(name);
      return which === undefined || which < 0 ? undefined : (lexicon.shown[domain]?.[which]?.[0] ?? which);
    },
    seat: seatOf(lexicon, event),
  };
}

/** `units/{kind}`: the picture of what the event names. */
function drawing(icon: string, read: Read): string {
  return icon.replace(/\{(\w+)\}/, (_, param: string) => read.word(param).replace(/-.*$/, ''));
}

function planned(cue: MotionCue, read: Read): Flight[] {
  const whose = ('whose' in cue && cue.whose) || 'who';
  const seat = read.identity(whose);
  const own = seat === undefined ? {} : { seat };
  const purse: Spot = { spot: `purse:${read.seat ?? ''}` };
  switch (cue.kind) {
    case 'travel': {
      const [from, to, count] = [read.place(cue.from), read.place(cue.to), read.number(cue.count) ?? 1];
      return from && to && count
        ? [{ manner: 'fly', icon: drawing(cue.icon, read), ...own, count, from, to, lag: 0 }]
        : [];
    }
    case 'pawn': {
      const to: Spot = { spot: `god:${read.word(cue.to)}` };
      return [{ manner: 'hop', icon: 'symbols/pawn', ...own, from: { spot: `seat:${read.seat ?? ''}` }, to, lag: 0 }];
    }
    case 'bump': {
      const from: Spot = { spot: `god:${read.word(cue.from)}` };
      const to: Spot = { spot: `seat:${read.seat ?? ''}` };
      return [
        { manner: 'bump', icon: '', from, to: from, lag: 0 },
        { manner: 'hop', icon: 'symbols/pawn', ...own, from, to, lag: 0.15 },
      ];
    }
    case 'earn':
      return coins(read.number(cue.count) ?? 0, read.place(cue.from) ?? { spot: 'bank' }, purse);
    case 'spend':
      return coins(cue.count ? (read.number(cue.count) ?? 0) : 1, purse, read.place(cue.to) ?? { spot: 'bank' });
    case 'arrive': {
      const at = read.place(cue.at);
      const paid = at && cue.price ? coins(read.number(cue.price) ?? 0, purse, at) : [];
      return at ? [...paid, { manner: 'drop', icon: drawing(cue.icon, read), ...own, from: at, to: at, lag: 0 }] : [];
    }
    case 'fall':
    case 'rise':
    case 'ring': {
      const at = read.place(cue.at);
      const icon = cue.kind === 'ring' ? '' : drawing(cue.icon, read);
      return at ? [{ manner: cue.kind, icon, ...own, from: at, to: at, lag: 0 }] : [];
    }
    case 'card': {
      const at: Spot = { spot: `card:${read.word(cue.word)}` };
      return [{ manner: 'turn', icon: '', from: at, to: at, lag: 0 }];
    }
  }
}

/** A few coins, whatever the sum. */
function coins(sum: number, from: Spot, to: Spot): Flight[] {
  return Array.from({ length: Math.min(MOST_COINS, Math.max(0, sum)) }, (_, i) => ({
    manner: 'hop' as const,
    icon: COIN,
    from,
    to,
    lag: COIN_LAG * i,
  }));
}
