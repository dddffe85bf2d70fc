/**
 * What has come and may not be shown yet. A page shows one moment: nothing of a message is seen before everything is
 * here that belongs to it. What is overtaken while it waits is left out; the next one holds all of it.
 */

const RETRY_MS = 1000;
/** What came belongs to another moment, whose message is on its way. */
const NEXT_MS = 250;

export class Moments<Moment> {
  private waiting: Moment[] = [];
  private preparing = false;

  constructor(
    /** Is everything here that this one needs? */
    private readonly isReady: (moment: Moment) => boolean,
    /** Fetch what is needed now. It may be what a later moment needs: the game goes on. */
    private readonly prepare: () => Promise<unknown>,
    private readonly show: (moment: Moment) => void,
  ) {}

  /** Something has come that is not shown yet. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  add(moment: Moment): void {
    this.waiting.push(moment);
    this.showReady();
    if (this.isBehind && !this.preparing) void this.fetch();
  }

  private showReady(): void {
    const ready = this.waiting.map(this.isReady).lastIndexOf(true);
    const moment = this.waiting[ready];
    if (moment === undefined) return;
    this.waiting = this.waiting.slice(ready + 1);
    this.show(moment);
  }

  private async fetch(): Promise<void> {
    this.preparing = true;
    while (this.waiting.length > 0) {
      const delay = await this.prepare().then(
        () => NEXT_MS,
        () => RETRY_MS,
      );
      this.showReady();
      if (this.waiting.length > 0) await new Promise((done) => setTimeout(done, delay));
      this.showReady();
    }
    this.preparing = false;
  }
}
