/**
 * From what was picked so far to what may be picked next. The options are those the server offers; nothing here knows
 * a rule.
 */
import { NUMBER, type Option, type Token } from './phrase';

/** Something on the screen, a frame, a whole phrase, or the word in one slot. */
export type Pick = { key: string } | { frame: string } | { phrase: string } | { slot: number; word: string };

export interface Choice {
  word: string;
  domain: string;
  /** What remains if it is picked. */
  left: number;
}

/** A number still to be chosen. */
export interface Count {
  slot: number;
  part: string;
  values: number[];
}

export interface Narrowed {
  options: Option[];
  frames: string[];
  /** The frame, once only one is left. */
  frame: string | null;
  /** The tokens all remaining options share; null where they differ. Empty while several frames are left. */
  tokens: (Token | null)[];
  /** Words for the first open slot that is not a number. */
  slot: number;
  choices: Choice[];
  /** All numbers that are still open, once everything else is chosen. */
  counts: Count[];
  glowing: Set<string>;
  /** The one phrase that is left. */
  only: Option | null;
}

const COUNT_LIMIT = 60;

export function narrow(options: Option[], picks: Pick[]): Narrowed {
  const all = options.map((option) => ({ option, taken: new Set<number>() }));
  const left = picks.reduce((found, pick) => after(settled(found), pick), all);
  return described(left.map(({ option }) => option), settled(left));
}

interface Candidate {
  option: Option;
  /** Slots that a pick has filled. */
  taken: Set<number>;
}

/** Slots in which all phrases of a frame have the same word need no pick: the next one is open. */
function settled(left: Candidate[]): Candidate[] {
  const first = new Map<string, { option: Option; count: number; same: boolean[] }>();
  for (const { option } of left) {
    const known = first.get(option.frame);
    if (!known) first.set(option.frame, { option, count: 1, same: option.tokens.map(() => true) });
    else {
      known.count += 1;
      known.same = known.same.map((same, i) => same && option.tokens[i]!.word === known.option.tokens[i]!.word);
    }
  }
  return left.map(({ option, taken }) => {
    const { count, same } = first.get(option.frame)!;
    const fixed = count > 1 ? same.flatMap((is, i) => (is && option.tokens[i]!.part !== '' ? [i] : [])) : [];
    return { option, taken: new Set([...taken, ...fixed]) };
  });
}

function after(left: Candidate[], pick: Pick): Candidate[] {
  if ('frame' in pick) return left.filter(({ option }) => option.frame === pick.frame);
  if ('phrase' in pick) return left.filter(({ option }) => option.phrase === pick.phrase);
  const found: Candidate[] = [];
  for (const candidate of left) {
    const slot = 'slot' in pick ? fixed(candidate, pick) : open(candidate).find((i) => holds(candidate, i, pick.key));
    if (slot !== undefined) found.push({ option: candidate.option, taken: new Set([...candidate.taken, slot]) });
  }
  return found;
}

function fixed({ option }: Candidate, pick: { slot: number; word: string }): number | undefined {
  return option.tokens[pick.slot]?.word === pick.word ? pick.slot : undefined;
}

function holds({ option }: Candidate, slot: number, key: string): boolean {
  return option.tokens[slot]!.keys.includes(key);
}

/** For every domain the first slot that nothing has filled: of two seas the one from where comes first. */
function open({ option, taken }: Candidate): number[] {
  const seen = new Set<string>();
  const found: number[] = [];
  option.tokens.forEach((token, i) => {
    if (i === 0 || token.domain === NUMBER || taken.has(i) || (token.domain && seen.has(token.domain))) return;
    if (token.domain) seen.add(token.domain);
    found.push(i);
  });
  return found;
}

function described(options: Option[], left: Candidate[]): Narrowed {
  const frames = [...new Set(options.map(({ frame }) => frame))];
  const frame = frames.length === 1 ? frames[0]! : null;
  const tokens = frame === null ? [] : shared(options);
  const slot = tokens.findIndex((token, i) => token === null && options[0]!.tokens[i]!.domain !== NUMBER);
  const choices = slot < 0 ? [] : choicesAt(options, slot);
  const counts = frame === null || slot >= 0 ? [] : countsOf(options, tokens);
  const only = options.length === 1 ? options[0]! : null;
  return { options, frames, frame, tokens, slot, choices, counts, glowing: only ? new Set() : glow(left), only };
}

function shared(options: Option[]): (Token | null)[] {
  return options[0]!.tokens.map((token, i) => (options.every((other) => other.tokens[i]!.word === token.word) ? token : null));
}

function choicesAt(options: Option[], slot: number): Choice[] {
  const found = new Map<string, Choice>();
  for (const { tokens } of options) {
    const { word, domain } = tokens[slot]!;
    const known = found.get(word);
    if (known) known.left += 1;
    else found.set(word, { word, domain, left: 1 });
  }
  return [...found.values()];
}

function countsOf(options: Option[], tokens: (Token | null)[]): Count[] {
  return tokens.flatMap((token, slot) => {
    if (token !== null) return [];
    const values = [...new Set(options.map((option) => Number(option.tokens[slot]!.word)))].sort((a, b) => a - b);
    return [{ slot, part: options[0]!.tokens[slot]!.part, values: values.slice(0, COUNT_LIMIT) }];
  });
}

/** What may be clicked and leaves fewer phrases; what all phrases share anyway does not glow. */
function glow(left: Candidate[]): Set<string> {
  const counts = new Map<string, number>();
  for (const candidate of left) {
    const keys = new Set(open(candidate).flatMap((i) => candidate.option.tokens[i]!.keys));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count < left.length).map(([key]) => key));
}

/** The phrase that stands there when every open number has this value; undefined while that is none. */
export function withCounts(narrowed: Narrowed, values: Record<number, number>): Option | undefined {
  if (narrowed.only) return narrowed.only;
  return narrowed.options.find((option) =>
    narrowed.counts.every(({ slot }) => Number(option.tokens[slot]!.word) === values[slot]),
  );
}

/** Where a number starts: a move takes everybody along, everything else begins with the least. */
export function startOf(count: Count, frame: string): number {
  return frame.includes(' > ') ? count.values[count.values.length - 1]! : count.values[0]!;
}

/** The values of one number that go together with the others as they stand. */
export function valuesBeside(narrowed: Narrowed, slot: number, values: Record<number, number>): number[] {
  const others = narrowed.counts.filter((count) => count.slot !== slot && count.slot < slot);
  const fitting = narrowed.options.filter((option) =>
    others.every((other) => Number(option.tokens[other.slot]!.word) === values[other.slot]),
  );
  return [...new Set(fitting.map((option) => Number(option.tokens[slot]!.word)))].sort((a, b) => a - b);
}

/** What a list of buttons shows: whole phrases if they are few, otherwise verbs, otherwise words for the next slot. */
export type Menu = { sort: 'phrases'; options: Option[] } | { sort: 'frames' } | { sort: 'words' } | { sort: 'nothing' };

const FEW = 7;

export function menuOf(now: Narrowed): Menu {
  if (now.only || now.options.length === 0) return { sort: 'nothing' };
  // Of several numbers for one word the word is chosen first.
  const isCounted = now.frame !== null && now.choices.some(({ left }) => left > 1);
  if (now.options.length <= FEW && now.counts.length === 0 && !isCounted) return { sort: 'phrases', options: now.options };
  if (now.frame === null) return { sort: 'frames' };
  return now.slot >= 0 ? { sort: 'words' } : { sort: 'nothing' };
}
