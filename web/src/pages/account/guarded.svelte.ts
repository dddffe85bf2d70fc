/** One deed at a time, and what to tell if it is refused; what needs a fresh proof waits until it is given. */
import { Refused } from '../../net/http';
import type { Texts } from '../../words/texts';
import { failure } from '../parts/failure';
import { NoPasskey } from './passkeys';

export class Guarded {
  busy = $state(false);
  wrong = $state('');
  done = $state(false);
  /** What is done once it is proved who asks. */
  waiting: (() => Promise<unknown>) | null = $state.raw(null);

  constructor(private readonly texts: Texts) {}

  async do(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.wrong = '';
    this.done = false;
    this.waiting = null;
    try {
      await deed();
      this.done = true;
    } catch (error) {
      if (error instanceof Refused && error.code === 'prove-first') this.waiting = deed;
      else this.wrong = error instanceof NoPasskey ? this.texts.say('lobby-no-passkey') : failure(this.texts, error);
    } finally {
      this.busy = false;
    }
  }
}
