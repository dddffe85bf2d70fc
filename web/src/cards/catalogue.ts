/** What is told about a card wherever its name stands: gods, creatures, heroes, buildings, the cards of a title. */
import { keyOf, type Scene, type Slot } from '../scene';
import { formsOf, type Name } from '../words/functions';
import type { Texts } from '../words/texts';
import { heading } from '../games/reading';
import { TERMS, termsOf } from './terms';

/** A card as people read it. */
export interface CardText {
  /** `group/word`, as pictures and icons are named. */
  id: string;
  name: string;
  /** The name as sentences may put it. */
  forms: string[];
  lines: string[];
  /** Who stands there, what lies face down: as things are now. */
  status: string[];
  /** Gold; null where nobody can say. */
  price: number | null;
  clause: string;
}

/** What a catalogue reads from. */
export interface CardSource {
  title: string;
  texts: Texts;
  /** What a word of a domain is called. */
  name(domain: string, word: string): string | Name;
  /** What is shown now, where there is a table. */
  scene(): Scene | null;
}

/** The group of pictures of every domain that has cards; a title's own cards have a group of its name. */
const GROUPS: Record<string, string> = { god: 'gods', creature: 'creatures', hero: 'heroes', kind: 'buildings' };
/** Pieces on the map are called by the word of their card. */
const SAME_DOMAIN: Record<string, string> = { figure: 'creature' };
const OWN = 'card';

/** The message that tells what a card does; empty where there is none. */
function tellsId(title: string, texts: Texts, domain: string, word: string): string {
  const id = `${title}-tells-${domain}-${word}`;
  return texts.has(id) ? id : '';
}

/** The card behind a word of a domain, as `group/word`; empty where it is none. */
export function cardId(title: string, texts: Texts, domain: string, word: string): string {
  const known = SAME_DOMAIN[domain] ?? domain;
  const group = known === OWN ? title : GROUPS[known];
  return group && tellsId(title, texts, known, word) ? `${group}/${word}` : '';
}

export class Catalogue {
  constructor(private readonly source: CardSource) {}

  get title(): string {
    return this.source.title;
  }

  get texts(): Texts {
    return this.source.texts;
  }

  /** The card that an element names, by `group/word` or by `domain:word`; null where that is no card. */
  find(named: string): CardText | null {
    const id = named.includes(':') ? this.idOf(named) : named;
    const [group = '', word = ''] = id.split('/');
    if (group === TERMS) return this.term(id);
    const domain = group === this.title ? OWN : (Object.keys(GROUPS).find((known) => GROUPS[known] === group) ?? '');
    const tells = domain && tellsId(this.title, this.texts, domain, word);
    return tells ? this.text(id, domain, word, tells) : null;
  }

  /** What the first card does that is named by one of these keys; gods are read elsewhere. */
  told(keys: readonly string[]): string {
    const cards = keys.flatMap((key) => this.find(key) ?? []);
    return cards.find(({ id }) => !id.startsWith(`${GROUPS['god']}/`))?.lines.join(' ') ?? '';
  }

  private idOf(key: string): string {
    const [domain = '', word = ''] = key.split(':');
    const here = this.slots().find(({ card }) => card && keyOf(card.domain, card.word) === key)?.card;
    return here?.icon ?? cardId(this.title, this.texts, domain, word);
  }

  private term(wanted: string): CardText | null {
    const term = termsOf(this.title, this.texts).find(({ id }) => id === wanted);
    if (!term) return null;
    const { name, forms, told } = term;
    return { id: wanted, name, forms, lines: [told], status: [], price: null, clause: '' };
  }

  private text(id: string, domain: string, word: string, tells: string): CardText {
    const { texts } = this;
    const slots = this.slots().filter(({ card }) => card?.icon === id);
    const priced = slots.find(({ card }) => card?.price !== undefined)?.card;
    const named = this.source.name(domain, word);
    return {
      id,
      name: heading({ text: (message) => texts.say(message) }, String(named)),
      forms: formsOf(named),
      lines: [texts.say(tells)],
      status: slots.flatMap(({ label, pawns, card }) => [
        // The label of a slot where cards are bought is its price.
        ...(pawns.length > 0 || !label || card?.price !== undefined ? [] : [label]),
        ...pawns.map(({ title }) => title),
      ]),
      price: priced?.price ?? null,
      clause: texts.has(`${tells}.clause`) ? texts.say(`${tells}.clause`) : '',
    };
  }

  private slots(): Slot[] {
    return this.source.scene()?.panels.flatMap(({ slots }) => slots) ?? [];
  }
}
