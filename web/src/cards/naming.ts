/** Finds the names of cards in a text that somebody else wrote, such as the rules. */
import type { Name } from '../words/functions';
import type { Texts } from '../words/texts';
import { Catalogue } from './catalogue';
import { pictured } from './pictures';
import { termsOf } from './terms';

const BLOCK = 'li, p, td, th, dd';
const SKIPPED = 'a, code, h1, h2, h3, h4, h5, h6, [data-card]';

/** A catalogue for a page without a table: names come from the texts of the title. */
export function bookCatalogue(title: string, texts: Texts): Catalogue {
  const name = (domain: string, word: string): Name => texts.name(`${title}-${domain}-${word}`);
  return new Catalogue({ title, texts, name, scene: () => null });
}

/** Every card of a title, as `group/word`, by the names it has in these texts, in every form. */
export function cardNames(title: string, texts: Texts): Map<string, string> {
  const catalogue = bookCatalogue(title, texts);
  return new Map(
    pictured().flatMap((id) => {
      const card = catalogue.find(id);
      return card ? [card.name, ...card.forms].map((name) => [name, id] as const) : [];
    }),
  );
}

/** The same with the words of the title. What is a card of its own is that card. */
export function cardsAndTerms(title: string, texts: Texts): Map<string, string> {
  const terms = termsOf(title, texts).flatMap(({ id, forms }) => forms.map((form) => [form, id] as const));
  return new Map([...terms, ...cardNames(title, texts)]);
}

export interface Mark {
  text: string;
  /** The card that it names. */
  id: string;
}

/** Finds names in texts. */
export class NameFinder {
  private readonly pattern: RegExp | null;

  /** Cards by their names. */
  constructor(private readonly names: ReadonlyMap<string, string>) {
    const longest = [...names.keys()].sort((a, b) => b.length - a.length);
    this.pattern = names.size > 0 ? new RegExp(`(?<![\\p{L}-])(${longest.join('|')})(?![\\p{L}-])`, 'gu') : null;
  }

  /** A text in pieces, with each name that has not been seen yet in a piece of its own. */
  cut(text: string, seen: Set<string>): (string | Mark)[] {
    const pieces: (string | Mark)[] = [];
    let from = 0;
    for (const match of this.pattern ? text.matchAll(this.pattern) : []) {
      const id = this.names.get(match[1]!)!;
      if (seen.has(id)) continue;
      seen.add(id);
      pieces.push(text.slice(from, match.index), { text: match[1]!, id });
      from = match.index + match[1]!.length;
    }
    return [...pieces, text.slice(from)].filter((piece) => piece !== '');
  }
}

/** Marks the names in what is drawn, each once in every paragraph; the first of a section can be reached by key. */
export function markNames(root: Element, finder: NameFinder): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const blocks = new Map<Element, Set<string>>();
  const reached = new Set<string>();
  for (const node of nodes) {
    if (!node.parentElement || node.parentElement.closest(SKIPPED)) continue;
    const block = node.parentElement.closest(BLOCK) ?? root;
    const seen = blocks.get(block) ?? new Set<string>();
    blocks.set(block, seen);
    const pieces = finder.cut(node.data, seen);
    if (pieces.length > 1 || typeof pieces[0] === 'object')
      node.replaceWith(...pieces.map((piece) => (typeof piece === 'string' ? piece : nameOf(piece, reached))));
  }
}

function nameOf({ text, id }: Mark, reached: Set<string>): HTMLElement {
  const made = document.createElement('span');
  made.className = 'card-name';
  made.dataset['card'] = id;
  made.role = 'button';
  made.tabIndex = reached.has(id) ? -1 : 0;
  made.textContent = text;
  reached.add(id);
  return made;
}
