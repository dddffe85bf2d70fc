/** Sentences, from the same Fluent files that the server and the terminal read. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '../protocol/languages';
import type { Value } from './context';

export type Fetch = (language: string, file: string) => Promise<string | null>;

export type Language = (typeof LANGUAGES)[number];
const FALLBACK: Language = LANGUAGES[0];

/** Marks which Fluent puts around what is filled in. */
const MARKS = /[\u2068\u2069]/;

export class Texts {
  private readonly bundles: FluentBundle[];
  private readonly loading = new Map<string, Promise<void>>();

  constructor(
    readonly language: Language,
    private readonly fetch: Fetch = fetched,
  ) {
    const languages = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
    this.bundles = languages.map((name) => new FluentBundle(name));
  }

  /** Make sure that these files have been read. */
  async load(...files: string[]): Promise<this> {
    await Promise.all(files.map((file) => this.loaded(file)));
    return this;
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
      if (pattern)
        return bundle
          .formatPattern(pattern, values as Record<string, FluentVariable>, [])
          .split(MARKS)
          .filter(Boolean);
    }
    return [id];
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
    const reply = await fetch(`/texts/${language}/${file}.ftl`);
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

/** What this reader would like, of what there is. */
export function languageFor(wanted: readonly string[]): Language {
  for (const name of wanted) {
    const found = LANGUAGES.find((language) => name.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return FALLBACK;
}
