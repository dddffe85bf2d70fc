/** Names and sentences of one game: numbers in, words for people out. */
import type { ChairData, EndingData, GameEvent, TaskData } from '../protocol/messages';
import type { RemarkData } from '../protocol/coach';
import type { VerdictReason } from '../protocol/study';
import type { CardNeeds, IdentityData, LexiconData } from '../protocol/replies';
import type { Option } from '../answer/phrase';
import { NUMBER, spelled } from '../answer/phrase';
import { cardId } from '../cards/catalogue';
import { cardNames, cardsAndTerms, NameFinder } from '../cards/naming';
import type { Value } from './context';
import { capital, formsOf, Name } from './functions';
import { endingTold, holderOf, seatLabel } from './chairs';
import type { Texts } from './texts';

/** A piece of a sentence; with a domain and a word if it names a thing. */
export interface Piece {
  text: string;
  domain?: string;
  word?: string;
  /** Colour identities of people. */
  shown?: number[];
  /** The card it names, as `group/word`. */
  card?: string;
}

interface Named {
  name: string | Name;
  domain: string;
  word: string;
  number: number;
}

export class Formatter {
  constructor(
    readonly lexicon: LexiconData,
    readonly texts: Texts,
    private readonly chairs: () => ChairData[] = () => [],
    /** What a word is called as things stand; empty if it has a name of its own. */
    private readonly called: (domain: string, word: string, formatter: Formatter) => string | Name = () => '',
    /** What words (`slot:3`) and whole phrases mean just now. */
    private readonly meant: () => Record<string, string | Name> = () => ({}),
  ) {}

  /** Finds the cards that a sentence names in its own words. */
  private finder: NameFinder | null = null;
  /** The same for sentences that explain, where words of the game are told, too. */
  private explainer: NameFinder | null = null;

  /** The name of a word or a number of a domain, as a text. */
  name(domain: string, which: string | number): string {
    return String(this.noun(domain, which));
  }

  /** The same for a sentence, with its forms; people are plain texts. */
  noun(domain: string, which: string | number): string | Name {
    return this.named(domain, which).name;
  }

  /** What a word of a phrase means just now: the creature in a slot. */
  meaning(domain: string, word: string): string {
    return String(this.meant()[`${domain}:${word}`] ?? this.noun(domain, word));
  }

  /** By the own name, also where a bot plays on; a bot by its colour, or else by its seat. */
  person(seat: number): string {
    const [colour, ...others] = this.lexicon.factions[seat] ?? [];
    const named = holderOf(this.chairs()[seat]);
    if (named) return named;
    if (colour !== undefined && others.length === 0 && this.lexicon.domains['faction'])
      return this.name('faction', colour);
    return this.lexicon.domains['seat']?.names?.[seat] ?? String(seat + 1);
  }

  /** The same, with what has become of the seat. */
  personInFull(seat: number, answers?: number): string {
    return seatLabel(this.texts, this.chairs()[seat], answers) || this.person(seat);
  }

  /** The cards that odds count on: all of them, or any one. */
  cards({ domain, cards, every }: CardNeeds): string {
    const names = cards.map((card) => this.noun(domain, card));
    return this.texts.list(names, every ? 'and' : 'or');
  }

  /** The identities by which a seat is known. */
  identities(seat: number): number[] {
    return this.lexicon.shown['seat']?.[seat] ?? [seat];
  }

  /** The identities of those who win together with a seat. */
  mates(seat: number): number[] {
    const { sides } = this.lexicon;
    return sides.flatMap((side, other) => (side === sides[seat] && other !== seat ? this.identities(other) : []));
  }

  identity(index: number): IdentityData {
    return this.lexicon.identities[index] ?? { letter: '?', colour: 'grey', shape: 'circle' };
  }

  /** An event as a sentence, in pieces. */
  event([name, ...numbers]: GameEvent): Piece[] {
    const params = this.lexicon.events[name]?.params ?? [];
    return this.sentence(
      `${this.lexicon.title}-event-${name}`,
      params.map((param, i) => [param, numbers[i]!]),
    );
  }

  /** What the coach tells, in pieces. */
  remark({ name, params, numbers }: RemarkData): Piece[] {
    return this.sentence(
      `coach-${name}`,
      params.map((param, i) => [param, numbers[i]!]),
      true,
    );
  }

  /** Why a bot would give an answer. */
  why({ kind, params, numbers }: VerdictReason): string {
    const pieces = this.sentence(
      `bots-why-${kind}`,
      params.map((param, i) => [param, numbers[i]!]),
    );
    return pieces.map(({ text }) => text).join('');
  }

  /** How the game ended. */
  outcome(ending: EndingData | null): string {
    return (
      endingTold(this.texts, ending, this.chairs(), (seat) => this.person(seat)) || this.texts.say('page-game-over')
    );
  }

  clauseOf([name]: GameEvent): string {
    return this.lexicon.events[name]?.clause ?? '';
  }

  /**
   * What the first task of the agenda asks; nothing if it is not a question to people. Where one person plays several
   * colours, a question that names none begins with the one that acts.
   */
  question(task: TaskData | undefined, acts = -1): Piece[] {
    if (!task) return [];
    const [name, values] = task;
    const domains = this.lexicon.questions[name];
    if (!domains) return [];
    const told = Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    const params = told.map(([param, number]): [string, number] => [
      domains[param] ? `${param}:${domains[param]}` : param,
      number,
    ]);
    const pieces = this.sentence(`${this.lexicon.title}-ask-${name}`, params, true);
    const several = this.lexicon.factions.some((held) => held.length > 1);
    if (acts < 0 || !several || pieces.some(({ shown }) => shown)) return pieces;
    const named = this.named('faction', acts);
    const around = this.pieces('page-asked-for', { who: named.name, question: QUESTION }, [named]);
    return around.flatMap((piece) => (piece.text === QUESTION ? pieces : [piece]));
  }

  /**
   * A phrase for people, where there is a message for it; otherwise its words by their names. What was said in the past
   * is told without meanings, which are those of now.
   */
  phrase(option: Option, meant = this.meant()): string {
    const known = meant[option.phrase];
    if (known) return String(known);
    const id = this.sayId(option.frame);
    if (id === '') return this.words(option);
    const meaning = option.tokens.map(({ part, domain, word }) => (part && meant[`${domain}:${word}`]) || '');
    const values: Record<string, Value> = {};
    for (const [i, { part, domain, word }] of option.tokens.entries())
      if (part) values[part] = domain === NUMBER ? Number(word) : meaning[i] || this.noun(domain, word);
    return this.texts.say(meaning.some(Boolean) && this.texts.has(`${id}.meant`) ? `${id}.meant` : id, values);
  }

  /** What the button of a frame says. */
  verb(frame: string): string {
    const known = this.meant()[frame];
    if (known) return String(known);
    const id = this.sayId(frame);
    if (id && this.texts.has(`${id}.verb`)) return this.texts.say(`${id}.verb`);
    if (id && !frame.includes('{')) return this.texts.say(id);
    const words = frame.split(' ').filter((token) => !token.startsWith('{') && token !== '>');
    return capital(words.join(' '));
  }

  /** Whether people say it: what only nature says has no message. */
  isSaid(frame: string): boolean {
    return this.sayId(frame) !== '';
  }

  /** What a number of a frame counts; empty if nobody says. */
  counted(frame: string, part: string): string {
    const id = this.sayId(frame);
    return id && this.texts.has(`${id}.${part}`) ? this.texts.say(`${id}.${part}`) : '';
  }

  private words(option: Option): string {
    const words = option.tokens.map(({ word, domain }) =>
      domain && domain !== NUMBER ? this.name(domain, word) : word,
    );
    return capital(words.join(' ').replace(' > ', ' → '));
  }

  /** `<title>-say-recruit-fleet`; by domains where one verb has several frames: `<title>-say-lose-hero`. */
  private sayId(frame: string): string {
    const base = `${this.lexicon.title}-say-${spelled(frame)}`;
    const domains = [...frame.matchAll(/\{\w+:(\w+)\}/g)].map((found) => found[1]);
    const long = [base, ...domains].join('-');
    return this.texts.has(long) ? long : this.texts.has(base) ? base : '';
  }

  private sentence(id: string, params: [string, number][], explains = false): Piece[] {
    const values: Record<string, Value> = {};
    const given: Named[] = [];
    for (const [param, number] of params) {
      const [key, domain] = param.split(':');
      const named = domain ? this.named(domain, number) : null;
      values[key!] = named ? named.name : number;
      if (named) given.push(named);
    }
    return this.pieces(id, values, given, explains);
  }

  /** A sentence in pieces: names in whichever form it puts them, and what it says of its own. */
  private pieces(id: string, values: Record<string, Value>, given: readonly Named[], explains = false): Piece[] {
    const known = new Map(
      given.flatMap((named) =>
        [String(named.name), ...formsOf(named.name)].flatMap((form) => [
          [form, named] as const,
          [capital(form), named],
        ]),
      ),
    );
    return this.texts.parts(id, values).flatMap((text) => {
      const named = known.get(text);
      return named ? [this.piece(text, named)] : this.marked(text, explains);
    });
  }

  private marked(text: string, explains: boolean): Piece[] {
    const { title } = this.lexicon;
    const finder = explains
      ? (this.explainer ??= new NameFinder(cardsAndTerms(title, this.texts)))
      : (this.finder ??= new NameFinder(cardNames(title, this.texts)));
    const pieces = finder.cut(text, new Set());
    return pieces.map((piece) => (typeof piece === 'string' ? { text: piece } : { text: piece.text, card: piece.id }));
  }

  private piece(text: string, named: Named): Piece {
    const shown = this.lexicon.shown[named.domain]?.[named.number];
    const card = cardId(this.lexicon.title, this.texts, named.domain, named.word);
    return { text, domain: named.domain, word: named.word, ...(shown && { shown }), ...(card && { card }) };
  }

  private named(domain: string, which: string | number): Named {
    const known = this.lexicon.domains[domain];
    const number = typeof which === 'number' ? which : (known?.words?.indexOf(which) ?? -1);
    const word = typeof which === 'string' ? which : (known?.words?.[which] ?? known?.none?.word ?? String(which));
    if (number < 0)
      return { name: new Name(known?.none?.name ?? word, word, known?.none?.forms), domain, word, number };
    const own = () => new Name(known?.names?.[number] ?? word, word, known?.forms?.[number]);
    const name = this.who(domain, number) || this.called(domain, word, this) || own();
    return { name, domain, word, number };
  }

  /** The names of those who are a side; nothing where nobody there has a name of their own. */
  private together(side: number): string {
    const seats = this.lexicon.sides.flatMap((of, seat) => (of === side ? [seat] : []));
    if (!seats.some((seat) => holderOf(this.chairs()[seat]))) return '';
    return this.texts.list(seats.map((seat) => this.person(seat)));
  }

  /** People are called by their own names, except where one person plays several colours. */
  private who(domain: string, number: number): string {
    const single = this.lexicon.factions.every((held) => held.length === 1);
    if (domain === 'seat') return holderOf(this.chairs()[number]);
    if (domain === 'team') return this.together(number);
    if (domain !== 'faction' || !single) return '';
    const word = this.lexicon.domains['faction']?.words?.[number];
    const seat = this.lexicon.factions.findIndex((held) => held[0] === word);
    return holderOf(this.chairs()[seat]);
  }
}

/** Stands for the question in the message that puts a name before it. */
const QUESTION = '\uE000';

export function plainText(pieces: Piece[]): string {
  return pieces.map((piece) => piece.text).join('');
}
