/** Classic: what a view means on the map and beside it. */
import type { Name } from '../../words/functions';
import type { Adapter, Battle, Context, GameView, Scene } from '../../scene';
import { battleOf, goalOf, meantBySlots, NONE, words } from '../reading';
import { described } from '../spoken';
import { areas } from './areas';
import { fieldsOf, foughtOver } from './position';
import { markers } from './markers';
import { lyingIn, metropolises, panels, seats } from './panels';
import { choreography } from './choreography';

export const classic: Adapter = {
  choreography,
  describes: (area, ctx) => described(ctx, area),
  scene(view: GameView, ctx: Context): Scene {
    const fields = fieldsOf(view);
    const { attacker, cycle } = fields;
    const goal = goalOf(ctx, 'buildings/metropolis', cycle, (seat) => metropolises(fields, seat));
    const open = attacker !== NONE;
    const battle = battleOf(ctx, open, { sea: 'sea', land: 'island' });
    if (battle && open) sidesInBattle(view, ctx, battle);
    return {
      markers: markers(view, ctx),
      areas: areas(view, ctx),
      panels: panels(view, ctx),
      seats: seats(view, ctx),
      headline: cycle ? ctx.text('board-cycle', { cycle }) : '',
      ...(goal && { goal }),
      identities: ctx.lexicon.identities,
      quietSeas: true,
      ...(battle && { battle }),
      meant: meanings(view, ctx),
    };
  },
};

/** The creature in every slot, and what Zeus or Athena gives. */
function meanings(view: GameView, ctx: Context): Record<string, string | Name> {
  const fields = fieldsOf(view);
  const meant = meantBySlots(ctx, (slot) => lyingIn(ctx, fields, slot));
  const god = words(ctx, 'god')[fields.god];
  if (god === 'zeus') meant['recruit card'] = ctx.text('board-take-priest');
  if (god === 'athena') meant['recruit card'] = ctx.text('board-take-philosopher');
  return meant;
}

function sidesInBattle(view: GameView, ctx: Context, battle: Battle): void {
  const fields = fieldsOf(view);
  const at = foughtOver(view, ctx);
  const islands = words(ctx, 'island').length;
  const [icon, id] =
    at >= islands ? (['units/fleet', 'board-fleets'] as const) : (['units/troop', 'board-troops'] as const);
  const defenders = (at >= islands ? fields.fleets[at - islands] : fields.troops[at]) ?? 0;
  const unit = (count: number) => (count ? [{ icon, count, title: ctx.text(id, { count }) }] : []);
  battle.attacker.units = unit(fields.attackers);
  battle.defender.units = unit(defenders);
}
