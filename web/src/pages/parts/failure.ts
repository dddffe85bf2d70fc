/** What to tell when something was refused. */
import { OFFLINE, Refused } from '../../net/http';
import type { Texts } from '../../words/texts';

export function failure(texts: Texts, error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.code === OFFLINE
    ? texts.say('lobby-offline')
    : error.says || texts.say('lobby-failed', { why: error.code });
}
