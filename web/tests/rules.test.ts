import type { RulebookData } from '../src/protocol/replies';
import { describe, expect, it } from 'vitest';
import { cardOf, pictureOf } from '../src/pages/rules/pictures';
import { anchored, entries, found, marked, plain, shownSections, wordsOf } from '../src/pages/rules/rulebook';

const FIRST = '<li id="L-7.1"><strong>L-7.1</strong> Gold &amp; gods.</li>';

const BOOK: RulebookData = {
  title: 'legendary',
  language: 'en',
  sections: [
    { id: 'contents', heading: 'Contents', english: 'Contents', level: 2, html: '<ul><li>Kraken</li></ul>' },
    {
      id: 'L-7',
      heading: 'L-7 Offerings',
      english: 'L-7 Offerings',
      level: 2,
      html: `<ul>${FIRST}<li id="L-7.2"><strong>L-7.2</strong> A second.</li></ul>`,
    },
    {
      id: 'L-15.15',
      heading: 'L-15.15 Kraken (figure)',
      english: 'L-15.15 Kraken (figure)',
      level: 3,
      html: '<ul><li id="L-15.15.1"><strong>L-15.15.1</strong> Put it on a sea.</li></ul>',
    },
    {
      id: 'the-tiles',
      heading: 'The tiles',
      english: 'The tiles',
      level: 2,
      html: '<p>Our own; the Kraken is not on them.</p>',
    },
  ],
  clauses: {
    'L-7': { html: 'all of it', section: 'L-7', english: false, older: false },
    'L-7.1': { html: '<strong>L-7.1</strong> Gold &amp; gods.', section: 'L-7', english: false, older: false },
    'L-7.2': { html: '<strong>L-7.2</strong> A second.', section: 'L-7', english: false, older: false },
    'L-15.15.1': {
      html: '<strong>L-15.15.1</strong> Put it on a sea.',
      section: 'L-15.15',
      english: false,
      older: false,
    },
  },
};

describe('the search', () => {
  const all = entries(BOOK);
  const ids = (query: string): string[] => found(all, query).map(({ id }) => id);

  it('knows clauses, and sections that have none, but not the list of contents', () => {
    expect(all.map(({ id }) => id)).toEqual(['L-7.1', 'L-7.2', 'L-15.15.1', 'the-tiles']);
    expect(shownSections(BOOK).map(({ id }) => id)).not.toContain('contents');
  });

  it('finds all words, anywhere, also in the heading, which comes first', () => {
    expect(ids('kraken')).toEqual(['L-15.15.1', 'the-tiles']);
    expect(ids('KRAKEN sea')).toEqual(['L-15.15.1']);
    expect(ids('kraken gold')).toEqual([]);
  });

  it('finds a clause by its number first', () => {
    expect(ids('L-7.2')).toEqual(['L-7.2']);
    expect(ids('l-7')[0]).toBe('L-7.1');
  });

  it('looks at text, not at markup', () => {
    expect(ids('strong')).toEqual([]);
    expect(ids('gold & gods')).toEqual(['L-7.1']);
  });

  it('finds ё by е, and marks it as it stands', () => {
    const own = '<strong>L-7.1</strong> Чёрный берёт всё.';
    const book = { ...BOOK, clauses: { ...BOOK.clauses, 'L-7.1': { ...BOOK.clauses['L-7.1']!, html: own } } };

    expect(found(entries(book), 'черный').map(({ id }) => id)).toEqual(['L-7.1']);
    expect(found(entries(book), 'Чёрный').map(({ id }) => id)).toEqual(['L-7.1']);
    expect(marked(own, wordsOf('берет'))).toContain('<mark>берёт</mark>');
  });

  it('wants more than a letter', () => {
    expect(wordsOf(' a  Sea sea ')).toEqual(['sea']);
    expect(ids('a')).toEqual([]);
  });
});

describe('what is found', () => {
  it('is marked in text and never inside of tags or entities', () => {
    expect(marked('<a class="sea">Sea &amp; sea</a>', ['sea'])).toBe(
      '<a class="sea"><mark>Sea</mark> &amp; <mark>sea</mark></a>',
    );
    expect(marked('Gold &amp; amp', ['amp'])).toBe('Gold &amp; <mark>amp</mark>');
  });

  it('cannot bring markup in, whatever is searched for', () => {
    expect(marked('a &lt;b&gt; c', ['<b>'])).toBe('a &lt;b&gt; c');
    expect(marked('1+1 (x)', ['(x)', '1+1'])).toBe('<mark>1+1</mark> <mark>(x)</mark>');
    expect(marked('text', [])).toBe('text');
  });
});

it('clauses are linked by their numbers', () => {
  expect(anchored('<li id="L-7.1"><strong>L-7.1</strong> Gold</li>')).toBe(
    '<li id="L-7.1"><a class="number" href="#L-7.1">L-7.1</a> Gold</li>',
  );
  expect(anchored('<li id="L-7.1">\n<p><strong>L-7.1</strong> Gold</p></li>')).toContain('href="#L-7.1"');
  expect(anchored('<li><strong>L-7.1</strong></li>')).toBe('<li><strong>L-7.1</strong></li>');
});

it('text is told without markup', () => {
  expect(plain('<p>a <b>b</b>\n&lt;c&gt; &amp;lt;</p>')).toBe('a b <c> &lt;');
});

it('cards have their pictures', () => {
  expect(pictureOf('L-15.15 Kraken (figure)')).toBe('creatures/kraken');
  expect(pictureOf('C-20.10 The Fates')).toBe('creatures/fates');
  expect(pictureOf('C-11 Poseidon: moving fleets')).toBe('gods/poseidon');
  expect(pictureOf('L-16.1 Ajax')).toBe('heroes/ajax');
  expect(pictureOf('C-15 Metropolises')).toBe('buildings/metropolis');
  expect(pictureOf('L-7 Phase 3: offerings')).toBe('');
  expect(cardOf('hellas', 'H-10.P1')).toBe('hellas/p1');
  expect(cardOf('legendary', 'L-7.4')).toBe('');
});
