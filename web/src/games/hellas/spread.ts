/** Regrouping in one go: all Greeks and ships of a player over all the own cities. */
import type { Context, GameView, Spread } from '../../scene';
import { heading, words } from '../reading';
import { fieldsOf } from './fields';

export function spread(view: GameView, ctx: Context): Spread | undefined {
    if (view.agenda[0]?.[0] !== 'Regroup' || view.who !== view.viewer || !view.options?.includes('regroup'))
        return undefined;
    const { owner, greeks, ships } = fieldsOf(view);
    const tiles = words(ctx, 'tile');
    const places = tiles.flatMap((word, tile) =>
        owner[tile] === view.viewer
            ? [
                  {
                      word,
                      domain: 'tile',
                      name: heading(ctx.name('tile', tile)),
                      counts: [greeks[tile] ?? 0, ships[tile] ?? 0],
                  },
              ]
            : [],
    );
    const kinds = [
        { icon: 'units/greek', name: ctx.text('hellas-say-garrison.y') },
        { icon: 'units/ship', name: ctx.text('hellas-say-garrison.n') },
    ];
    return { begin: 'regroup', kinds, places, phrase: (word, [men, boats]) => `garrison ${word} ${men} ${boats}` };
}
