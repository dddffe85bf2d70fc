/** Plain questions are answered by clauses that use other words: what a reader asks for, and how the rules say it. */
import type { Texts } from '../../words/texts';
import { folded, type Entry } from './rulebook';

const LIST = 'lobby-synonyms';
const BETWEEN = ';';
const MEANS = '=';
const OR = '|';

/** By what is asked, the words of the clauses that answer it: all words of one of the readings. */
export function synonymsOf(texts: Texts): Map<string, string[]> {
  if (!texts.has(LIST)) return new Map();
  const pairs = texts
    .say(LIST)
    .split(BETWEEN)
    .map((pair) => pair.split(MEANS).map((side) => side.trim()) as [string, string | undefined]);
  return new Map(
    pairs.flatMap(([asked, meant]) =>
      asked.split(OR).map((one) => [folded(one.trim()), folded(meant ?? '').split(OR)]),
    ),
  );
}

const CLAUSE = /^[A-Z]-/;

/** What a question may mean, in the words of the rules; of several that it contains the longest counts. */
export function meanings(query: string, synonyms: ReadonlyMap<string, string[]>): string[] {
  const plain = folded(query)
    .replace(/[?!.,’']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const asked = [...synonyms.keys()]
    .sort((a, b) => b.length - a.length)
    .find((one) => ` ${plain} `.includes(` ${one} `));
  return asked === undefined ? [] : synonyms.get(asked)!.map((meaning) => meaning.trim());
}

/** Entries that say it in these very words; numbered clauses before what explains the book itself. */
export function saying(all: Entry[], meaning: string): Entry[] {
  const rank = ({ id }: Entry): number => (CLAUSE.test(id) ? 0 : 1);
  return all.filter(({ text }) => text.includes(meaning)).sort((a, b) => rank(a) - rank(b));
}
