/** Sends a whole redistribution: as one message, or where some of it follows by itself, phrase by phrase. */
import { OFFLINE, Refused } from '../net/http';
import type { Spread } from '../scene';

export interface Speaking {
  say(phrases: string[]): Promise<unknown>;
  undo(count: number): Promise<unknown>;
  options(): string[];
}

/** What must be said; the last place follows from the others. */
export function phrasesOf(spread: Spread, counts: number[][]): string[] {
  const places = spread.places.slice(0, -1);
  return [spread.begin, ...places.map(({ word }, i) => spread.phrase(word, counts[i]!))];
}

/** How many of each kind are in nobody's city yet; all must be 0 before it can be sent. */
export function leftOver(spread: Spread, counts: number[][]): number[] {
  return spread.kinds.map((_, kind) =>
    spread.places.reduce((sum, place, i) => sum + place.counts[kind]! - counts[i]![kind]!, 0),
  );
}

export async function sendSpread(spread: Spread, counts: number[][], voice: Speaking): Promise<void> {
  const phrases = phrasesOf(spread, counts);
  try {
    await voice.say(phrases);
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'stale' || error.code === OFFLINE) throw error;
    await oneByOne(phrases, voice, error);
  }
}

/** Forced answers are not asked for, so they must be left out; whatever else does not fit is taken back. */
async function oneByOne(phrases: string[], voice: Speaking, refused: Refused): Promise<void> {
  const [begin, ...rest] = phrases;
  await voice.say([begin!]);
  let said = 1;
  for (const phrase of rest) {
    const asked = voice.options()[0] ?? '';
    if (placeIn(asked) !== placeIn(phrase)) continue;
    if (!voice.options().includes(phrase)) {
      await voice.undo(said);
      throw refused;
    }
    await voice.say([phrase]);
    said += 1;
  }
}

/** Verb and place of a phrase. */
function placeIn(phrase: string): string {
  return phrase.split(' ').slice(0, 2).join(' ');
}
