/** Sentences, from the same Fluent files that the server and the terminal read. */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { fetchFrom } from '../net/transport';
import { LANGUAGES } from '../protocol/languages';
import type { Value } from './context';
import { functionsOf, MARKS, Name, NameList } from './functions';

type Pattern = NonNullable<Message['value']>;
const EVERY_MARK = new RegExp(MARKS, 'g');

export type Fetch = (language: string, file: string) => Promise<string | null>;

export type Language = (typeof LANGUAGES)[number];
const FALLBACK: Language = LANGUAGES[0];

/** What every sentence may need: the rules of the language itself. */
const LANGUAGE = 'language';

export class Texts {
  private readonly bundles: FluentBundle[];
  private readonly loading = new Map<string, Promise<void>>();

  constructor(
    readonly language: Language,
    private readonly fetch: Fetch = fetched,
  ) {
    const languages = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
    this.bundles = languages.map((name) => {
      const bundle: FluentBundle = new FluentBundle(name, { functions: functionsOf(() => bundle) });
      return bundle;
    });
  }

  /** Make sure that these files have been read. */
  async load(...files: string[]): Promise<this> {
    await Promise.all([LANGUAGE, ...files].map((file) => this.loaded(file)));
    return this;
  }

  /** By which dates, numbers and lists are written: the language, or the land that it names. */
  get locale(): string {
    return this.has('language-locale') ? this.say('language-locale') : this.language;
  }

  has(id: string): boolean {
    const [name, attribute] = parted(id);
    return this.bundles.some((bundle) => {
      const message = bundle.getMessage(name);
      return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
    });
  }

  /** The message of this id, or of `id.attribute`; where there is none, the id. */
  say(id: string, values: Record<string, Value> = {}): string {
    return this.parts(id, values).join('');
  }

  /** The same, in pieces: what is filled in stands apart from the words around it. */
  parts(id: string, values: Record<string, Value> = {}): string[] {
    const [name, attribute] = parted(id);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return this.formatted(bundle, pattern, values).split(MARKS).filter(Boolean);
    }
    return [id];
  }

  /** What a message calls a thing, with its forms; where there is none, the id. */
  name(id: string, values: Record<string, Value> = {}, word = ''): Name {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      if (!message?.value) continue;
      const plain = (pattern: Pattern): string => this.formatted(bundle, pattern, values).replaceAll(EVERY_MARK, '');
      const forms = Object.entries(message.attributes).map(([form, pattern]) => [form, plain(pattern)]);
      return new Name(plain(message.value), word, Object.fromEntries(forms) as Record<string, string>);
    }
    return new Name(id, word);
  }

  /** Names that stand in a list of their own, joined as the language does it. */
  list(names: readonly (string | Name)[], joined: 'and' | 'or' | 'unit' = 'and'): string {
    return new NameList(names, this.locale).joined(joined);
  }

  private formatted(bundle: FluentBundle, pattern: Pattern, values: Record<string, Value>): string {
    const given = Object.entries(values).map(([key, value]) => [
      key,
      Array.isArray(value) ? new NameList(value as readonly (string | Name)[], this.locale) : value,
    ]);
    return bundle.formatPattern(pattern, Object.fromEntries(given) as Record<string, FluentVariable>, []);
  }

  private loaded(file: string): Promise<void> {
    const known = this.loading.get(file);
    if (known) return known;
    const reading = Promise.all(this.bundles.map((bundle) => this.read(bundle, file))).then(() => undefined);
    this.loading.set(file, reading);
    return reading;
  }

  private async read(bundle: FluentBundle, file: string): Promise<void> {
    const text = await this.fetch(bundle.locales[0]!, file);
    if (text !== null) bundle.addResource(new FluentResource(text));
  }
}

function parted(id: string): [string, string] {
  const [name, attribute] = id.split('.');
  return [name ?? id, attribute ?? ''];
}

async function fetched(language: string, file: string): Promise<string | null> {
  try {
    const reply = await fetchFrom(`/texts/${language}/${file}.ftl`);
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

/** What this reader would like, of what there is. */
export function languageFor(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const found = LANGUAGES.find((language) => name.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return FALLBACK;
}
