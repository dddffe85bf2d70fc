/**
 * From what was picked so far to what may be picked next. The options are those the server offers; nothing here knows
 * a rule.
 */
import { NUMBER, spelled, type Option, type Token } from './phrase';
import { isMove } from './ways';

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
  /** Numbers of a move that are open, too, while it is still chosen where it goes. */
  early: Count[];
  glowing: Set<string>;
  /** What the phrases name further on: it may be clicked as well, where one goes as much as from where. */
  later: Set<string>;
  /** The one phrase that is left. */
  only: Option | null;
}

const COUNT_LIMIT = 60;

export function narrow(options: Option[], picks: Pick[]): Narrowed {
  const all = options.map((option): Candidate => ({ option, taken: new Set(), shared: [] }));
  const left = picks.reduce((found, pick) => after(settled(found), pick), all);
  return described(
    left.map(({ option }) => option),
    settled(left),
  );
}

interface Candidate {
  option: Option;
  /** Slots that a pick has filled. */
  taken: Set<number>;
  /** Words that all phrases of the frame share, like the only island: they need no click, but may have one. */
  shared: number[];
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
  return left.map(({ option, taken, shared: before }) => {
    const { count, same } = first.get(option.frame)!;
    const fixed = count > 1 ? same.flatMap((is, i) => (is && option.tokens[i]!.part !== '' ? [i] : [])) : [];
    const words = fixed.filter((i) => !taken.has(i) && option.tokens[i]!.domain !== NUMBER);
    return { option, taken: new Set([...taken, ...fixed]), shared: [...before, ...words] };
  });
}

function after(left: Candidate[], pick: Pick): Candidate[] {
  if ('frame' in pick) return left.filter(({ option }) => option.frame === pick.frame);
  if ('phrase' in pick) return left.filter(({ option }) => option.phrase === pick.phrase);
  if ('slot' in pick) return filled(left, (candidate) => fixed(candidate, pick));
  const next = filled(
    left,
    (candidate) => open(candidate).find((i) => holds(candidate, i, pick.key)) ?? sharedAt(candidate, pick.key),
  );
  return next.length > 0
    ? next
    : filled(left, (candidate) => free(candidate).find((i) => holds(candidate, i, pick.key)));
}

function filled(left: Candidate[], slotOf: (candidate: Candidate) => number | undefined): Candidate[] {
  return left.flatMap((candidate) => {
    const slot = slotOf(candidate);
    return slot === undefined
      ? []
      : [
          {
            option: candidate.option,
            taken: new Set([...candidate.taken, slot]),
            shared: candidate.shared.filter((i) => i !== slot),
          },
        ];
  });
}

function fixed({ option }: Candidate, pick: { slot: number; word: string }): number | undefined {
  return option.tokens[pick.slot]?.word === pick.word ? pick.slot : undefined;
}

function holds({ option }: Candidate, slot: number, key: string): boolean {
  return option.tokens[slot]!.keys.includes(key);
}

function sharedAt(candidate: Candidate, key: string): number | undefined {
  return candidate.shared.find((i) => holds(candidate, i, key));
}

/** All slots for words that nothing has filled. */
function free({ option, taken }: Candidate): number[] {
  return option.tokens.flatMap(({ domain }, i) => (i === 0 || domain === NUMBER || taken.has(i) ? [] : [i]));
}

/** Those, and what the phrases of the frame share. */
function named(candidate: Candidate): number[] {
  return [...free(candidate), ...candidate.shared];
}

/** Of those the first for every domain: of two seas the one from where comes first. */
function open(candidate: Candidate): number[] {
  const domain = (i: number) => candidate.option.tokens[i]!.domain;
  const slots = free(candidate);
  return slots.filter((i) => !domain(i) || slots.find((other) => domain(other) === domain(i)) === i);
}

/** What is marked. Of a move whose goals are open from where it goes is not, or every sea would be. */
function marked(candidate: Candidate): number[] {
  const slots = open(candidate);
  if (isMove(candidate.option.frame)) return slots.length > 0 ? slots : candidate.shared.slice(0, 1);
  return [...slots, ...candidate.shared];
}

function described(options: Option[], left: Candidate[]): Narrowed {
  const frames = [...new Set(options.map(({ frame }) => frame))];
  const frame = frames.length === 1 ? frames[0]! : null;
  const tokens = frame === null ? [] : shared(options);
  const slot = tokens.findIndex((token, i) => token === null && options[0]!.tokens[i]!.domain !== NUMBER);
  const choices = slot < 0 ? [] : choicesAt(options, slot);
  const counts = frame === null || slot >= 0 ? [] : countsOf(options, tokens);
  const early = earlyCounts(options.filter((option) => isMove(option.frame)));
  const only = options.length === 1 ? options[0]! : null;
  const glowing = only ? new Set<string>() : glow(left, marked);
  const later = only ? new Set<string>() : glow(left, named);
  return { options, frames, frame, tokens, slot, choices, counts, early, glowing, later, only };
}

function shared(options: Option[]): (Token | null)[] {
  return options[0]!.tokens.map((token, i) =>
    options.every((other) => other.tokens[i]!.word === token.word) ? token : null,
  );
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

/** Only if it is known from where, and how: two places have not the same number to send. */
function earlyCounts(moves: Option[]): Count[] {
  if (moves.length < 2 || moves.some(({ frame }) => frame !== moves[0]!.frame)) return [];
  const tokens = shared(moves);
  const open = tokens.flatMap((token, i) => (token === null && moves[0]!.tokens[i]!.domain !== NUMBER ? [i] : []));
  const from = tokens.findIndex((token) => token?.word === '>');
  if (open.some((i) => i < from)) return [];
  return countsOf(
    moves,
    tokens.map((token, i) => (open.includes(i) ? moves[0]!.tokens[i]! : token)),
  );
}

/** What may be clicked and leaves fewer phrases; what all phrases share anyway does not glow. */
function glow(left: Candidate[], slots: (candidate: Candidate) => number[]): Set<string> {
  const counts = new Map<string, number>();
  for (const candidate of left) {
    const keys = new Set(slots(candidate).flatMap((i) => candidate.option.tokens[i]!.keys));
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

/** A move whose numbers stand at their steppers is listed once: as they stand. */
export function standsSo({ frame, tokens }: Option, steppers: readonly { slot: number; value: number }[]): boolean {
  return !isMove(frame) || steppers.every(({ slot, value }) => Number(tokens[slot]?.word) === value);
}

/** Who goes along is asked by these words, too. */
const PARTIES = new Set(['troops', 'mercenaries', 'ships', 'spoils']);

/** Where a number starts: a move takes everybody along, everything else begins with the least. */
export function startOf(count: Count, frame: string): number {
  const all = isMove(frame) || PARTIES.has(spelled(frame));
  return all ? count.values[count.values.length - 1]! : count.values[0]!;
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
export type Menu =
  { sort: 'phrases'; options: Option[] } | { sort: 'frames' } | { sort: 'words' } | { sort: 'nothing' };

const FEW = 7;
const EACH = 3;

/**
 * A few phrases in all, and few of each verb: a row of its own is shown by the map, or by its words alone. Of several
 * numbers for one word the word is chosen first.
 */
function isShort({ options, frame, frames, counts, choices }: Narrowed): boolean {
  if (options.length > FEW || counts.length > 0) return false;
  if (frame !== null) return options.length <= EACH + 1 && choices.every(({ left }) => left === 1);
  return frames.every((one) => options.filter((option) => option.frame === one).length <= EACH);
}

/** In brief, where there is little room, words come before whole phrases as soon as the verb is known. */
export function menuOf(now: Narrowed, brief = false): Menu {
  if (now.only || now.options.length === 0) return { sort: 'nothing' };
  if (brief && now.frame !== null && now.slot >= 0) return { sort: 'words' };
  if (isShort(now)) return { sort: 'phrases', options: now.options };
  if (now.frame === null) return { sort: 'frames' };
  return now.slot >= 0 ? { sort: 'words' } : { sort: 'nothing' };
}
