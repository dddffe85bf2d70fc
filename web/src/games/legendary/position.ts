/** What is read from the fields of Legendary. Lands come before seas wherever areas are numbered. */
import type { Context, GameView } from '../../scene';
import { NONE, words } from '../reading';
import type { Fields } from './fields';

/** Every number from here on is a metropolis; what is left is its bonus. */
export const METROPOLIS = 4;

export function fieldsOf(view: GameView): Fields {
  return view.fields as unknown as Fields;
}

export function buildingIcon(ctx: Context, kind: number): string {
  return kind >= METROPOLIS ? 'buildings/metropolis' : `buildings/${words(ctx, 'kind')[kind]}`;
}

/** The land of a site; none for a hero's card. */
export function landOf(ctx: Context, site: string): number {
  return words(ctx, 'land').indexOf(site.replace(/-\d+$/, ''));
}

/** Whose building it is: of the owner of the land, or of the hero whose card it is. */
export function siteOwner(ctx: Context, fields: Fields, site: number): number {
  const word = words(ctx, 'site')[site] ?? '';
  const land = landOf(ctx, word);
  return (land >= 0 ? fields.owner[land] : fields.hero_owner[words(ctx, 'hero').indexOf(word)]) ?? NONE;
}

export function isInPlay(ctx: Context, fields: Fields, hero: number): boolean {
  return words(ctx, 'hero_place')[fields.hero_place[hero] ?? 0] === 'play';
}

/** The area for which a battle is fought, or none. */
export function foughtOver(view: GameView, ctx: Context): number {
  if (fieldsOf(view).attacker === NONE) return NONE;
  for (const [, given] of view.agenda) {
    if (typeof given['sea'] === 'number') return words(ctx, 'land').length + given['sea'];
    if (typeof given['land'] === 'number') return given['land'];
  }
  return NONE;
}
