/** Phrases taken apart: which word of an option belongs to which domain, and what on the screen stands for it. */
import type { GeometryData, LexiconData } from '../protocol/replies';

export interface Token {
  word: string;
  /** `x`, `y` or `n`; empty for a fixed word. */
  part: string;
  /** Empty for a fixed word; `number` for plain digits. */
  domain: string;
  /** What may be clicked for it, as `domain:word`. */
  keys: string[];
}

export interface Option {
  phrase: string;
  /** The pattern it follows, such as `sail {x:sea} > {y:sea} {n}`. */
  frame: string;
  tokens: Token[];
  /** What is sent for it, where that is more than the phrase. */
  say?: string[];
}

interface Slot {
  part: string;
  literal: string;
  domain: string;
}

export const NUMBER = 'number';

/** Reads the options of a game. Words it cannot place are still options: their frame is the phrase itself. */
export class Reader {
  private readonly frames: Record<string, { frame: string; slots: Slot[] }[]> = {};
  private readonly homes = new Map<string, string[]>();
  private readonly lands = new Map<string, string>();

  constructor(lexicon: LexiconData, geometry: GeometryData | null = null) {
    for (const [first, patterns] of Object.entries(lexicon.phrases))
      this.frames[first] = patterns.map((frame) => ({ frame, slots: slotsOf(frame) }));
    for (const [domain, { words }] of Object.entries(lexicon.domains))
      for (const word of words ?? []) this.homes.set(word, [...(this.homes.get(word) ?? []), domain]);
    for (const site of geometry?.sites ?? []) this.lands.set(site.word, site.land);
  }

  read(phrase: string): Option {
    const words = phrase.split(' ');
    for (const { frame, slots } of this.frames[words[0] ?? ''] ?? [])
      if (slots.length === words.length && slots.every((slot, i) => this.fits(slot, words[i]!)))
        return { phrase, frame, tokens: words.map((word, i) => this.token(slots[i]!, word, i)) };
    const tokens = words.map((word) => ({ word, part: '', domain: '', keys: [] }));
    return { phrase, frame: phrase, tokens };
  }

  private fits(slot: Slot, word: string): boolean {
    if (slot.literal) return slot.literal === word;
    return slot.domain === NUMBER ? /^-?\d+$/.test(word) : (this.homes.get(word) ?? []).includes(slot.domain);
  }

  private token(slot: Slot, word: string, i: number): Token {
    return {
      word,
      part: slot.part,
      domain: slot.domain,
      keys: i === 0 || slot.domain === NUMBER ? [] : this.keys(slot, word),
    };
  }

  /** A word is clicked wherever it is drawn; a site also by its land. */
  private keys(slot: Slot, word: string): string[] {
    const keys = (this.homes.get(word) ?? []).map((domain) => `${domain}:${word}`);
    const land = slot.literal ? undefined : this.lands.get(word);
    return land === undefined ? keys : [...keys, `land:${land}`];
  }
}

function slotsOf(frame: string): Slot[] {
  return frame.split(' ').map((token) => {
    if (!token.startsWith('{')) return { part: '', literal: token, domain: '' };
    const [part, domain] = token.slice(1, -1).split(':');
    return { part: part ?? '', literal: '', domain: domain ?? NUMBER };
  });
}

/** The fixed words of a frame, as the ids of messages spell them: `recruit-fleet`. */
export function spelled(frame: string): string {
  const words = frame.split(' ').filter((token) => /^[a-z]+$/.test(token));
  return words.join('-');
}
