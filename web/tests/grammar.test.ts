/** The table of tests/texts/grammar.json, which Python's runtime is held to as well. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { functionsOf, MARKS, Name, NameList } from '../src/words/functions';
import { Texts } from '../src/words/texts';
import { sources } from './fixtures';

type Given = Record<string, string | number | string[]>;

interface Group {
  language: string;
  files: string[];
  rules: string[];
  names: Record<string, { text: string; word: string; forms: Record<string, string> }>;
  cases: [pattern: string, given: Given, says: string][];
  faults: [pattern: string, given: Given][];
  wrong: [pattern: string, given: Given, says: string][];
}

const TABLE = JSON.parse(readFileSync(new URL('../../tests/texts/grammar.json', import.meta.url), 'utf8')) as Group[];

function said(group: Group, pattern: string, given: Given): { text: string; faults: Error[] } {
  const bundle: FluentBundle = new FluentBundle(group.language, { functions: functionsOf(() => bundle) });
  const own = group.files.flatMap((file) => sources(group.language, file));
  for (const source of [...own, group.rules.join('\n'), `said = ${pattern.replaceAll('\n', '\n    ')}\n`])
    bundle.addResource(new FluentResource(source));
  const locale = bundle.getMessage('language-locale')?.value;
  const list = (names: string[]) =>
    new NameList(names.map(named), typeof locale === 'string' ? locale : group.language);
  const named = (text: string) => {
    const known = text.startsWith('@') ? group.names[text.slice(1)]! : null;
    return known ? new Name(known.text, known.word, known.forms) : text;
  };
  const values = Object.entries(given).map(([key, value]) => [
    key,
    Array.isArray(value) ? list(value) : typeof value === 'string' ? named(value) : value,
  ]);
  const faults: Error[] = [];
  const made = bundle.formatPattern(
    bundle.getMessage('said')!.value!,
    Object.fromEntries(values) as Record<string, FluentVariable>,
    faults,
  );
  return { text: made.replaceAll(new RegExp(MARKS, 'g'), ''), faults };
}

describe.each(TABLE)('names in $language', (group) => {
  it.each(group.cases)('stand in the forms asked for: %s %o', (pattern, given, says) => {
    expect(said(group, pattern, given)).toEqual({ text: says, faults: [] });
  });

  it.each(group.faults)('are a fault where it cannot be said: %s %o', (pattern, given) => {
    expect(said(group, pattern, given).faults).not.toEqual([]);
  });

  it.each(group.wrong)('do not agree with a planted row: %s %o', (pattern, given, says) => {
    expect(said(group, pattern, given).text).not.toBe(says);
  });
});

describe('texts', () => {
  const source = [
    'language-form-a = { $initial ->\n    [a] ad { $name }\n   *[other] a { $name }\n}',
    'says = Va { CASE($x, "a") }, { $names }.',
    'thing = mare di { $word }\n    .in = nel mare di { $word }',
  ].join('\n');
  const texts = () => new Texts('it', (language) => Promise.resolve(language === 'it' ? source : null)).load('test');

  it('keep the name apart from what a rule puts before it', async () => {
    const parts = (await texts()).parts('says', { x: new Name('Aigiali'), names: ['Anna', new Name('Bea')] });
    expect(parts).toEqual(['Va ', 'ad ', 'Aigiali', ', ', 'Anna', ' e ', 'Bea', '.']);
  });

  it('make names with their forms', async () => {
    const name = (await texts()).name('thing', { word: 'Naxos' }, 'moutsouna');
    expect([String(name), name.word, name.forms]).toEqual(['mare di Naxos', 'moutsouna', { in: 'nel mare di Naxos' }]);
    expect(String((await texts()).name('nothing'))).toBe('nothing');
  });
});
