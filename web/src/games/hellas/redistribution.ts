/** Regrouping in one go: all Greeks and ships over all the own cities, or into the city just gained. */
import type { Context, GameView, Redistribution } from '../../scene';
import { heading, words } from '../reading';
import { fieldsOf } from './position';

export function redistribution(view: GameView, ctx: Context): Redistribution | undefined {
  const [task, values] = view.agenda[0] ?? ['', {}];
  if (!['Regroup', 'RegroupInto'].includes(task) || view.who !== view.viewer || !view.options?.includes('regroup'))
    return undefined;
  const { owner, greeks, ships } = fieldsOf(view);
  const own = owner.flatMap((who, tile) => (who === view.viewer ? [tile] : []));
  const places = own.map((tile) => ({
    word: words(ctx, 'tile')[tile]!,
    domain: 'tile',
    name: heading(ctx, ctx.name('tile', tile)),
    counts: [greeks[tile] ?? 0, ships[tile] ?? 0],
  }));
  const kinds = [
    { icon: 'units/greek', name: ctx.text('hellas-say-garrison.y') },
    { icon: 'units/ship', name: ctx.text('hellas-say-garrison.n') },
  ];
  const gained = task === 'RegroupInto' ? own.indexOf(Number(values['city'])) : null;
  const laid = (counts: number[][]) => laidView(view, own, counts);
  return { begin: 'regroup', kinds, places, laid, ...(gained === null ? all(places) : into(places, gained)) };
}

type Places = Redistribution['places'];

/** Every city says what it holds; the last follows from the others. */
function all(places: Places): Pick<Redistribution, 'fits' | 'phrases'> {
  return {
    fits: () => true,
    phrases: (counts) => [
      'regroup',
      ...places.slice(0, -1).map(({ word }, i) => `garrison ${word} ${counts[i]!.join(' ')}`),
    ],
  };
}

/** Every other city says what it sends. */
function into(places: Places, gained: number): Pick<Redistribution, 'fits' | 'phrases'> {
  const sent = (counts: number[][], i: number) => places[i]!.counts.map((count, kind) => count - counts[i]![kind]!);
  const senders = places.flatMap((_, i) => (i === gained ? [] : [i]));
  return {
    fits: (counts) => senders.every((i) => sent(counts, i).every((count) => count >= 0)),
    phrases: (counts) => ['regroup', ...senders.map((i) => `send ${places[i]!.word} ${sent(counts, i).join(' ')}`)],
  };
}

function laidView(view: GameView, own: number[], counts: number[][]): GameView {
  const { greeks, ships } = fieldsOf(view);
  const laid = (held: number[], kind: number) =>
    held.map((count, tile) => (own.includes(tile) ? counts[own.indexOf(tile)]![kind]! : count));
  return { ...view, fields: { ...view.fields, greeks: laid(greeks, 0), ships: laid(ships, 1) } };
}
