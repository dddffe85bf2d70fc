import type { ChairData } from '../src/protocol/messages';
import { describe, expect, it } from 'vitest';
import { Reader } from '../src/answer/phrase';
import { botName } from '../src/pages/lobby/titles';
import { routeOf } from '../src/route.svelte';
import { examplesIn, wokenBy } from '../src/table/order';
import { Formatter, plainText } from '../src/words/formatter';
import { languageFor } from '../src/words/texts';
import { TITLES, fixture, texts } from './fixtures';

async function formatter(title: string): Promise<Formatter> {
  const { lexicon, last } = fixture(title);
  return new Formatter(lexicon, await texts('en', title, 'phrases', 'page'), () => last.whole!.table.chairs);
}

describe('sentences', () => {
  it.each(TITLES)('of %s are made for every event of a game, with names and without gaps', async (title) => {
    const says = await formatter(title);
    const { messages } = fixture(title);
    for (const event of messages.flatMap(({ events }) => events)) {
      const sentence = plainText(says.event(event));
      expect(sentence).toMatch(/[.!?:]$/);
      expect(sentence).not.toMatch(/\{|\$|undefined|-event-/);
    }
  });

  it.each(TITLES)('of %s ask every question of a game', async (title) => {
    const says = await formatter(title);
    for (const { message } of fixture(title).moments) {
      const question = plainText(says.question(message.whole!.game!.agenda[0]));
      expect(question).toMatch(/\?/);
      expect(question).not.toMatch(/\{|\$|-ask-/);
    }
  });

  it('name people, and say which words name things', async () => {
    const says = await formatter('classic');
    const pieces = says.event(['income-paid', 1, 2]);
    expect(pieces[0]).toEqual({ text: 'Bruno', domain: 'seat', word: 'p2', shown: [1] });
  });

  it('begin with the colour that acts, where one person plays several', async () => {
    const says = await formatter('legendary');
    const duel = new Formatter({ ...says.lexicon, factions: [says.lexicon.factions.flat()] }, says.texts);
    expect(plainText(says.question(['TakeTurn', {}], 1))).toBe('What do you do?');
    expect(plainText(duel.question(['TakeTurn', {}], 1))).toBe(`${duel.name('faction', 1)} – What do you do?`);
    expect(duel.question(['TakeTurn', {}], 1)[0]!.shown).toEqual([1]);
    expect(plainText(duel.question(['FoundMetropolis', { who: 2 }], 1))).not.toContain(duel.name('faction', 1));
  });

  it('know who plays together', async () => {
    const says = await formatter('legendary');
    const paired = new Formatter({ ...says.lexicon, sides: [0, 1, 1, 0] }, says.texts);
    expect(paired.mates(0)).toEqual(paired.identities(3));
    expect(new Formatter({ ...says.lexicon, sides: [0, 1, 2, 3] }, says.texts).mates(0)).toEqual([]);
  });

  it('tell why a standing order woke its owner', async () => {
    const says = await formatter('legendary');
    expect(wokenBy('reached athena 6', says)).toBe('Your standing order wakes you: the offer to Athena has reached 6.');
    expect(wokenBy('none-fits', says)).toMatch(/^None of the gods/);
  });

  it.each(['en', 'it'] as const)('explain every example of a standing order in %s', async (language) => {
    const spoken = await texts(language, 'page');
    for (const title of ['classic', 'legendary', 'hellas'])
      for (const { words, what } of examplesIn(spoken.say(`page-order-examples-${title}`))) {
        expect(words).toMatch(/^[a-z0-9 ,]+$/);
        expect(what).toMatch(/\.$/);
      }
  });

  it('call a side by who is alone on it', async () => {
    expect(plainText((await formatter('legendary')).event(['offers-paid', 1, 4]))).toBe(
      'The offerings of Bruno cost 4 gold.',
    );
  });

  it('call partners by their names, and a bot among them by its colour', async () => {
    const { lexicon, texts: spoken } = await formatter('legendary');
    const chairs = [{ name: 'Anna' }, { name: '' }, { name: 'Carla' }, { name: '' }] as ChairData[];
    const paired = { ...lexicon, sides: [0, 0, 1, 1] };
    const says = new Formatter(paired, spoken, () => chairs);
    expect(plainText(says.event(['offers-paid', 0, 4]))).toContain(`Anna and ${says.person(1)} cost`);
    const bots = new Formatter(paired, spoken, () => chairs.map((chair) => ({ ...chair, name: '' })));
    expect(plainText(bots.event(['offers-paid', 0, 4]))).not.toContain('Anna');
  });
});

describe('phrases', () => {
  it.each(['classic', 'legendary', 'hellas'])('of %s all read as sentences, and their verbs too', async (title) => {
    const says = await formatter(title);
    const { lexicon, options } = fixture(title);
    const nature = /^(marker|god|draw|roll|order|hero|token|tile|pick \{x:place\})\b/;
    for (const frame of Object.values(lexicon.phrases).flat())
      if (!nature.test(frame)) expect(says.verb(frame), frame).not.toMatch(/-say-/);
    const reader = new Reader(lexicon);
    for (const phrase of options.flat()) expect(says.phrase(reader.read(phrase))).toMatch(/^[^{}$]+$/);
  });

  it('are told with the names of things', async () => {
    const says = await formatter('classic');
    const reader = new Reader(says.lexicon);
    expect(says.phrase(reader.read('bid ares 3'))).toBe('Offer 3 gold to Ares');
    expect(says.phrase(reader.read('sail d6 > d5 1'))).toBe('Sail with 1 fleet from sea D6 to sea D5');
    expect(says.counted('bid {x:god} {n}', 'n')).toBe('Gold');
    expect(says.verb('end turn')).toBe('End the turn');
  });

  it.each(['classic', 'legendary'])(
    'of %s name the creature in a slot, but not for what was said in the past',
    async (title) => {
      const { lexicon, texts } = await formatter(title);
      const says = new Formatter(
        lexicon,
        texts,
        () => [],
        () => '',
        () => ({ 'slot:2': 'the Giant' }),
      );
      const reader = new Reader(lexicon);
      expect(says.phrase(reader.read('buy 2'))).toBe('Buy the Giant');
      expect(says.phrase(reader.read('buy 3'))).toBe('Buy the creature in place 3');
      expect(says.phrase(reader.read('buy 2'), {})).toBe('Buy the creature in place 2');
      expect(says.meaning('slot', '2')).toBe('the Giant');
    },
  );

  it('are told by what they mean just now', async () => {
    const { lexicon, texts } = await formatter('classic');
    const says = new Formatter(
      lexicon,
      texts,
      () => [],
      () => '',
      () => ({ 'recruit card': 'Take a priest' }),
    );
    const reader = new Reader(lexicon);
    expect(says.phrase(reader.read('recruit card'))).toBe('Take a priest');
    expect(says.verb('recruit card')).toBe('Take a priest');
  });

  it('end with who has won', async () => {
    const says = await formatter('classic');
    expect(says.outcome({ how: 'played', places: [2, 1, 3] })).toBe('The game is over: Bruno has won.');
    expect(says.outcome(null)).toBe('The game is over');
  });

  it('without a choice are their own verbs', async () => {
    expect((await formatter('legendary')).verb('recruit philosopher')).toBe('Recruit a philosopher');
  });

  it('of a title without messages are its words, by their names', async () => {
    const says = await formatter('toy');
    const reader = new Reader(says.lexicon);
    expect(says.phrase(reader.read('bid crane 2'))).toBe('Bid the crane 2');
    expect(says.verb('let it be')).toBe('Let it be');
  });
});

it.each(['novice', 'settler', 'uniform'])('the level %s of a bot has an Italian name at the table', async (level) => {
  const page = await texts('it', 'page');
  const said = page.say('page-bot', { level: botName(page, level) });
  expect(said).toMatch(/^bot, /);
  expect(said).not.toContain(level);
});

it('languages are chosen by what the reader wants', () => {
  expect(languageFor(['de-AT', 'it-CH'])).toBe('it');
  expect(languageFor(['fr'])).toBe('en');
});

it('paths name pages', () => {
  expect(routeOf('/').page).toBe('lobby');
  expect(routeOf('/game/k7')).toMatchObject({ page: 'table', game: 'k7' });
  expect(routeOf('/game/k7/after')).toMatchObject({ page: 'after', game: 'k7' });
  expect(routeOf('/rules/hellas', '#H-3.4')).toMatchObject({ page: 'rules', title: 'hellas', clause: 'H-3.4' });
  expect(routeOf('/nowhere').page).toBe('missing');
});
