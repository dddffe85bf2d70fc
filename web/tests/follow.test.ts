import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView, StateMessage } from '../src/protocol/messages';
import { flightsOf, placesOf } from '../src/follow/motion-plan';
import { meanwhile, recapOf, seatOf } from '../src/follow/recap';
import { SOUNDS } from '../src/follow/sound';
import { blended, cueOf, stepsOf } from '../src/follow/steps';
import { ADAPTERS } from '../src/games';
import { verdictOf } from '../src/games/reading';
import { hasIcon } from '../src/board/icons';
import { Listener } from '../src/net/listener';
import { fixture } from './fixtures';

const TITLES = ['classic', 'legendary', 'hellas'] as const;
const games = Object.fromEntries(TITLES.map((title) => [title, fixture(title)]));

/** What a page has heard of the game of a title: by message the new events and the view behind them. */
function heardOf(title: string): { events: GameEvent[]; view: GameView; told: number }[] {
  const listener = new Listener();
  return games[title]!.messages.flatMap((message: StateMessage) => {
    const before = listener.missing + listener.events.length;
    expect(listener.hear(message)).toBe('fine');
    const view = listener.frame?.game;
    return view ? [{ events: listener.events.slice(before - listener.missing), view, told: before }] : [];
  });
}

/** An event by the names of its words: `offer-made blu ares 3`. */
function event(title: string, said: string): GameEvent {
  const [name, ...words] = said.split(' ');
  const { events, domains } = games[title]!.lexicon;
  const params = events[name!]?.params;
  if (!params) throw new Error(`${title} has no event ${name!}`);
  return [
    name!,
    ...words.map((word, i) => {
      const domain = params[i]?.split(':')[1];
      return domain ? domains[domain]!.words!.indexOf(word) : Number(word);
    }),
  ];
}

describe.each(TITLES)('the choreography of %s', (title) => {
  const { lexicon } = games[title]!;
  const { cues, begins, opens } = ADAPTERS[title]!.choreography!;

  it('names only events, parameters, fields and pictures that there are', () => {
    const fields = new Set(Object.keys(heardOf(title).at(-1)!.view.fields));
    for (const name of [...Object.keys(cues), ...begins, ...opens]) expect(Object.keys(lexicon.events)).toContain(name);
    for (const [name, cue] of Object.entries(cues)) {
      const params = lexicon.events[name]!.params.map((param) => param.split(':')[0]);
      for (const field of cue.reveals ?? []) expect(fields).toContain(field);
      if (cue.sound) expect(Object.keys(SOUNDS)).toContain(cue.sound);
      const { kind: _, icon, ...named } = { icon: '', ...cue.motion } as Record<string, string>;
      for (const param of Object.values(named)) expect(params, name).toContain(param);
      if (icon && !icon.includes('{')) expect(hasIcon(icon), icon).toBe(true);
    }
  });

  it('is followed to the last event and view of every message', () => {
    for (const { events, view, told } of heardOf(title)) {
      const steps = stepsOf(events, told, view, ADAPTERS[title]!.choreography);
      expect(steps.flatMap((step) => step.events)).toEqual(events);
      expect(steps.at(-1)!.told).toBe(told + events.length);
      expect(steps.filter(({ after }) => after).map(({ after }) => after)).toEqual([view]);
    }
  });

  it('moves pictures that there are, and never to nobody', () => {
    for (const { events } of heardOf(title))
      for (const one of events)
        for (const { icon, from, to, lag } of flightsOf(one, cueOf(ADAPTERS[title]!.choreography, one), lexicon)) {
          if (icon) expect(hasIcon(icon), icon).toBe(true);
          expect(lag).toBeLessThan(0.6);
          for (const spot of [from, to]) expect(Object.values(spot)[0]).not.toMatch(/(^|:)$/);
        }
  });

  it('has lines about all turns, each with something to tell', () => {
    const all = heardOf(title).flatMap(({ events }) => events);
    const lines = recapOf(all, lexicon, ADAPTERS[title]!.choreography);
    const turns = all.filter(([name]) => begins.includes(name));

    expect(lines.length).toBeGreaterThanOrEqual(turns.length / 2);
    for (const { telling, events } of lines) {
      expect(telling.length).toBeGreaterThan(0);
      expect(telling.length).toBeLessThanOrEqual(2);
      for (const one of telling) expect(events).toContain(one);
    }
  });
});

describe('steps', () => {
  it('a new cycle comes part by part', () => {
    const cycle = heardOf('legendary').find(({ events }) => events.some(([name]) => name === 'gods-turned'))!;
    const steps = stepsOf(cycle.events, cycle.told, cycle.view, ADAPTERS['legendary']!.choreography);
    const first = steps.findIndex(({ events }) => events[0]![0] === 'cycle-began');
    const parts = steps.slice(first).map(({ events }) => new Set(events.map(([name]) => name)));

    expect(parts.length).toBeGreaterThanOrEqual(4);
    expect(parts.some((part) => part.has('creature-appeared') && !part.has('income-paid'))).toBe(true);
    const income = steps.find(({ events }) => events[0]![0] === 'income-paid')!;
    expect(income.events).toHaveLength(4);
    expect(income.reveals).toContain('gold');
  });

  it('some fields are shown before the others, and nobody is asked meanwhile', () => {
    const heard = heardOf('legendary');
    const [before, after] = [heard.at(-2)!, heard.at(-1)!];
    const ahead = { ...after.view, fields: { ...after.view.fields, cycle: 99, god: 77 } };
    const shown = blended(before.view, ahead, ['cycle', 'no such field']);

    expect(shown.fields['cycle']).toBe(99);
    expect(shown.fields['god']).toBe(before.view.fields['god']);
    expect(Object.keys(shown.fields)).toEqual(Object.keys(before.view.fields));
    expect(shown.options).toBeNull();
  });
});

describe('what moves', () => {
  const flights = (title: string, said: string) => {
    const one = event(title, said);
    return flightsOf(one, cueOf(ADAPTERS[title]!.choreography, one), games[title]!.lexicon);
  };

  it('ships sail from sea to sea, in their colour and number', () => {
    const [flight, ...others] = flights('legendary', 'fleets-sailed red trianda lakki 3');

    expect(others).toEqual([]);
    expect(flight).toMatchObject({ icon: 'units/fleet', seat: 1, count: 3 });
    expect([flight!.from, flight!.to]).toEqual([{ place: 'trianda' }, { place: 'lakki' }]);
  });

  it('an outbid pawn bumps and goes home', () => {
    expect(flights('legendary', 'offer-lost grn zeus').map(({ manner, to }) => [manner, to])).toEqual([
      ['bump', { spot: 'god:zeus' }],
      ['hop', { spot: 'seat:2' }],
    ]);
  });

  it('income is a few coins, whatever the sum, and none where there is none', () => {
    expect(flights('classic', 'income-paid p2 3')).toHaveLength(3);
    expect(flights('classic', 'income-paid p2 30')).toHaveLength(5);
    expect(flights('classic', 'income-paid p2 0')).toEqual([]);
    expect(flights('classic', 'income-paid p2 1')[0]!.to).toEqual({ spot: 'purse:1' });
  });

  it('a building is drawn as what it is', () => {
    expect(flights('legendary', 'building-built red university lindos-1')[0]!.icon).toBe('buildings/university');
    expect(flights('classic', 'building-built p1 port-s i01')[0]!.icon).toBe('buildings/port');
    expect(flights('hellas', 'piece-put orange ship t04')[0]!.icon).toBe('units/ship');
  });

  it('the map goes to the places that an event names, and only to those', () => {
    const { lexicon } = games['legendary']!;
    const one = event('legendary', 'units-marched red lindos patmos 2');

    expect(placesOf(one, lexicon, () => true)).toEqual(['red', 'lindos', 'patmos']);
    expect(placesOf(one, lexicon, (word) => word !== 'red')).toEqual(['lindos', 'patmos']);
  });
});

describe('the recap', () => {
  const recap = (title: string, ...said: string[]) =>
    recapOf(
      said.map((one) => event(title, one)),
      games[title]!.lexicon,
      ADAPTERS[title]!.choreography,
    );

  it('has one line for every turn, with what weighs most in it', () => {
    const lines = recap(
      'legendary',
      'turn-began red ares',
      'troop-recruited red lindos 0',
      'units-marched red lindos patmos 2',
      'land-battle-began red grn patmos',
      'dice-rolled 1 2 3 4',
      'land-captured red grn patmos',
      'turn-ended red',
      'turn-began grn zeus',
      'priestess-taken grn 0',
      'turn-ended grn',
    );

    expect(lines.map(({ seat, events }) => [seat, events.length])).toEqual([
      [1, 7],
      [2, 3],
    ]);
    expect(lines[0]!.telling.map(([name]) => name)).toEqual(['land-battle-began', 'land-captured']);
    expect(lines[1]!.telling.map(([name]) => name)).toContain('priestess-taken');
  });

  // A tile that had only one place was laid for its owner, and nobody said so.
  it('tells what was done for somebody since nothing else was possible, and not what they chose', () => {
    const { lexicon } = games['hellas']!;
    const lines = meanwhile(
      [
        'tile-laid white t08 0',
        'tile-drawn orange t06',
        'tile-laid orange t06 0',
        'tile-drawn white t02',
        'tile-laid white t02 0',
        'tile-laid orange t10 0',
        'turn-began white 1',
      ].map((one) => event('hellas', one)),
      0,
      lexicon,
      ADAPTERS['hellas']!.choreography,
    );

    expect(lines.map(({ seat, telling }) => [seat, telling.map(([name, , tile]) => `${name} ${tile}`)])).toEqual([
      [1, ['tile-laid 6', 'tile-laid 10']],
      [0, ['tile-drawn 2', 'tile-laid 2']],
    ]);
  });

  it('names the tile that was laid before the pieces that came onto it', () => {
    const [line] = recap(
      'hellas',
      'turn-began orange 12',
      'action-declared orange voyage',
      'tile-laid orange t14 0',
      'piece-put orange greek t14',
      'card-played orange colonists',
    );

    expect(line!.telling.map(([name]) => name)).toEqual(['tile-laid', 'card-played']);
  });

  it('has one line for everybody while all bid', () => {
    const lines = recap(
      'classic',
      'offer-made p2 ares 1',
      'offer-made p3 ares 2',
      'offer-lost p2 ares',
      'offer-made p2 zeus 1',
    );

    expect(lines.map(({ seat, events }) => [seat, events.length])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('tells colours from the seats that play them', () => {
    const { lexicon } = games['legendary']!;
    const duel = {
      ...lexicon,
      factions: [
        ['blu', 'yel'],
        ['red', 'grn'],
      ],
    };

    expect(seatOf(duel, event('legendary', 'turn-ended yel'))).toBe(0);
    expect(seatOf(duel, event('legendary', 'turn-ended grn'))).toBe(1);
    expect(seatOf(duel, event('legendary', 'cycle-began 2'))).toBeNull();
  });
});

describe('the verdict of a battle', () => {
  const verdict = (title: string, ...said: string[]) => verdictOf(said.map((one) => event(title, one))).verdict;

  it('says who has won and what was lost', () => {
    expect(
      verdict(
        'legendary',
        'dice-rolled 1 2 3 4',
        'troop-lost red patmos',
        'dice-rolled 3 0 5 2',
        'troop-lost red patmos',
        'mercenary-lost grn patmos',
        'land-held grn patmos',
      ),
    ).toEqual({
      winner: 2,
      losses: [
        { seat: 1, icon: 'units/troop', count: 2 },
        { seat: 2, icon: 'units/mercenary', count: 1 },
      ],
    });
    expect(verdict('classic', 'fleet-lost p1 a1', 'fleet-lost p2 a1', 'sea-empty a1')!.winner).toBeNull();
  });

  it('waits until it is decided', () => {
    expect(verdict('classic', 'dice-rolled 1 2 3 4', 'troop-lost p1 i01')).toBeUndefined();
  });
});
