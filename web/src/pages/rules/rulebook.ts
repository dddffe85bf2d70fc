/**
 * A rules page as the server tells it, made ready to be read and searched. Its HTML comes from our own renderer, which
 * lets no foreign markup through.
 */
import type { RulebookData, SectionData } from '../../protocol/replies';

/** Something that a search can find: a clause, or a section that has none. */
export interface Entry {
  id: string;
  section: string;
  heading: string;
  /** The heading in English. */
  english: string;
  html: string;
  text: string;
  /** It is not translated. */
  isEnglish: boolean;
  /** Its English is newer. */
  isOlder: boolean;
}

const CONTENTS = 'contents';
const LEAST = 2;

/** The outline beside the page replaces the page's own list of contents. */
export function shownSections({ sections }: RulebookData): SectionData[] {
  return sections.filter(({ id }) => id !== CONTENTS);
}

export function entries(book: RulebookData): Entry[] {
  const inside = new Map<string, string[]>();
  for (const [id, { section }] of Object.entries(book.clauses))
    if (id !== section) inside.set(section, [...(inside.get(section) ?? []), id]);
  return shownSections(book).flatMap(({ id, heading, english, html }) =>
    (inside.get(id) ?? ['']).map((clause) => {
      const told = clause ? book.clauses[clause]!.html : html;
      return {
        id: clause || id,
        section: id,
        heading,
        english,
        html: told,
        isEnglish: book.clauses[clause]?.english ?? false,
        isOlder: book.clauses[clause]?.older ?? false,
        text: folded(`${clause || id} ${heading} ${plain(told)}`),
      };
    }),
  );
}

/** The words of a search; single letters say too little. */
export function wordsOf(query: string): string[] {
  return [
    ...new Set(
      folded(query)
        .split(/\s+/)
        .filter((word) => word.length >= LEAST),
    ),
  ];
}

/** Entries that have all the words: first the clause that was named, then those whose heading has them. */
export function found(all: Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const rank = ({ id, heading }: Entry): number => {
    if (folded(id) === folded(query.trim())) return 0;
    return words.every((word) => folded(heading).includes(word)) ? 1 : 2;
  };
  return all.filter(({ text }) => words.every((word) => text.includes(word))).sort((a, b) => rank(a) - rank(b));
}

/** The same HTML with the words marked, wherever they stand in text. */
export function marked(html: string, words: string[]): string {
  if (words.length === 0) return html;
  const wanted = words
    .map((word) =>
      escaped(word)
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/[её]/gi, '[её]'),
    )
    .join('|');
  const pattern = new RegExp(`&[a-z#0-9]+;|(${wanted})`, 'gi');
  const mark = (text: string): string =>
    text.replace(pattern, (whole, word?: string) => (word ? `<mark>${word}</mark>` : whole));
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : mark(part)))
    .join('');
}

export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** As it is searched: in small letters, and without the dots of ё, which few people type. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

const NUMBER = /(<li id="([^"]+)"([^>]*)>\s*(?:<svg.*?<\/svg>)?\s*(?:<p>)?)<strong>\2<\/strong>/g;

/** Every number of a clause is a link to itself, to be copied and sent; behind it stands that it is older. */
export function anchored(html: string, older = ''): string {
  return html.replace(NUMBER, (_, start: string, clause: string, marks: string) => {
    const note = marks.includes('data-older') ? ` <em class="older">${escaped(older)}</em>` : '';
    return `${start}<a class="number" href="#${clause}">${clause}</a>${note}`;
  });
}

/** Whether some of it is not translated. */
export function hasEnglish({ clauses }: RulebookData): boolean {
  return Object.values(clauses).some(({ english }) => english);
}
