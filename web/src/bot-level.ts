/** Which level a bot has where nobody chooses one. */
import { change, settings } from './settings.svelte';

/** From a device's second game on, until somebody chooses a level there. */
const USUAL = 'settler';

/**
 * The first game on a device is against the gentlest level, later ones against the level that was chosen last. `levels`
 * are those of a title, the gentlest first; `game` is the table for which a bot is wanted, if there is one already.
 */
export function usualLevel(levels: readonly string[], game = ''): string {
  const gentlest = levels[0] ?? 'novice';
  if (levels.includes(settings.level)) return settings.level;
  const first = settings.firstGame === '' || settings.firstGame === game;
  return !first && levels.includes(USUAL) ? USUAL : gentlest;
}

/** Somebody has chosen a level: it is the usual one on this device from now on. */
export function chooseLevel(level: string): void {
  change({ level });
}

/** Somebody has sat down at a table on this device. */
export function noteGame(game: string): void {
  if (settings.firstGame === '') change({ firstGame: game });
}
