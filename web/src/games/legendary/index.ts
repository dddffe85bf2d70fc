/** Legendary: what a view means on the map and beside it. */
import type { Adapter, Context, GameView, Scene } from '../../scene';
import { battleOf, meantBySlots, NONE } from '../reading';
import { areas } from './areas';
import { fieldsOf } from './fields';
import { marks, sidesInBattle } from './marks';
import { lyingIn, panels } from './panels';
import { seats } from './seats';

export const legendary: Adapter = {
    scene(view: GameView, ctx: Context): Scene {
        const open = view.fields['attacker'] !== NONE;
        const battle = battleOf(ctx, open, { sea: 'sea', land: 'land' });
        if (battle && open) sidesInBattle(view, ctx, battle);
        return {
            marks: marks(view, ctx),
            areas: areas(view, ctx),
            panels: panels(view, ctx),
            seats: seats(view, ctx),
            headline: view.fields['cycle'] ? ctx.text('board-cycle', { cycle: view.fields['cycle'] }) : '',
            identities: ctx.lexicon.identities,
            ...(battle && { battle }),
            meant: meantBySlots(ctx, (slot) => lyingIn(ctx, fieldsOf(view), slot)),
        };
    },
};
