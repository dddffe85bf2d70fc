/** What every side gains next: asked for when something has changed, one request at a time. */
import type { SeatSession } from './seat-session.svelte';

type Asked = Pick<SeatSession, 'api' | 'frame' | 'version'>;

export class NextIncome {
  now: number[] = $state.raw([]);
  private version = -1;
  private asking = false;
  private latest: Asked | null = null;

  /** Ask if the position is another one; what changes meanwhile is asked for when the answer has come. */
  learn(session: Asked | null): void {
    this.latest = session;
    if (!this.asking) void this.ask();
  }

  private async ask(): Promise<void> {
    this.asking = true;
    try {
      for (let asked = this.changed(); asked; asked = this.changed()) this.now = await asked.api.income();
    } catch {
      // What is known stays; the next message asks again.
      this.version = -1;
    }
    this.asking = false;
  }

  private changed(): Asked | null {
    const { latest } = this;
    const { game, table } = latest?.frame ?? {};
    // Once a game or a lesson is over there is no next one, and the last that was known is out of date.
    if (table?.phase === 'over' && this.now.length > 0) this.now = [];
    if (!latest || latest.version === this.version || table?.phase !== 'running' || !game?.fields['gold']) return null;
    this.version = latest.version;
    return latest;
  }
}
