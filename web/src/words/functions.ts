/**
 * The functions that sentences call: names in the case a sentence needs, what they agree with, lists. The same as
 * src/pelagos/texts/functions.py; tests/texts/grammar.json holds both to one table.
 */
import { FluentBundle, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';

/** Marks which Fluent puts around what is filled in. */
export const MARKS = /[\u2068\u2069]/;
const [BEGIN, END] = ['\u2068', '\u2069'];

/** A form that names do not keep themselves may be made by a message of the language. */
const RULE = 'language-form-';
const JOINED = { and: 'conjunction', or: 'disjunction', unit: 'unit' } as const;
type Joined = keyof typeof JOINED;

/** Latin and Cyrillic. Keys of selectors are Latin, so rules for Cyrillic names ask for the sound. */
const VOWELS = new Set('aeiouyаеєиіїоуюяыэ');

/** The cases of a name and what words agree with, by the names of the forms. */
export type Forms = Readonly<Record<string, string>>;

/** What people call a thing, with its word and its forms. People's own names are plain texts: they have neither. */
export class Name extends FluentType<string> {
  constructor(
    text: string,
    readonly word = '',
    readonly forms: Forms = {},
  ) {
    super(text);
  }

  override toString(): string {
    return this.value;
  }
}

/** Several names; a sentence joins them as its language does, each in the case it asks for. */
export class NameList extends FluentType<readonly (string | Name)[]> {
  constructor(
    names: readonly (string | Name)[],
    private readonly locale: string,
  ) {
    super(names);
  }

  /** Every name stands apart, so that a page can mark it. */
  override toString(): string {
    return this.joined('and', (text) => `${BEGIN}${text}${END}`);
  }

  joined(how: Joined, shown: (text: string) => string = (text) => text): string {
    return new Intl.ListFormat(this.locale, { type: JOINED[how] }).format(
      this.value.map((name) => shown(String(name))),
    );
  }

  map(formed: (name: string | Name) => string): NameList {
    return new NameList(this.value.map(formed), this.locale);
  }
}

/** The functions of a bundle; rules for forms are messages of it. */
export function functionsOf(bundle: () => FluentBundle): Record<string, FluentFunction> {
  const formed = (name: string | Name, form: string): string => {
    const forms: Forms = name instanceof Name ? name.forms : {};
    if (Object.hasOwn(forms, form)) return forms[form]!;
    const rule = bundle().getMessage(`${RULE}${form}`)?.value;
    if (!rule) return String(name);
    const text = String(name);
    const letter = initial(text);
    const sound = letter && (VOWELS.has(letter) ? 'vowel' : 'consonant');
    const faults: Error[] = [];
    const said = bundle().formatPattern(
      rule,
      { gender: '', number: '', article: '', ...forms, name: text, initial: letter, sound },
      faults,
    );
    if (faults[0]) throw faults[0];
    return said;
  };
  return {
    CASE: ([value, form]) =>
      value instanceof NameList ? value.map((name) => formed(name, asked(form))) : formed(named(value), asked(form)),
    GENDER: ([value]) => trait(value, 'gender'),
    ATTR: ([value, name]) => trait(value, asked(name)),
    WORD: ([value]) => {
      const name = named(value);
      return name instanceof Name ? name.word : '';
    },
    CAPITAL: ([value]) => capital(String(named(value))),
    LIST: ([value, joined]) => {
      const how = joined === undefined ? 'and' : asked(joined);
      if (!Object.hasOwn(JOINED, how)) throw new RangeError(`a list is not joined by ${how}`);
      return value instanceof NameList ? value.joined(how as Joined) : String(named(value));
    },
  };
}

/** With a capital; marks before the first letter stay where they are. */
export function capital(text: string): string {
  return text.replace(/^([\u2068\u2069]*)(\P{M})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());
}

/** The first letter, small and without accents: what prepositions and articles listen to. */
function initial(text: string): string {
  return /[\p{L}\p{N}]/u.exec(text.toLowerCase().normalize('NFKD'))?.[0] ?? '';
}

function trait(value: FluentValue | undefined, name: string): string {
  const of = named(value);
  return of instanceof Name && Object.hasOwn(of.forms, name) ? of.forms[name]! : '';
}

function named(value: FluentValue | undefined): string | Name {
  if (typeof value === 'string' || value instanceof Name) return value;
  throw new TypeError('this function wants a name');
}

function asked(value: FluentValue | undefined): string {
  if (typeof value === 'string' && value) return value;
  throw new TypeError('this function wants the name of a form');
}

/** What agrees with a name and is never shown. */
const TRAITS = ['gender', 'number', 'article'];

/** The texts by which a name may stand in a sentence besides its own. */
export function formsOf(name: string | Name): string[] {
  if (typeof name === 'string') return [];
  return Object.entries(name.forms).flatMap(([form, text]) => (TRAITS.includes(form) ? [] : [text]));
}
