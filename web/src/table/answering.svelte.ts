/** How the seat that is shown answers: the phrase under construction, what is sent, what was refused. */
import type { Outlook } from '../protocol/replies';
import { Draft } from '../answer/draft.svelte';
import { NUMBER, type Option } from '../answer/phrase';
import { wouldSay } from '../answer/would-say';
import { NOT_SENT } from '../net/connection';
import { OFFLINE, Refused } from '../net/http';
import { settings } from '../settings.svelte';
import type { TableState } from './state.svelte';
import type { SeatSession } from './seat-session.svelte';

const NOT_SEATED = 'not-seated';
/** A phrase that changes at once again is not asked about. */
const OUTLOOK_DELAY_MS = 120;

/** What a person is told at the foot of the table, with the clause behind it. */
export interface Notice {
  says: string;
  clause: string;
}

export class Answering {
  /** Something was sent and has not been answered. */
  busy = $state(false);
  note: Notice | null = $state.raw(null);
  readonly draft: Draft;
  private outlook: Outlook | null = $state.raw(null);
  /** How many answers were said as one, and are taken back as one. */
  private batch = 1;

  /** To be made while a component is being set up: what is kept up to date lives as long as that component. */
  constructor(
    private readonly table: TableState,
    private readonly onredistribute: () => void,
  ) {
    this.draft = new Draft(
      () => table.options,
      table.lexicon!,
      () => table.geometry,
    );
    $effect(() => this.startAnew());
    $effect(() => this.openRedistribution());
    $effect(() => this.foresee());
    $effect(() => this.sendAtOnce());
  }

  private readonly session: SeatSession = $derived.by(() => this.table.drawn.session);
  private readonly asked: boolean = $derived.by(() => this.table.drawn.asked);
  private readonly open: boolean = $derived(this.asked && !this.busy);
  /** What may be said now. */
  readonly phrases: string[] = $derived.by(() => (this.open ? this.table.options : []));
  readonly glowing: Set<string> = $derived.by(() => (this.open ? this.draft.glowing : new Set()));
  readonly later: Set<string> = $derived.by(() => (this.open ? this.draft.now.later : new Set()));
  readonly picked: Set<string> = $derived.by(() => this.pickedNow());
  /** Places between which pieces may be dragged. */
  readonly draggable: Set<string> = $derived.by(() => this.draggableNow());
  /** What the phrase would bring, once it is whole. */
  readonly foreseen: Outlook | null = $derived.by(() => this.foreseenNow());
  /** How the drawn tile would be laid: by the phrase as far as it stands. */
  readonly turned: number = $derived.by(() =>
    Number(this.draft.whole?.tokens.find(({ domain }) => domain === NUMBER)?.word ?? 0),
  );

  /** Ask the server for something; a refusal is shown. */
  async guarded(request: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.note = null;
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.note = { says: this.reason(error) || error.code, clause: error.clause };
      if (error.code === NOT_SEATED) void this.table.reopen();
    } finally {
      this.busy = false;
    }
  }

  send(option: Option): Promise<void> {
    this.batch = 1;
    return this.busy ? Promise.resolve() : this.guarded(() => this.session.say([option.phrase]));
  }

  /** Send the pieces as they are laid out. */
  sendLayout(): Promise<void> {
    const { layout } = this.table;
    const undoable = (): number => this.table.drawn.frame.own?.undo ?? 0;
    const before = undoable();
    return this.guarded(async () => {
      await this.session.say(layout.redistribution!.phrases(layout.counts));
      this.batch = Math.max(1, undoable() - before);
    });
  }

  undo(): Promise<void> {
    const count = this.batch;
    this.batch = 1;
    return this.guarded(() => this.session.undo(count));
  }

  /** Something was clicked; true if the phrase goes on with it. A second click on it sends a whole phrase. */
  pick(domain: string, word: string): boolean {
    const { draft } = this;
    const key = `${domain}:${word}`;
    if (draft.whole && this.picked.has(key)) void this.send(draft.whole);
    else if (draft.pickKey(key)) return true;
    else void this.noteWhyNot(domain, word);
    return false;
  }

  /** A whole phrase was chosen beside the map. */
  choose(phrase: string): void {
    const option = this.draft.options.find((other) => other.phrase === phrase);
    this.draft.clear();
    if (option) this.draft.pickOption(option);
  }

  /** Why a place, a card or a god may not be chosen now. */
  async whyNotThing(domain: string, word: string): Promise<Notice | null> {
    const { texts } = this.table;
    if (!this.asked) return { says: texts.say('page-why-not-turn'), clause: '' };
    try {
      const say = wouldSay(this.draft.now.options, domain, word) ?? '';
      const { offered, says, clause } = await this.session.api.reason(domain, word, say);
      return { says: says || texts.say(offered ? 'page-why-not-begun' : 'page-why-not-other'), clause };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { says: this.reason(error) || texts.say('page-why-not-unknown'), clause: error.clause };
    }
  }

  private async noteWhyNot(domain: string, word: string): Promise<void> {
    this.note = await this.whyNotThing(domain, word);
  }

  private reason({ code, says }: Refused): string {
    if (code === OFFLINE) return this.table.texts.say('page-offline');
    if (code === NOT_SENT) return this.table.texts.say('page-not-sent');
    return code === 'stale' ? this.table.texts.say('page-moved-on') : says;
  }

  /** What was clicked, and what a half said phrase names already. */
  private pickedNow(): Set<string> {
    const { picks, now } = this.draft;
    if (picks.length === 0) return new Set();
    const named = now.tokens.flatMap((token) => (token?.part ? token.keys : []));
    return new Set([...picks.flatMap((pick) => ('key' in pick ? [pick.key] : [])), ...named]);
  }

  private draggableNow(): Set<string> {
    const places = this.busy ? [] : (this.table.layout.redistribution?.places ?? []);
    return new Set(places.map(({ domain, word }) => `${domain}:${word}`));
  }

  private foreseenNow(): Outlook | null {
    const { outlook } = this;
    const tells = outlook?.odds ?? outlook?.offer ?? (outlook?.price || outlook?.final);
    return this.draft.whole && tells ? outlook : null;
  }

  /** A new version: what was half said belongs to the old one. */
  private startAnew(): void {
    void this.session.version;
    this.draft.clear();
    this.table.layout.clear();
    this.note = null;
  }

  /** Pieces are not laid out place by place, but all at once. */
  private openRedistribution(): void {
    const { redistribution } = this.table.layout;
    if (!redistribution || this.draft.whole?.phrase !== redistribution.begin) return;
    this.draft.clear();
    this.onredistribute();
  }

  /** Ask what the phrase would begin: a battle and its odds, and whether it can be taken back. */
  private foresee(): (() => void) | undefined {
    const phrase = this.draft.whole?.phrase;
    this.outlook = null;
    if (!phrase || !this.open) return undefined;
    const { api } = this.session;
    const asking = new AbortController();
    const show = (found: Outlook | null): void => {
      if (!asking.signal.aborted) this.outlook = found;
    };
    const ask = (): void => void api.outlook(phrase, asking.signal).then(show, () => show(null));
    const timer = setTimeout(ask, OUTLOOK_DELAY_MS);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }

  private sendAtOnce(): void {
    const { whole, picks, counts } = this.draft;
    if (settings.atOnce && whole && picks.length > 0 && counts.length === 0) void this.send(whole);
  }
}
