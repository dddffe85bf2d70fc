/** The words of a game with a sentence each: one word for one thing. */
import type { Texts } from '../words/texts';

/** The group under which a word is a card. */
export const TERMS = 'terms';
const BETWEEN_FORMS = '|';

export interface Term {
  /** As a card: `terms/pawn`. */
  id: string;
  name: string;
  /** As it stands in sentences. */
  forms: string[];
  told: string;
}

/** All of a title; none where its list has not been loaded. */
export function termsOf(title: string, texts: Texts): Term[] {
  const list = `terms-${title}`;
  if (!texts.has(list)) return [];
  return texts
    .say(list)
    .split(' ')
    .map((word) => {
      const id = `term-${title}-${word}`;
      const forms = texts.say(`${id}.forms`).split(BETWEEN_FORMS);
      return { id: `${TERMS}/${word}`, name: texts.say(id), forms, told: texts.say(`${id}.told`) };
    });
}
