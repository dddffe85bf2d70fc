/** One deed at a time, and what to tell if it is refused. */
import type { Texts } from '../../words/texts';
import { failure } from '../parts/failure';

export class Guarded {
  busy = $state(false);
  wrong = $state('');
  done = $state(false);

  constructor(private readonly texts: Texts) {}

  async do(deed: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.wrong = '';
    this.done = false;
    try {
      await deed();
      this.done = true;
    } catch (error) {
      this.wrong = failure(this.texts, error);
    } finally {
      this.busy = false;
    }
  }
}
