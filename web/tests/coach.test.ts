import { describe, expect, it } from 'vitest';
import { goesAtOnce, goesUnseen } from '../src/answer/at-once';
import type { Draft } from '../src/answer/draft.svelte';
import { Catalogue } from '../src/cards/catalogue';
import { cardsAndTerms, NameFinder } from '../src/cards/naming';
import { termsOf } from '../src/cards/terms';
import { meanings, saying, synonymsOf } from '../src/pages/rules/synonyms';
import type { Outlook } from '../src/protocol/replies';
import { texts, TITLES } from './fixtures';

const HARMLESS: Outlook = { odds: null, final: false, price: 0, offer: null, undoable: true };

function draft(held: boolean): Draft {
  const whole = { phrase: 'end turn' };
  const known = { whole, picks: [{}], counts: [], hasAgreedCounts: true, phrases: new Set(['end turn']), held };
  return known as unknown as Draft;
}

describe('what somebody else proposed', () => {
  it('waits to be confirmed, also where answers that can be undone go at once', () => {
    const wishes = { atOnce: false, confirmAll: false };
    expect(goesAtOnce(wishes, draft(false), HARMLESS)).toBe(true);
    expect(goesAtOnce(wishes, draft(true), HARMLESS)).toBe(false);
    expect(goesUnseen({ ...wishes, atOnce: true }, draft(false))).toBe(true);
    expect(goesUnseen({ ...wishes, atOnce: true }, draft(true))).toBe(false);
  });
});

describe('plain questions', () => {
  it('mean what the rules say, in each language', async () => {
    const english = synonymsOf(await texts('en', 'lobby'));
    expect(meanings('When does it end?', english)).toContain('game ends');
    expect(meanings('draw in battle', english)).toContain('tied');
    expect(meanings('kraken', english)).toEqual([]);
    const italian = synonymsOf(await texts('it', 'lobby'));
    expect(meanings('Quando finisce?', italian)).toContain('partita finisce');
  });

  it('find clauses before what explains the book', () => {
    const entry = { section: '', heading: '', html: '', english: '', isEnglish: true, isOlder: false };
    const [guide, clause] = [
      { ...entry, id: 'how-to', text: 'how the game ends' },
      { ...entry, id: 'L-17.2', text: 'then the game ends' },
    ];
    expect(saying([guide, clause], 'game ends')).toEqual([clause, guide]);
  });
});

describe('words of a game', () => {
  it.each(TITLES.filter((title) => title !== 'toy'))(
    'of %s have a sentence each, in both languages, and are found where they stand',
    async (title) => {
      for (const language of ['en', 'it'] as const) {
        const told = await texts(language, 'language', title, 'terms');
        const terms = termsOf(title, told);
        expect(terms.length).toBeGreaterThan(5);
        for (const { id, name, forms, told: sentence } of terms) {
          expect(forms).toContain(name);
          expect(sentence).toMatch(/\.$/);
          const finder = new NameFinder(cardsAndTerms(title, told));
          expect(finder.cut(`– ${name} –`, new Set())).toContainEqual({ text: name, id });
          const catalogue = new Catalogue({ title, texts: told, name: () => '', scene: () => null });
          expect(catalogue.find(id)?.lines).toEqual([sentence]);
        }
      }
    },
  );
});
