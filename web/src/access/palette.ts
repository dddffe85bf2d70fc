/** From words that somebody types to the answers and commands they may mean. */
import { plain } from './places';

export interface Entry {
  id: string;
  /** What is shown. */
  label: string;
  /** What it may be found by besides: the phrase. */
  also: string;
  /** A key that does the same. */
  key: string;
  run: () => void;
}

/** More are not shown: another letter leaves fewer. */
export const MOST_SHOWN = 50;

/**
 * Entries that hold every word of what was typed, each at the beginning of a word; those that begin with it come first,
 * then in their own order.
 */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const found = entries.flatMap((entry, i) => {
    const [label, also] = [plain(entry.label), plain(entry.also)];
    const words = [...wordsOf(label), ...also.split(' ')];
    const begins = (part: string): boolean => words.some((word) => word.startsWith(part));
    // A part of a phrase is found as it stands, such as `>`; of a sentence the words are, whatever stands between them.
    if (!wanted.every((part) => begins(part) || wordsOf(part).every(begins))) return [];
    const whole = wanted.join(' ');
    return [{ entry, i, late: whole === '' || also.startsWith(whole) || label.startsWith(whole) ? 0 : 1 }];
  });
  return found.sort((a, b) => a.late - b.late || a.i - b.i).map(({ entry }) => entry);
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** What the first entries have in common behind what was typed: the tab key adds it. */
export function completed(entries: readonly Entry[], typed: string): string {
  const phrases = entries.map(({ also }) => also).filter((also) => also.startsWith(typed) && also !== '');
  const [first = ''] = phrases;
  if (first === '') return typed;
  let length = first.length;
  for (const phrase of phrases) while (!phrase.startsWith(first.slice(0, length))) length -= 1;
  const shared = first.slice(0, length);
  return phrases.length === 1 ? shared : shared.slice(0, shared.lastIndexOf(' ') + 1) || typed;
}
