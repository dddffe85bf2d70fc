/** Another game with the same people: offered by whoever asks first, accepted by the others. */
import type { RematchData } from '../protocol/messages';
import { noteGame } from '../bot-level';
import { rememberCommitment } from '../net/commitments';
import { request, Refused } from '../net/http';
import { keep } from '../net/keys';
import { nonce } from '../pages/lobby/new-table';

/**
 * Offers a rematch for the seats of this device, or accepts the one that is offered, and gives the path to its table.
 * `keys` are those of the seats; an empty one is the account's. A share of the dice is sent only when the server has
 * committed itself to its own.
 */
export async function playAgain(
  game: string,
  keys: string[],
  rotated: boolean,
  offered: RematchData | null,
  name: string,
): Promise<string> {
  let commit = offered?.commit ?? '';
  let found = '';
  let own = '';
  let ready = false;
  for (const [at, key] of keys.entries()) {
    const body = commit ? { nonce: nonce(), name } : { rotated, name };
    try {
      const reply = await request('POST /api/games/{game}/rematch', { path: { game }, body, key });
      if (reply.key) keep(reply.game, [reply.key]);
      if (!commit) {
        own = reply.key;
        rememberCommitment(reply.game, reply.commit);
        await act(reply.game, { do: 'nonce', nonce: nonce() }, own);
      }
      commit = reply.commit;
      found = reply.game;
      ready = reply.full && !reply.started;
    } catch (error) {
      // Another tab may have sat down for this seat.
      if (at === 0 || !(error instanceof Refused) || error.code !== 'seat-taken') throw error;
    }
  }
  if (offered === null && ready) await act(found, { do: 'start' }, own);
  noteGame(found);
  return `/game/${encodeURIComponent(found)}`;
}

type Deed = { do: 'nonce'; nonce: string } | { do: 'start' };

function act(game: string, body: Deed, key: string): Promise<unknown> {
  return request('POST /api/games/{game}/do', { path: { game }, body, key });
}

export async function decline(game: string, keys: string[]): Promise<void> {
  for (const key of keys)
    await request('POST /api/games/{game}/rematch', { path: { game }, body: { accept: false }, key });
}
