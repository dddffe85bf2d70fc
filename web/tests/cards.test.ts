/** Cards wherever their names stand: what is told, where the card stands, which names are found. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { Catalogue, cardId } from '../src/cards/catalogue';
import { bookCatalogue, cardNames, NameFinder } from '../src/cards/naming';
import { pictureOf } from '../src/cards/pictures';
import { placeBeside, type Rect } from '../src/cards/placing';
import { ADAPTERS, calledIn } from '../src/games';
import type { Scene } from '../src/scene';
import { Formatter } from '../src/words/formatter';
import type { Language, Texts } from '../src/words/texts';
import { fixture, texts } from './fixtures';

const TITLES = ['classic', 'legendary', 'hellas'] as const;

/** The catalogue of a table in one of its moments, and what is shown there. */
async function at(title: string, moment: number, language: Language = 'en'): Promise<[Catalogue, Scene, Formatter]> {
  const spoken = await texts(language, 'language', title, 'board', 'phrases');
  const { lexicon, moments } = fixture(title);
  const { message, geometry } = moments[moment]!;
  const view = message.whole!.game!;
  const { table } = message.whole!;
  const formatter = new Formatter(
    lexicon,
    spoken,
    () => table.chairs,
    calledIn(() => view),
  );
  const scene = ADAPTERS[title]!.scene(view, {
    lexicon,
    geometry,
    table,
    events: message.events,
    offers: [],
    income: [],
    text: (id, values) => spoken.say(id, values),
    has: (id) => spoken.has(id),
    name: (domain, which) => formatter.name(domain, which),
    noun: (domain, which) => formatter.noun(domain, which),
    called: (id, values) => formatter.texts.name(id, values),
    person: (seat) => formatter.person(seat),
  });
  const name = (domain: string, word: string) => formatter.name(domain, word);
  return [new Catalogue({ title, texts: spoken, name, scene: () => scene }), scene, formatter];
}

describe.each(TITLES)('the cards of %s', (title) => {
  it.each(['en', 'it'] as const)('all have name, text, clause and picture in %s', async (language) => {
    const catalogue = bookCatalogue(title, await texts(language, 'language', title));
    const { domains } = fixture(title).lexicon;
    const ids = ['god', 'creature', 'hero', 'card'].flatMap((domain) =>
      (domains[domain]?.words ?? []).map((word) => cardId(title, catalogue.texts, domain, word)),
    );
    expect(ids.length).toBeGreaterThan(20);
    for (const id of ids) {
      const card = catalogue.find(id);
      expect(card, id).not.toBeNull();
      expect(card!.lines.join('').length).toBeGreaterThan(20);
      expect(card!.clause).toMatch(/^[CLH]-\d/);
      expect(card!.name).not.toContain(`${title}-`);
      expect(pictureOf(id), id).toMatch(/\.svg$/);
    }
  });

  it('are found by every card that is drawn at the table', async () => {
    const [catalogue, scene] = await at(title, fixture(title).moments.length - 1);
    const drawn = [
      ...scene.panels.flatMap(({ slots }) => slots.flatMap(({ card }) => card ?? [])),
      ...scene.seats.flatMap(({ cards }) => cards),
    ].filter(({ domain }) => domain !== 'back');
    expect(drawn.length).toBeGreaterThan(3);
    for (const { icon, name, lines } of drawn) expect(catalogue.find(icon), icon).toMatchObject({ name, lines });
  });
});

describe('a creature of the track', () => {
  it('has its price, and is found by its slot', async () => {
    const [catalogue, scene] = await at('classic', fixture('classic').moments.length - 1);
    const track = scene.panels.flatMap(({ slots }) => slots.flatMap(({ card }) => card ?? []));
    const card = track.find(({ domain }) => domain === 'slot')!;
    expect(catalogue.find(`slot:${card.word}`)).toMatchObject({ id: card.icon, name: card.name, price: card.price });
    expect(catalogue.told([`slot:${card.word}`])).toBe(card.lines.join(' '));
  });
});

it('a place is no card', async () => {
  const [catalogue] = await at('classic', 0);
  expect(catalogue.find('island:i01')).toBeNull();
  expect(catalogue.find('')).toBeNull();
  expect(catalogue.told(['island:i01', 'god:ares'])).toBe('');
});

it('a sentence marks the cards it names', async () => {
  const [, , formatter] = await at('hellas', 0);
  const humility = fixture('hellas').lexicon.domains['card']!.names!.indexOf('Humility');
  const event = Object.entries(fixture('hellas').lexicon.events).find(([, { params }]) =>
    params.some((param) => param.endsWith(':card')),
  )!;
  const numbers = event[1].params.map((param) => (param.endsWith(':card') ? humility : 0));
  const named = formatter.event([event[0], ...numbers]).find(({ text }) => text === 'Humility');
  expect(named?.card).toMatch(/^hellas\/[apz]\d$/);
  const [first] = formatter.question(['DiscardCard', {}]);
  expect(first).toEqual({ text: 'Humility', card: named?.card });
});

describe('where a card stands', () => {
  const card = { width: 368, height: 220 };
  const screens = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 900, height: 500 },
  ];
  const anchors: Rect[] = [0, 0.2, 0.5, 0.8, 0.95].flatMap((u) =>
    [0, 0.2, 0.5, 0.8, 0.95].flatMap((v) => [
      { left: u * 900, top: v * 500, width: 44, height: 20 },
      { left: u * 400, top: v * 460, width: 480, height: 40 },
    ]),
  );

  test.each(screens)('it never covers what it tells about on $width × $height, and stays in sight', (screen) => {
    for (const anchor of anchors) {
      const { left, top, maxHeight } = placeBeside(anchor, card, screen);
      const high = Math.min(card.height, maxHeight);
      const apart =
        left >= anchor.left + anchor.width ||
        left + card.width <= anchor.left ||
        top >= anchor.top + anchor.height ||
        top + high <= anchor.top;
      expect(apart, JSON.stringify({ anchor, left, top, high })).toBe(true);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + card.width).toBeLessThanOrEqual(screen.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + high).toBeLessThanOrEqual(screen.height);
    }
  });
});

test('the card of a god stands below the row of gods, and hides none of them', () => {
  const god = { left: 400, top: 80, width: 170, height: 110 };
  const at = placeBeside(god, { width: 368, height: 220 }, { width: 1440, height: 900 }, true);
  expect(at.top).toBeGreaterThanOrEqual(god.top + god.height);
});

describe('names in a text', () => {
  let english: Texts;
  beforeAll(async () => {
    english = await texts('en', 'language', 'hellas');
  });

  it('are cut out, each once', () => {
    const names = cardNames('hellas', english);
    const pieces = new NameFinder(names).cut('Play Beachhead, never Beachheads; Beachhead again. Zeus.', new Set());
    expect(pieces).toEqual([
      'Play ',
      { text: 'Beachhead', id: 'hellas/a2' },
      ', never Beachheads; Beachhead again. ',
      { text: 'Zeus', id: 'gods/zeus' },
      '.',
    ]);
  });

  it('are those of the title alone', () => {
    expect(cardNames('hellas', english).size).toBe(22);
    expect(new NameFinder(new Map()).cut('Beachhead', new Set())).toEqual(['Beachhead']);
  });
});
