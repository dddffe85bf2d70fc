/** Games played by `tools/page_fixtures.py`: what a page hears of them. */
import type { StateMessage } from '../src/protocol/messages';
import type { GeometryData, LexiconData, SealReport } from '../src/protocol/replies';
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

export function texts(language: Language = 'en', ...files: string[]): Promise<Texts> {
  const read = (name: string, file: string): Promise<string | null> => {
    for (const home of ['src/pelagos/texts', 'tests/toy/texts']) {
      const path = new URL(`${home}/${name}/${file}.ftl`, HOME);
      if (existsSync(path)) return Promise.resolve(readFileSync(path, 'utf8'));
    }
    return Promise.resolve(null);
  };
  return new Texts(language, read).load(...files);
}
