/** Legendary: what a view means on the map and beside it. */
import type { Adapter, Context, GameView, Scene } from '../../scene';
import { battleOf, goalOf, meantBySlots, NONE } from '../reading';
import { described } from '../spoken';
import { areas } from './areas';
import { fieldsOf } from './position';
import { markers, sidesInBattle } from './markers';
import { cardsAt, lyingIn, panels, wantsOffers } from './panels';
import { metropolises, seats } from './seats';
import { choreography } from './choreography';

/** Questions to whoever acts, which need not say who. */
const OWN_TURN = ['TakeTurn', 'PutToken'];

export const legendary: Adapter = {
  choreography,
  describes: (area, ctx) => described(ctx, area),
  scene(view: GameView, ctx: Context): Scene {
    const fields = fieldsOf(view);
    const { attacker, cycle } = fields;
    const goal = goalOf(ctx, 'buildings/metropolis', cycle, (who) => metropolises(ctx, fields, who));
    const open = attacker !== NONE;
    const battle = battleOf(ctx, open, { sea: 'sea', land: 'land' });
    if (battle && open) sidesInBattle(view, ctx, battle);
    return {
      markers: markers(view, ctx),
      areas: areas(view, ctx),
      panels: panels(view, ctx),
      seats: seats(view, ctx),
      headline: cycle ? ctx.text('board-cycle', { cycle }) : '',
      ...(goal && { goal }),
      identities: ctx.lexicon.identities,
      ...(OWN_TURN.includes(view.agenda[0]?.[0] ?? '') && { acts: fieldsOf(view).active }),
      ...(battle && { battle }),
      meant: { ...meantBySlots(ctx, (slot) => lyingIn(ctx, fieldsOf(view), slot)), ...meantByTop(view, ctx) },
    };
  },

  wantsOffers,
};

/** What to do with the top creature, whom Zeus shows to one alone, is said by its name (L-10.2.4). */
function meantByTop(view: GameView, ctx: Context): Record<string, string> {
  const [top] = cardsAt(ctx, fieldsOf(view), 'top');
  if (!top || view.agenda[0]?.[0] !== 'PlayOrReturn') return {};
  const creature = ctx.noun('creature', top);
  return { play: ctx.text('board-play-top', { creature }), return: ctx.text('board-return-top', { creature }) };
}
