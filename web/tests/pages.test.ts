import type { TermsData } from '../src/protocol/messages';
import type { TableSummary, TitleData } from '../src/protocol/replies';
import { describe, expect, it } from 'vitest';
import { byUrgency, layers, merged } from '../src/pages/lobby/summaries';
import { againstBots, onDevice, PACES, timesOf, withFriends } from '../src/pages/lobby/new-table';
import { inOrder, namedBoards, openOptions, usual } from '../src/pages/lobby/titles';
import { chairsFor, DRAWN, fresh, paceOf, wanted } from '../src/pages/setup/setup';
import { routeOf } from '../src/route.svelte';
import { texts } from './fixtures';

const BOTS = ['novice', 'settler'];
const LEGENDARY: TitleData = {
  name: 'legendary',
  version: 1,
  fewest: 2,
  most: 6,
  variants: [
    ['ffa3', 3, { mode: 'ffa3' }],
    ['ffa4', 4, { mode: 'ffa4' }],
    ['team4', 4, { mode: 'team4' }],
    ['duel', 2, { mode: 'duel' }],
  ],
  boards: ['recommended', 'tb-1'],
  options: [
    { name: 'mode', default: 'by_seats', choices: ['by_seats', 'ffa3', 'ffa4'] },
    { name: 'open_gold', default: 'false', choices: ['false', 'true'] },
    { name: 'max_cycles', default: 'none', choices: [] },
  ],
  bots: BOTS,
};
const HELLAS: TitleData = { ...LEGENDARY, name: 'hellas', most: 2, variants: [['2', 2, {}]], boards: [], options: [] };
const UNKNOWN: TitleData = { ...LEGENDARY, name: 'checkers', boards: ['eight', 'ten'] };

function card(game: string, more: Partial<TableSummary> = {}): TableSummary {
  const chairs = ['Anna', 'Bruno'].map((name) => ({
    kind: 'person' as const,
    name,
    level: '',
    away: false,
    lost: '',
    joined: false,
  }));
  const terms: TermsData = {
    pace: PACES.none,
    out_of_time: 'bot',
    leaver: 'bot',
    level: 'novice',
    spectators: true,
    newcomers: 'invited',
  };
  return {
    game,
    title: 'hellas',
    variant: '2',
    seats: 2,
    board: '',
    options: {},
    phase: 'running',
    created: 1,
    owner: 0,
    public: true,
    asked: null,
    chairs,
    terms,
    ending: null,
    ...more,
  };
}

describe('a title', () => {
  it('is played by four if it can be, each alone before teams', () => {
    expect(usual(LEGENDARY)[0]).toBe('ffa4');
    expect(usual(HELLAS)[0]).toBe('2');
  });

  it('asks for what no way to play has decided', () => {
    expect(openOptions(LEGENDARY).map(({ name }) => name)).toEqual(['open_gold', 'max_cycles']);
  });

  it('shows the boards that have names, or all if none has', async () => {
    const english = await texts('en', 'lobby');
    expect(namedBoards(LEGENDARY, english)).toEqual(['recommended']);
    expect(namedBoards(UNKNOWN, english)).toEqual(['eight', 'ten']);
  });

  it('that nobody knows comes last', async () => {
    const english = await texts('en', 'page');
    const names = inOrder([UNKNOWN, HELLAS, LEGENDARY], english).map(({ name }) => name);
    expect(names).toEqual(['legendary', 'hellas', 'checkers']);
  });
});

describe('a new table', () => {
  it('against bots begins at once', () => {
    const bot = { kind: 'bot', level: 'settler' };
    const table = againstBots(LEGENDARY, usual(LEGENDARY), 'settler', 'Anna');
    expect(table).toMatchObject({ seats: 4, options: { mode: 'ffa4' }, start: true, public: false });
    expect(table.chairs).toEqual([{ kind: 'me', name: 'Anna' }, bot, bot, bot]);
  });

  it('with friends waits for them', () => {
    const table = withFriends(HELLAS, usual(HELLAS), 'Anna', PACES.post, true);
    expect(table).toMatchObject({ start: false, public: true, terms: { pace: { kind: 'post' } } });
    expect(table.chairs.map(({ kind }) => kind)).toEqual(['me', 'open']);
  });

  it('on one device has bots where no names are', () => {
    const table = onDevice(LEGENDARY, usual(LEGENDARY), ['Anna', ' ', 'Chloe'], 'novice');
    expect(table.chairs.map(({ kind }) => kind)).toEqual(['me', 'bot', 'me', 'bot']);
  });

  it('sends only what differs from the usual', () => {
    const chosen = { ...fresh(LEGENDARY, 'Anna'), options: { open_gold: 'false', max_cycles: '9' }, board: DRAWN };
    expect(wanted(LEGENDARY, chosen)).toMatchObject({
      options: { max_cycles: '9', mode: 'ffa4' },
      board: '',
      draw_board: true,
      start: false,
    });
    expect(wanted(LEGENDARY, chosen).options).not.toHaveProperty('open_gold');
  });

  it('has as many chairs as the way to play, and keeps who sits', () => {
    expect(chairsFor(3, [{ kind: 'me' }, { kind: 'bot', level: 'novice' }])).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'novice' },
      { kind: 'open' },
    ]);
    expect(chairsFor(1, [{ kind: 'me' }, { kind: 'open' }])).toEqual([{ kind: 'me' }]);
  });

  it('tells its pace as it was chosen', () => {
    const times = { minutes: 45, seconds: 15, days: 2, bank: 3, off: 1 };
    expect(timesOf(paceOf({ pace: 'live', times }))).toEqual({ minutes: 45, seconds: 15, days: 0 });
    expect(timesOf(paceOf({ pace: 'post', times })).days).toBe(2);
    expect(paceOf({ pace: 'none', times })).toEqual(PACES.none);
  });

  it('for practice is never listed, has no clock and takes nobody in', () => {
    const table = againstBots(LEGENDARY, usual(LEGENDARY), 'novice', 'Anna', true);
    expect(table.terms).toMatchObject({ practice: true, newcomers: 'nobody', pace: PACES.none });
    expect(table.public).toBe(false);
    expect(againstBots(LEGENDARY, usual(LEGENDARY), 'novice', 'Anna').terms.practice).toBeUndefined();
  });
});

describe('cards of tables', () => {
  it('are asked for with one key of each table at a time, fifty at most', () => {
    expect(layers({ a: ['1', '2'], b: ['3'] })).toEqual([{ a: '1', b: '3' }, { a: '2' }]);
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`g${i}`, ['key']]));
    expect(layers(many).map((layer) => Object.keys(layer).length)).toEqual([50, 50, 20]);
    expect(layers({})).toEqual([]);
  });

  it('of one table become one, and it waits for us if it waits for any of our seats', () => {
    const [one, ...more] = merged([card('k7', { you: [1], waiting: true }), card('k7', { you: [0], waiting: false })]);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ you: [0, 1], waiting: true });
  });

  it('stand in the order of what they want from us', () => {
    const cards = [
      card('over', { phase: 'over', touched: 9 }),
      card('old', { touched: 2 }),
      card('new', { touched: 5 }),
      card('asks', { waiting: true }),
      card('paused', { paused: true, touched: 7 }),
      card('room', { phase: 'waiting' }),
    ];
    expect(byUrgency(cards).map(({ game }) => game)).toEqual(['asks', 'new', 'old', 'paused', 'room', 'over']);
  });
});

it('the page of a new table has a path', () => {
  expect(routeOf('/new').page).toBe('new');
  expect(routeOf('/new/more').page).toBe('missing');
  expect([routeOf('/admin').page, routeOf('/privacy').page]).toEqual(['admin', 'privacy']);
});
