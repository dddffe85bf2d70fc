/** The commitments to the dice that this device was told before it gave its share: what the seal is held against. */

const STORED = 'pelagos-commitments';
const MOST = 200;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function all(store: Store): [game: string, commit: string][] {
  try {
    const read: unknown = JSON.parse(store.getItem(STORED) ?? '[]');
    return Array.isArray(read) ? (read as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** The first one counts: another that comes later for the same game is what must not happen. */
export function rememberCommitment(game: string, commit: string, store: Store = localStorage): void {
  if (commitmentOf(game, store) !== null) return;
  store.setItem(STORED, JSON.stringify([...all(store), [game, commit]].slice(-MOST)));
}

export function commitmentOf(game: string, store: Store = localStorage): string | null {
  return all(store).find(([other]) => other === game)?.[1] ?? null;
}
