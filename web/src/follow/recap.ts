/** What others did since somebody last answered: one line for each turn, which unfolds to all that happened in it. */
import type { GameEvent } from '../protocol/messages';
import type { LexiconData } from '../protocol/replies';
import type { Choreography } from './cues';
import { cueOf } from './steps';

export interface RecapLine {
  /** The seat it is about; null for what nobody did. */
  seat: number | null;
  events: GameEvent[];
  /** The most telling of them, in their order. */
  telling: GameEvent[];
}

const MOST_TOLD = 2;
const PLAIN_WEIGHT = 2;

/** The seat that an event is about: its first parameter that names somebody. */
export function seatOf(lexicon: LexiconData, event: GameEvent): number | null {
  const params = lexicon.events[event[0]]?.params ?? [];
  const at = params.findIndex((param) => /:(seat|faction|team)$/.test(param));
  const number = event[at + 1];
  if (at < 0 || typeof number !== 'number' || number < 0) return null;
  const domain = params[at]!.split(':')[1]!;
  if (domain === 'seat') return number;
  if (domain === 'team') return lexicon.sides.indexOf(number);
  const word = lexicon.domains['faction']?.words?.[number];
  const seat = lexicon.factions.findIndex((held) => word !== undefined && held.includes(word));
  return seat < 0 ? null : seat;
}

/**
 * Between two beginnings of a turn everything is one line, for whoever has the turn. Elsewhere, where all act by turns,
 * everybody has one line. What the game itself does has a line of its own.
 */
export function recapOf(
  events: readonly GameEvent[],
  lexicon: LexiconData,
  choreography: Choreography | undefined,
): RecapLine[] {
  const lines: RecapLine[] = [];
  let part: RecapLine[] = [];
  let turn: RecapLine | null = null;
  const open = (seat: number | null): RecapLine => {
    const line: RecapLine = { seat, events: [], telling: [] };
    lines.push(line);
    part.push(line);
    return line;
  };
  for (const event of events) {
    const seat = seatOf(lexicon, event);
    if (choreography?.begins.includes(event[0])) {
      part = [];
      turn = open(seat);
    } else if (choreography?.opens.includes(event[0])) {
      part = [];
      turn = null;
    }
    const line: RecapLine = turn ?? part.find((other) => other.seat === seat) ?? open(seat);
    line.events.push(event);
  }
  for (const line of lines) line.telling = tellingOf(line.events, choreography);
  return lines.filter(({ telling }) => telling.length > 0);
}

/**
 * What somebody has not seen coming: not what came of their own answer before others acted, nor how their own turn
 * begins. What was done for them in between, since nothing else was possible, is told.
 */
export function meanwhile(
  events: readonly GameEvent[],
  you: number | null,
  lexicon: LexiconData,
  choreography: Choreography | undefined,
): RecapLine[] {
  const seats = events.map((event) => seatOf(lexicon, event));
  const first = seats.findIndex((seat) => seat !== null && seat !== you);
  const end = seats.length - [...seats].reverse().findIndex((seat) => seat !== you);
  return first < 0 ? [] : recapOf(events.slice(first, end), lexicon, choreography);
}

function tellingOf(events: GameEvent[], choreography: Choreography | undefined): GameEvent[] {
  const weight = (event: GameEvent): number => cueOf(choreography, event).weight ?? PLAIN_WEIGHT;
  const weighed = events.map((event, i) => ({ event, i, weight: weight(event) })).filter((one) => one.weight > 0);
  return weighed
    .sort((a, b) => b.weight - a.weight || b.i - a.i)
    .slice(0, MOST_TOLD)
    .sort((a, b) => a.i - b.i)
    .map(({ event }) => event);
}
