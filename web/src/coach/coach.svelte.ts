/** The coach of the seat that is shown: asked for one decision, or at every question. It never answers by itself. */
import type { AdviceReply, RemarkData } from '../protocol/coach';
import { saidFor } from '../answer/ways';
import { Refused } from '../net/http';
import { change, settings } from '../settings.svelte';
import type { Answering } from '../table/answering.svelte';
import type { TableState } from '../table/state.svelte';

/** Asks for a hint: digits and small letters stand for answers. */
export const HINT_KEY = 'H';
/** An answer that changes at once again is not asked about. */
const WARNING_DELAY_MS = 200;

export class CoachState {
  advice: AdviceReply | null = $state.raw(null);
  /** What can be proved against the answer that stands in the draft. */
  warnings: RemarkData[] = $state.raw([]);
  busy = $state(false);
  /** Why it does not speak. */
  refusal = $state('');
  /** The version for which a hint was asked. */
  private hinted = $state(-1);

  /** To be made while a component is being set up. */
  constructor(
    private readonly table: TableState,
    private readonly answering: Answering,
  ) {
    $effect(() => this.follow());
    $effect(() => this.warn());
  }

  /** May it be asked by the seat that is shown? */
  readonly allowed: boolean = $derived.by(() => {
    const { session, frame } = this.table.drawn;
    return session.seat !== null && frame.table.coach && frame.table.phase === 'running' && !this.table.past;
  });
  /** It speaks at every question. */
  readonly on: boolean = $derived.by(() => this.allowed && settings.coach === 'on');
  /** The first game on this device, where nobody has chosen yet. */
  readonly offered: boolean = $derived.by(
    () => this.allowed && settings.coach === '' && settings.firstGame === this.table.game,
  );
  /** Something is to be shown. */
  readonly speaks: boolean = $derived.by(() => this.on || this.hinted === this.version);

  private readonly version: number = $derived.by(() => this.table.drawn.session.version);

  choose(coach: 'on' | 'off'): void {
    change({ coach });
    if (coach === 'off') this.hinted = -1;
  }

  /** The coach for this decision. */
  async hint(): Promise<void> {
    this.hinted = this.version;
    if (!this.on) await this.ask();
  }

  /** The places and things that an answer names, as the board knows them. */
  keysOf(phrase: string): string[] {
    const option = this.answering.draft.options.find((other) => other.phrase === phrase);
    return (option?.tokens ?? []).flatMap(({ part, keys }) => (part ? keys : []));
  }

  /** What the cards do that an answer names; what a god gives is among the reasons. */
  toldOf(phrase: string): string {
    const cards = this.keysOf(phrase).filter((key) => !key.startsWith('god:'));
    return this.table.catalogue?.told(cards) ?? '';
  }

  private follow(): void {
    void this.version;
    this.advice = null;
    this.refusal = '';
    if (this.on && !this.table.follower.isBehind) void this.ask();
  }

  private async ask(): Promise<void> {
    const { session, frame } = this.table.drawn;
    const { version } = session;
    const isStill = (): boolean => this.table.shown === session && session.version === version;
    this.busy = true;
    try {
      await this.table.texts.load('coach', `${frame.table.title}-coach`);
      const advice = await session.api.advice();
      if (isStill()) this.advice = advice;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isStill()) this.refusal = error.says || error.code;
    } finally {
      this.busy = false;
    }
  }

  private warn(): (() => void) | undefined {
    const { whole } = this.answering.draft;
    this.warnings = [];
    if (!whole || !this.speaks || !this.advice) return undefined;
    const { api } = this.table.drawn.session;
    const asking = new AbortController();
    const show = (found: RemarkData[]): void => {
      if (!asking.signal.aborted) this.warnings = found;
    };
    const timer = setTimeout(
      () => void api.warnings(saidFor(whole), asking.signal).then(show, () => show([])),
      WARNING_DELAY_MS,
    );
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }
}
