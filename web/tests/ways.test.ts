import { describe, expect, it } from 'vitest';
import { goesAtOnce, goesBy, goesUnseen } from '../src/answer/at-once';
import { Draft } from '../src/answer/draft.svelte';
import { entryOfKey, inOrder, keyOfEntry } from '../src/answer/list';
import { narrow, standsSo, startOf } from '../src/answer/narrow';
import { movesOf, saidFor, withWays } from '../src/answer/ways';
import { Reader } from '../src/answer/phrase';
import type { Outlook, WayData } from '../src/protocol/replies';
import { fixture } from './fixtures';

const OFFERED = [
  'sail d6 > d5 1',
  'sail d6 > d5 2',
  'sail d6 > d7 1',
  'sail d6 > d7 2',
  'recruit fleet d6',
  'end turn',
];
const WAYS: WayData[] = [1, 2].flatMap((n) => [
  { means: `sail d6 > d5 ${n}`, say: [`sail d6 > d5 ${n}`, 'stop'], price: 1 },
  { means: `sail d6 > c4 ${n}`, say: [`sail d6 > d5 ${n}`, `sail d5 > c4 ${n}`, 'stop'], price: 1 },
]);
const HARMLESS: Outlook = { odds: null, final: false, price: 0, offer: null, undoable: true };
const WISHES = { atOnce: false, confirmAll: false };

function draftOf(offered = OFFERED, ways = WAYS, title = 'classic'): Draft {
  const { lexicon } = fixture(title);
  return new Draft(
    () => offered,
    lexicon,
    () => null,
    () => ways,
  );
}

describe('a way', () => {
  it('is one option more, or what an option is gone through with', () => {
    const reader = new Reader(fixture('classic').lexicon);
    const options = withWays(
      OFFERED.map((phrase) => reader.read(phrase)),
      WAYS,
      reader,
    );
    expect(options).toHaveLength(OFFERED.length + 2);
    expect(saidFor(options.find(({ phrase }) => phrase === 'sail d6 > d5 2')!)).toEqual(['sail d6 > d5 2', 'stop']);
    expect(saidFor(options.find(({ phrase }) => phrase === 'end turn')!)).toEqual(['end turn']);
  });

  it('is said by two clicks, from where and where to, with the whole fleet', () => {
    const draft = draftOf();
    expect(draft.pickKey('sea:d6')).toBe(true);
    expect(draft.glowing.has('sea:c4')).toBe(true);
    expect(draft.pickKey('sea:c4')).toBe(true);
    expect(saidFor(draft.whole!)).toEqual(['sail d6 > d5 2', 'sail d5 > c4 2', 'stop']);
  });

  it('is not mistaken for something else that is done where it begins', () => {
    const draft = draftOf();
    draft.pickKey('sea:d6');
    expect(draft.whole).toBeNull();
    expect(new Set(draft.now.frames)).toEqual(new Set(['sail {x:sea} > {y:sea} {n}', 'recruit fleet {x:sea}']));
    const underWay = draftOf(['sail d6 > d5 1', 'sail d6 > d7 1', 'stop'], []);
    expect([...underWay.glowing].sort()).toEqual(['sea:d5', 'sea:d7']);
    expect(underWay.pickKey('sea:d6')).toBe(true);
    expect(underWay.pickKey('sea:d7')).toBe(true);
    expect(underWay.whole?.phrase).toBe('sail d6 > d7 1');
  });

  it('may be clicked at both ends, even if there is but one', () => {
    const draft = draftOf(['recruit troop i06', 'march i06 > i07 1', 'march i06 > i07 2', 'end turn'], []);
    expect(draft.pickKey('island:i06')).toBe(true);
    expect(draft.pickKey('island:i07')).toBe(true);
    expect(draft.whole?.phrase).toBe('march i06 > i07 2');
    expect(draft.hasAgreedCounts).toBe(true);
  });

  it('is not said step by step', () => {
    const draft = draftOf();
    draft.pickKey('sea:d6');
    expect(draft.hasWays).toBe(true);
    draft.pickKey('sea:c4');
    draft.setStepwise(true);
    expect(draft.whole).toBeNull();
    expect(draft.glowing.has('sea:c4')).toBe(false);
    draft.pickKey('sea:d5');
    expect(saidFor(draft.whole!)).toEqual(['sail d6 > d5 2']);
  });

  it('is not offered as steps where it only ends the turn', () => {
    const draft = draftOf(['go on'], [{ means: 'end turn', say: ['go on', 'end turn'], price: 0 }], 'hellas');
    draft.pickFrame('end turn');
    expect(saidFor(draft.whole!)).toEqual(['go on', 'end turn']);
    expect(draft.hasWays).toBe(false);
  });

  it('goes where a piece is dragged, and not back', () => {
    const [option] = draftOf().options;
    expect(movesOf([option!])).toEqual(new Map([['sea:d6', new Set(['sea:d5'])]]));
    expect(movesOf([draftOf().options[4]!])).toEqual(new Map());
  });
});

describe('the number of a move', () => {
  it('can be set before the last click, and stays', () => {
    const draft = draftOf();
    expect(draft.early).toEqual([]);
    draft.pickFrame('sail {x:sea} > {y:sea} {n}');
    expect(draft.early.map(({ value, values }) => [value, values])).toEqual([[2, [1, 2]]]);
    draft.setNumber(draft.early[0]!.slot, 1);
    draft.pickKey('sea:c4');
    expect(saidFor(draft.whole!)).toEqual(['sail d6 > d5 1', 'sail d5 > c4 1', 'stop']);
    expect(draft.hasAgreedCounts).toBe(true);
  });

  it('can be set, too, while something else might still be done there', () => {
    const draft = draftOf();
    draft.pickKey('sea:d6');
    expect(draft.now.frames).toHaveLength(2);
    expect(draft.early.map(({ value }) => value)).toEqual([2]);
    draft.pickKey('sea:c4');
    expect(draft.hasAgreedCounts).toBe(true);
    expect(saidFor(draft.whole!)).toEqual(['sail d6 > d5 2', 'sail d5 > c4 2', 'stop']);
  });

  it('is not agreed where another number than the one that was shown would go', () => {
    const draft = draftOf(
      ['sail d6 > d5 1', 'sail d6 > d5 2', 'sail d6 > d5 3', 'sail d6 > d7 1', 'sail d6 > d7 2'],
      [],
    );
    draft.pickFrame('sail {x:sea} > {y:sea} {n}');
    expect(draft.early[0]!.value).toBe(3);
    draft.pickKey('sea:d7');
    expect(draft.whole?.phrase).toBe('sail d6 > d7 2');
    expect(draft.hasAgreedCounts).toBe(false);
    expect(goesAtOnce(WISHES, draft, HARMLESS)).toBe(false);
  });

  it('is not asked for before it is known from where', () => {
    const reader = new Reader(fixture('classic').lexicon);
    const options = ['sail d6 > d5 1', 'sail d6 > d5 2', 'sail c4 > d5 1'].map((phrase) => reader.read(phrase));
    expect(narrow(options, [{ key: 'sea:d5' }]).early).toEqual([]);
  });

  it('begins with everybody where it is asked who goes', () => {
    const count = { slot: 1, part: 'n', values: [0, 1, 2, 3] };
    expect(['troops {n}', 'mercenaries {n}', 'bid {x:god} {n}'].map((frame) => startOf(count, frame))).toEqual([
      3, 3, 0,
    ]);
  });
});

describe('a number that is set when the phrase is whole', () => {
  const offered = ['march i01 > i02 1', 'march i01 > i02 2', 'march i01 > i02 3', 'end turn'];

  it('waits to be confirmed, as whoever takes one less may want two less', () => {
    const draft = draftOf(offered, []);
    draft.pickKey('island:i01');
    expect(draft.whole?.phrase).toBe('march i01 > i02 3');
    draft.setNumber(draft.counts[0]!.slot, 2);
    expect(draft.whole?.phrase).toBe('march i01 > i02 2');
    expect(goesAtOnce(WISHES, draft, HARMLESS)).toBe(false);
  });

  it('is part of a phrase that says the place which was not clicked', () => {
    const draft = draftOf(offered, []);
    draft.pickKey('island:i01');
    expect(draft.says('island:i02')).toBe(true);
    expect(draft.says('island:i03')).toBe(false);
  });
});

describe('without being confirmed', () => {
  function moved(): Draft {
    const draft = draftOf(['march i01 > i02 1', 'march i01 > i03 1', 'end turn'], []);
    draft.pickKey('island:i02');
    return draft;
  }

  it('goes what can be undone', () => {
    expect(goesAtOnce(WISHES, moved(), HARMLESS)).toBe(true);
    expect(goesAtOnce(WISHES, moved(), { ...HARMLESS, price: 1 })).toBe(true);
  });

  it('goes nothing that is final, rolls dice, or is to be confirmed anyway', () => {
    const odds = {} as NonNullable<Outlook['odds']>;
    expect(goesAtOnce(WISHES, moved(), { ...HARMLESS, undoable: false })).toBe(false);
    expect(goesAtOnce(WISHES, moved(), { ...HARMLESS, odds })).toBe(false);
    expect(goesAtOnce({ ...WISHES, confirmAll: true }, moved(), HARMLESS)).toBe(false);
    expect(goesAtOnce(WISHES, draftOf(['end turn'], []), HARMLESS)).toBe(false);
  });

  it('goes no way that is paid for, before its price was seen', () => {
    const draft = draftOf();
    draft.pickFrame('sail {x:sea} > {y:sea} {n}');
    draft.pickKey('sea:c4');
    expect(goesAtOnce(WISHES, draft, { ...HARMLESS, price: 1 })).toBe(false);
    expect(goesAtOnce(WISHES, draft, HARMLESS)).toBe(true);
  });

  it('goes everything where somebody wishes so, but no open number', () => {
    const draft = draftOf();
    draft.pickKey('sea:d6');
    draft.pickKey('sea:c4');
    expect([goesUnseen(WISHES, moved()), goesUnseen({ ...WISHES, atOnce: true }, moved())]).toEqual([false, true]);
    expect(goesUnseen({ ...WISHES, atOnce: true }, draft)).toBe(false);
  });

  it('goes by what has one answer, unless its absence would tell something, or nobody knows', () => {
    expect(goesBy(true, ['stop'], false)).toBe(true);
    expect(goesBy(true, ['stop'], true)).toBe(false);
    expect(goesBy(true, ['stop'], null)).toBe(false);
    expect(goesBy(true, ['stop', 'stay'], false)).toBe(false);
    expect(goesBy(false, ['stop'], false)).toBe(false);
  });
});

describe('the list', () => {
  it('has places by name, and other things as they are offered', () => {
    const of = (domain: string, ...labels: string[]) => labels.map((label) => ({ label, domain }));
    expect(inOrder(of('sea', 'S10', 'S2', 'Àrgo'), 'it').map(({ label }) => label)).toEqual(['Àrgo', 'S2', 'S10']);
    expect(inOrder(of('god', 'Zeus', 'Ares'), 'en').map(({ label }) => label)).toEqual(['Zeus', 'Ares']);
  });

  it('has keys beyond nine', () => {
    expect([0, 8, 9, 10, 35, 36].map(keyOfEntry)).toEqual(['1', '9', '0', 'a', 'z', '']);
    expect(['1', '0', 'a', 'Enter', 'A'].map(entryOfKey)).toEqual([0, 9, 10, -1, -1]);
  });
});

describe('whoever has chosen a place', () => {
  it('chooses another by a click on it, before the phrase is whole', () => {
    const draft = draftOf(['sail d6 > d5 1', 'sail d6 > d7 1', 'sail c4 > d5 1', 'sail c4 > d7 1', 'end turn'], []);
    expect(draft.pickKey('sea:d6')).toBe(true);
    expect(draft.later.has('sea:c4')).toBe(true);
    expect(draft.glowing.has('sea:c4')).toBe(false);
    expect(draft.pickKey('sea:c4')).toBe(true);
    expect(draft.pickKey('sea:d5')).toBe(true);
    expect(draft.whole?.phrase).toBe('sail c4 > d5 1');
  });

  it('sees a move once in the list, with the number at the stepper', () => {
    const draft = draftOf(['recruit troop i06', 'march i06 > i07 1', 'march i06 > i07 2', 'end turn'], []);
    draft.pickKey('island:i06');
    const listed = () => draft.now.options.filter((one) => standsSo(one, draft.early)).map(({ phrase }) => phrase);
    expect(listed()).toEqual(['recruit troop i06', 'march i06 > i07 2']);
    draft.setNumber(draft.early[0]!.slot, 1);
    expect(listed()).toEqual(['recruit troop i06', 'march i06 > i07 1']);
  });
});
