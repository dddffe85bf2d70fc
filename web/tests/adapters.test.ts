/** Everything in a view stands on the map, counted: sums of markers are sums of fields. */
import type { GeometryData } from '../src/protocol/replies';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADAPTERS, calledIn } from '../src/games';
import { heading } from '../src/games/reading';
import { fieldsOf as classicFields } from '../src/games/classic/position';
import { fieldsOf as hellasFields } from '../src/games/hellas/position';
import { redistribution } from '../src/games/hellas/redistribution';
import { fieldsOf as legendaryFields } from '../src/games/legendary/position';
import { hasIcon } from '../src/board/icons';
import type { Context, GameView, Marker, Scene } from '../src/scene';
import { Formatter } from '../src/words/formatter';
import type { Texts } from '../src/words/texts';
import { fixture, texts } from './fixtures';

interface Moment {
  view: GameView;
  geometry: GeometryData;
  scene: Scene;
  said: string[];
}

async function moments(title: string): Promise<Moment[]> {
  const known = fixture(title);
  const spoken = await texts('en', 'language', title, 'board');
  return known.moments.map(({ message, geometry }) => {
    const view = message.whole!.game!;
    const said: string[] = [];
    const scene = ADAPTERS[title]!.scene(view, context(known.lexicon, geometry!, message, spoken, said));
    return { view, geometry: geometry!, scene, said };
  });
}

function context(
  lexicon: Context['lexicon'],
  geometry: GeometryData,
  message: { events: Context['events']; whole?: { table: Context['table'] } },
  spoken: Texts,
  said: string[],
  offers: Context['offers'] = [],
  income: Context['income'] = [],
): Context {
  const formatter = new Formatter(lexicon, spoken, () => message.whole!.table.chairs);
  const text: Context['text'] = (id, values) => {
    said.push(id);
    return spoken.say(id, values);
  };
  return {
    lexicon,
    geometry,
    table: message.whole!.table,
    events: message.events,
    offers,
    income,
    text,
    has: (id) => spoken.has(id),
    name: (domain, which) => formatter.name(domain, which),
    noun: (domain, which) => formatter.noun(domain, which),
    called: (id, values) => formatter.texts.name(id, values),
    person: (seat) => formatter.person(seat),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const counted = (markers: Marker[], icon: string) =>
  sum(markers.filter((marker) => marker.icon === icon).map(({ count }) => count ?? 0));
const numbered = (markers: Marker[], prefix: string) => markers.filter(({ id }) => id.startsWith(prefix)).length;

describe.each(['classic', 'legendary', 'hellas'])('%s', (title) => {
  let all: Moment[] = [];
  beforeAll(async () => {
    all = await moments(title);
  });

  test('there are positions to look at, and they differ', () => {
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(({ scene }) => JSON.stringify(scene.markers))).size).toBeGreaterThan(3);
  });

  test('every marker has an id of its own, a place on the map and a drawing', () => {
    for (const { scene, geometry } of all) {
      const [left, top, width, height] = geometry.box;
      expect(new Set(scene.markers.map(({ id }) => id)).size).toBe(scene.markers.length);
      for (const { at, icon, kind, area } of scene.markers) {
        expect(at[0] >= left && at[0] <= left + width && at[1] >= top && at[1] <= top + height).toBe(true);
        expect(kind === 'slot' || kind === 'arrow' || hasIcon(icon), icon).toBe(true);
        expect(geometry.areas.some(({ word }) => word === area)).toBe(true);
      }
    }
  });

  test('every area of the board is told about', () => {
    for (const { scene, geometry } of all) {
      const told = new Set(scene.areas.map(({ word }) => word));
      expect(geometry.areas.filter(({ word }) => !told.has(word))).toEqual([]);
      expect(
        scene.areas.every(({ title: name, lines }) => name.length > 0 && lines.every((line) => line.length > 0)),
      ).toBe(true);
    }
  });

  test('whatever is said has a message', () => {
    for (const { said, scene } of all) {
      expect(said.length).toBeGreaterThan(20);
      expect(JSON.stringify(scene)).not.toContain('"board-');
    }
  });

  test('every card has a picture, a name and a text', () => {
    for (const { scene } of all) {
      const cards = [
        ...scene.panels.flatMap(({ slots }) => slots.flatMap(({ card }) => card ?? [])),
        ...scene.seats.flatMap(({ cards: own }) => own),
      ];
      for (const card of cards) {
        expect(hasIcon(card.icon), card.icon).toBe(true);
        expect(card.lines.length === 1 || card.icon.includes('back-'), card.name).toBe(true);
      }
    }
  });

  test('whoever is asked is marked', () => {
    for (const { scene, view } of all)
      expect(scene.seats.filter(({ asked }) => asked).map(({ seat }) => seat)).toEqual(
        view.who === null || view.who < 0 ? [] : [view.who],
      );
  });
});

/** A view of Classic with the Kraken in a sea, and Polyphemus on an island. */
test('Classic: seas that no fleet may enter are closed, and others are not', async () => {
  const known = fixture('classic');
  const { message, geometry } = known.moments[0]!;
  const spoken = await texts('en', 'language', 'classic', 'board');
  const view = structuredClone(message.whole!.game!);
  const [seas, figures] = ['sea', 'figure'].map((domain) => known.lexicon.domains[domain]!.words!);
  const fields = classicFields(view);
  fields.kraken = 0;
  fields.figure_island[figures!.indexOf('polyphemus')] = 1;
  const scene = ADAPTERS['classic']!.scene(view, context(known.lexicon, geometry!, message, spoken, []));
  const around = geometry!.areas[1]!.near.filter((word) => seas!.includes(word));
  const closed = scene.areas.flatMap((area) => (area.closed ? [area.word] : []));
  expect(around.length).toBeGreaterThan(2);
  expect(closed.sort()).toEqual([...new Set([seas![0], ...around])].sort());
});

test.each(['classic', 'legendary'])('%s: every building tells what it does', async (title) => {
  const built = (await moments(title)).flatMap(({ scene }) => scene.markers.filter(({ kind }) => kind === 'building'));
  expect(built.length).toBeGreaterThan(5);
  for (const marker of built)
    expect([marker.lines?.length, marker.clause !== undefined], marker.title).toEqual([1, true]);
});

test('Classic: troops, fleets, buildings and prosperity', async () => {
  for (const { view, scene } of await moments('classic')) {
    const fields = classicFields(view);
    const built = sum(fields.sites) + fields.metropolis.filter(Boolean).length;
    expect(counted(scene.markers, 'units/troop') + counted(scene.markers, 'units/fleet')).toBe(
      sum(fields.troops) + sum(fields.fleets) + fields.attackers,
    );
    expect(numbered(scene.markers, 'building-') + numbered(scene.markers, 'metropolis-')).toBe(built);
    expect(counted(scene.markers, 'symbols/cornucopia')).toBe(sum(fields.prosperity));
  }
});

test('Legendary: troops, mercenaries, fleets, buildings, heroes, figures and prosperity', async () => {
  for (const { view, scene, geometry } of await moments('legendary')) {
    const fields = legendaryFields(view);
    const units = ['units/troop', 'units/fleet', 'units/mercenary'].map((icon) => counted(scene.markers, icon));
    expect(sum(units)).toBe(
      sum(fields.troops) +
        sum(fields.fleets) +
        sum(fields.mercenaries) +
        fields.attack_troops +
        fields.attack_mercenaries,
    );
    expect(numbered(scene.markers, 'building-')).toBe(
      fields.building.slice(0, geometry.sites.length).filter((kind) => kind >= 0).length,
    );
    expect(numbered(scene.markers, 'hero-')).toBe(fields.hero_place.filter((place) => place === 3).length);
    expect(numbered(scene.markers, 'figure-')).toBe(fields.figure_area.filter((area) => area >= 0).length);
    expect(counted(scene.markers, 'symbols/cornucopia')).toBe(sum(fields.prosperity));
  }
});

test('Hellas: Greeks, ships and cards', async () => {
  for (const { view, scene } of await moments('hellas')) {
    const fields = hellasFields(view);
    expect(counted(scene.markers, 'units/greek')).toBe(
      sum(fields.greeks) + (fields.target >= 0 ? sum(fields.sent) : 0),
    );
    expect(counted(scene.markers, 'units/ship')).toBe(sum(fields.ships));
    const held = [fields.poseidon, fields.zeus, fields.ares].flatMap(({ places }) =>
      places.slice(3).map((lying) => (Array.isArray(lying) ? sum(lying) : lying)),
    );
    expect(sum(scene.seats.map(({ cards }) => cards.length))).toBe(sum(held));
  }
});

test('a creature on the track is called by its name', async () => {
  for (const title of ['classic', 'legendary'])
    for (const { scene } of await moments(title)) {
      const track = scene.panels.find(({ id }) => id === 'creatures')!.slots.flatMap(({ card }) => card ?? []);
      const bought = track.filter(({ domain }) => domain === 'slot');
      expect(bought.map(({ word }) => `slot:${word}` in scene.meant!)).not.toContain(false);
      for (const { word, name } of bought)
        expect(String(scene.meant![`slot:${word}`]).toLowerCase()).toContain(name.toLowerCase());
    }
});

test('every god of Legendary shows what it gives, and a bidder what they have', async () => {
  const all = await moments('legendary');
  for (const { scene } of all)
    for (const { gives } of scene.panels.find(({ kind }) => kind === 'auction')!.slots) {
      expect(gives).not.toHaveLength(0);
      for (const icon of gives!) expect(hasIcon(icon), icon).toBe(true);
    }
  const bidding = all.filter(({ view }) => view.agenda[0]?.[0] === 'PlacePawn');
  expect(bidding.length).toBeGreaterThan(0);
  for (const { said } of bidding) expect(said).toContain('board-purse');
});

test('the creature that Zeus shows is played or put back by its name', async () => {
  const { lexicon, moments: known } = fixture('legendary');
  const spoken = await texts('en', 'language', 'legendary', 'board');
  const { message, geometry } = known[0]!;
  const view = message.whole!.game!;
  const giant = lexicon.domains['creature']!.words!.indexOf('giant');
  const top = lexicon.domains['card_place']!.words!.indexOf('top');
  const { creatures } = legendaryFields(view);
  const shown = lexicon.domains['creature']!.words!.map((_, i) => Number(i === giant));
  const places = creatures.places.map((lying, i) => (i === top ? shown : lying));
  const seen = { ...view, fields: { ...view.fields, creatures: { ...creatures, places } } };
  const meant = (agenda: GameView['agenda']) =>
    ADAPTERS['legendary']!.scene({ ...seen, agenda }, context(lexicon, geometry!, message, spoken, [])).meant!;
  expect(meant([['PlayOrReturn', { who: 0 }]])).toMatchObject({
    play: 'Play the Giant for 1 gold',
    return: 'Put the Giant back',
  });
  expect(meant([['TakeTurn', {}]])).not.toHaveProperty('play');
});

test('what a partner has promised cannot be offered again', async () => {
  const { lexicon, moments: known } = fixture('legendary');
  const spoken = await texts('en', 'language', 'legendary', 'board');
  const { message, geometry } = known.find((one) => one.message.whole!.game!.agenda[0]?.[0] === 'PlacePawn')!;
  const view = message.whole!.game!;
  const [you, mate] = [view.viewer, (view.viewer + 1) % lexicon.sides.length];
  const fields = legendaryFields(view);
  const pawn = fields.pawn.map((_, god) => (god === 0 ? mate : -1));
  const amount = fields.amount.map((_, god) => (god === 0 ? 7 : 0));
  const priestesses = lexicon.sides.map((_, who) => (who === mate ? 2 : 0));
  const gold = [[12], ...fields.gold.slice(1)];
  const partners = { ...lexicon, sides: lexicon.sides.map((_, seat) => (seat === you || seat === mate ? 0 : 1)) };
  const [faction, god] = [lexicon.domains['faction']!.words![mate]!, lexicon.domains['god']!.words![0]!];
  const offers = [
    { who: faction, god, price: 5 },
    { who: faction, god: lexicon.domains['god']!.words![1]!, price: 3 },
  ];
  const scene = ADAPTERS['legendary']!.scene(
    { ...view, fields: { ...view.fields, pawn, amount, priestesses, gold } },
    context(partners, geometry!, message, spoken, [], offers),
  );
  const told = scene.panels
    .find(({ kind }) => kind === 'auction')!
    .notes!.map(({ label, seats }) => ({ label, seats }));
  expect(told).toContainEqual({ label: '7 gold to offer', seats: [you] });
  expect(told).toContainEqual({ label: '5 gold of this purse promised', seats: [mate] });
});

test.each([
  ['the Minotaur', 'Minotaur'],
  ['il Minotauro', 'Minotauro'],
  ['l’Idra', 'Idra'],
  ['le Graie', 'Graie'],
  ['Ippolita', 'Ippolita'],
])('a card is headed without an article: %s', async (name, headed) => {
  const spoken = await texts(name.startsWith('the ') ? 'en' : 'it', 'language');
  expect(heading({ text: (id) => spoken.say(id) }, name)).toBe(headed);
});

test('Hellas: free places are told by a tile that they touch, the dolphin first', async () => {
  const known = fixture('hellas');
  const spoken = await texts('en', 'language', 'hellas', 'board');
  const spots = known.lexicon.domains['spot']!.words!;
  const laid = { spot: ['0,0', '1,0', '2,0'].map((word) => spots.indexOf(word)) };
  const view = { ...known.moments[0]!.message.whole!.game!, fields: laid } as unknown as GameView;
  const formatter = new Formatter(
    known.lexicon,
    spoken,
    () => [],
    calledIn(() => view),
  );
  expect(['0,1', '2,-1', '2,1', '3,0'].map((word) => formatter.name('spot', word))).toEqual([
    'the place south-east of the dolphin',
    `the place north-east of ${formatter.name('tile', 1)}`,
    `the place south-east of ${formatter.name('tile', 2)}`,
    `the place east of ${formatter.name('tile', 2)}`,
  ]);
  expect(formatter.name('spot', '-4,0')).toBe(known.lexicon.domains['spot']!.names![spots.indexOf('-4,0')]);
});

test('Hellas: into a gained city others send, and nothing comes out of it', async () => {
  const { view } = (await moments('hellas')).at(-1)!;
  const fields = { ...view.fields, owner: [-1, 0, 0, 0, 1], greeks: [0, 2, 1, 3, 1], ships: [0, 1, 0, 2, 0] };
  const known = fixture('hellas');
  const message = known.moments.at(-1)!.message as Parameters<typeof context>[2];
  const ctx = context(
    known.lexicon,
    known.geometry!,
    message,
    await texts('en', 'language', 'hellas', 'board', 'phrases'),
    [],
  );
  const asked = { ...view, fields, agenda: [['RegroupInto', { city: 2 }]], who: 0, viewer: 0, options: ['regroup'] };
  const pieces = redistribution(asked as unknown as GameView, ctx)!;
  const counts = [
    [1, 1],
    [2, 2],
    [3, 0],
  ];
  expect(pieces.phrases(counts)).toEqual(['regroup', 'send t01 1 0', 'send t03 0 2']);
  expect(pieces.fits(counts)).toBe(true);
  expect(
    pieces.fits([
      [3, 1],
      [0, 0],
      [3, 2],
    ]),
  ).toBe(false);
  expect(hellasFields(pieces.laid(counts)).greeks).toEqual([0, 1, 2, 3, 1]);
});

describe('the goal', () => {
  test.each(['classic', 'legendary', 'hellas'])('of %s is told with what every side has of it', async (title) => {
    for (const { scene } of await moments(title)) {
      const { count } = fixture(title).lexicon.facts.goal!;
      expect(scene.goal!.count).toBe(count);
      expect(scene.goal!.title).toContain(String(count));
      const icon = title === 'hellas' ? 'hellas/city' : 'buildings/metropolis';
      const rows = scene.seats.flatMap((seat) => seat.rows.filter((row) => row.icon === icon));
      const had = rows.reduce((sum, { value }) => sum + Number(value), 0);
      expect(scene.goal!.sides.reduce((sum, side) => sum + side.count, 0)).toBe(had);
      expect(scene.goal!.sides.flatMap(({ identities }) => identities).length).toBe(scene.identities!.length);
    }
  });

  // “Turn 400 is the last” stood in the line from the first minute.
  test('of Hellas is told with its last turn only when that is near', async () => {
    const { lexicon, moments } = fixture('hellas');
    const spoken = await texts('en', 'language', 'hellas', 'board');
    const { message, geometry } = moments.at(-1)!;
    const told = (turn: number) => {
      const view = { ...message.whole!.game!, fields: { ...message.whole!.game!.fields, turn } };
      return ADAPTERS['hellas']!.scene(view, context(lexicon, geometry!, message, spoken, [])).goal!.title;
    };
    const { last, told_from } = lexicon.facts.goal!;
    expect(last).toBeGreaterThan(told_from);
    expect(told(told_from - 1)).not.toContain(String(last));
    expect(told(told_from)).toContain(String(last));
  });
});
