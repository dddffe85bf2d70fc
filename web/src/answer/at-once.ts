/** Which answers go without being confirmed: those that can be taken back. */
import type { Outlook } from '../protocol/replies';
import type { Draft } from './draft.svelte';

export interface Wishes {
  /** Nothing is confirmed. */
  atOnce: boolean;
  /** Everything is. */
  confirmAll: boolean;
}

/** Without asking what would come of it. */
export function goesUnseen(wishes: Wishes, { whole, picks, counts, held }: Draft): boolean {
  return wishes.atOnce && !held && whole !== null && picks.length > 0 && counts.length === 0;
}

/**
 * What would come of it is known: all of it can be undone, and no dice are rolled. A number must have been shown before
 * the last click; and a way that is paid for step by step is sent only after its price was.
 */
export function goesAtOnce(wishes: Wishes, draft: Draft, { undoable, odds, price }: Outlook): boolean {
  const { whole, picks, counts, hasAgreedCounts, phrases, held } = draft;
  if (wishes.confirmAll || held || !whole || picks.length === 0 || !undoable || odds) return false;
  if (counts.length > 0 && !hasAgreedCounts) return false;
  return price === 0 || phrases.has(whole.phrase);
}

/** A question with one answer goes by, unless leaving it out would tell a secret. */
export function goesBy(goBy: boolean, phrases: string[], telling: boolean | null): boolean {
  return goBy && phrases.length === 1 && telling === false;
}
