/** Games played by `tools/page_fixtures.py`: what a page hears of them. */
import type { StateMessage } from '../src/protocol/messages';
import type { GeometryData, LexiconData } from '../src/protocol/replies';
import type { SealReport } from '../src/protocol/reports';
import { existsSync, readFileSync } from 'node:fs';
import { Texts, type Language } from '../src/words/texts';

export interface Fixture {
  lexicon: LexiconData;
  geometry: GeometryData | null;
  messages: StateMessage[];
  last: StateMessage;
  options: string[][];
  moments: { seat: number; message: StateMessage; geometry: GeometryData | null }[];
}

export const TITLES = ['classic', 'legendary', 'hellas', 'toy'] as const;
const HOME = new URL('../../', import.meta.url);

export function fixture(title: string): Fixture {
  const file = new URL(`web/fixtures/${title}.json`, HOME);
  if (!existsSync(file)) throw new Error('make the fixtures first: python tools/page_fixtures.py');
  return JSON.parse(readFileSync(file, 'utf8')) as Fixture;
}

/** What the page is told about the dice of a finished game. */
export function sealFixture(): SealReport {
  return JSON.parse(readFileSync(new URL('web/fixtures/seal.json', HOME), 'utf8')) as SealReport;
}

/** A file of sentences, where there is one. */
export function sources(language: string, file: string): string[] {
  const paths = ['src/pelagos/texts', 'tests/toy/texts'].map(
    (home) => new URL(`${home}/${language}/${file}.ftl`, HOME),
  );
  return paths.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'));
}

/** As a server sends them: with what titles add to a file. */
export function texts(language: Language = 'en', ...files: string[]): Promise<Texts> {
  const read = (name: string, file: string): Promise<string | null> => {
    const parts = [file, ...TITLES.map((title) => `${title}-${file}`)].flatMap((part) => sources(name, part));
    return Promise.resolve(parts.length > 0 ? parts.join('\n') : null);
  };
  return new Texts(language, read).load(...files);
}
