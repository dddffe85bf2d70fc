/** How the seat that is shown answers: the phrase under construction, what is sent, what was refused. */
import { Surroundings } from '../access/surroundings.svelte';
import type { Outlook, WaysReply } from '../protocol/replies';
import { goesAtOnce, goesBy, goesUnseen } from '../answer/at-once';
import { Draft } from '../answer/draft.svelte';
import { NUMBER, type Option } from '../answer/phrase';
import { pricesIn, type Prices } from '../answer/prices';
import { movesOf, saidFor } from '../answer/ways';
import { wouldSay } from '../answer/would-say';
import type { Draggable } from '../board/lookup';
import { NOT_SENT } from '../net/connection';
import { OFFLINE, Refused } from '../net/http';
import { isTaught } from '../puzzles/taught';
import { settings } from '../settings.svelte';
import type { TableState } from './state.svelte';
import type { SeatSession } from './seat-session.svelte';

/** The domain of places where a tile may be laid. */
const EMPTY_PLACE = 'spot';
const NOT_SEATED = 'not-seated';
/** A phrase that changes at once again is not asked about. */
const OUTLOOK_DELAY_MS = 120;

const NONE: ReadonlySet<string> = new Set();

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
  /** Places in words. */
  readonly surroundings: Surroundings;
  private outlook: Outlook | null = $state.raw(null);
  /** What can be said together at the question that is asked; null until the server has told. */
  private found: WaysReply | null = $state.raw(null);
  /** The version whose question was let by: what is refused is not sent again. */
  private passed = -1;
  /** How many answers each message held: they are taken back as one. */
  private readonly batches: number[] = [];

  /** To be made while a component is being set up: what is kept up to date lives as long as that component. */
  constructor(
    private readonly table: TableState,
    private readonly onredistribute: () => void,
  ) {
    this.draft = new Draft(
      () => table.options,
      table.lexicon!,
      () => table.geometry,
      () => this.found?.ways ?? [],
    );
    this.surroundings = new Surroundings(table, this);
    $effect(() => this.startAnew());
    $effect(() => this.learnWays());
    $effect(() => this.letBy());
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
  readonly later: Set<string> = $derived.by(() => (this.open ? this.draft.later : new Set()));
  readonly picked: Set<string> = $derived.by(() => this.pickedNow());
  readonly draggable: Draggable = $derived.by(() => this.draggableNow());
  /** What the phrase would bring, once it is whole. */
  readonly foreseen: Outlook | null = $derived.by(() => this.foreseenNow());
  /** What every answer costs, before one is chosen. */
  readonly prices: Prices = $derived.by(() => pricesIn(this.found));
  /** Of these verbs the price comes in a moment: they had one before. */
  readonly pricesToCome: ReadonlySet<string> = $derived.by(() => (this.found ? NONE : new Set(this.paidFor)));
  private readonly paidFor = new Set<string>();
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
    return this.busy ? Promise.resolve() : this.guarded(() => this.say(saidFor(option)));
  }

  /** Several answers in one message are taken back by one click, too. */
  private async say(phrases: string[]): Promise<void> {
    // Of the seat that answers: by then the device may have been handed on, and nothing is drawn.
    const { session } = this;
    const undoable = (): number => session.frame?.own?.undo ?? 0;
    const before = undoable();
    await session.say(phrases);
    const more = undoable() - before;
    if (more > 0) this.batches.push(more);
    else this.batches.length = 0;
  }

  /** Send the pieces as they are laid out. */
  sendLayout(): Promise<void> {
    const { layout } = this.table;
    return this.guarded(() => this.say(layout.redistribution!.phrases(layout.counts)));
  }

  undo(): Promise<void> {
    const count = Math.min(this.batches.pop() ?? 1, this.table.drawn.frame.own?.undo ?? 1);
    return this.guarded(() => this.session.undo(count));
  }

  /** A piece was dragged from one place to another: it is laid out there, or it moves. */
  drop(icon: string, from: string, to: string): void {
    const { draft, table } = this;
    if (table.layout.redistribution) table.layout.move(icon, from, to);
    else {
      draft.clear();
      if (draft.pickKey(from)) draft.pickKey(to);
    }
  }

  /**
   * Something was clicked; true if the phrase goes on with it. A second click on it sends a whole phrase; on a tile
   * that is about to be laid it turns the tile.
   */
  pick(domain: string, word: string): boolean {
    const { draft } = this;
    const key = `${domain}:${word}`;
    if (draft.whole && this.picked.has(key) && domain === EMPTY_PLACE) draft.cycleNumber();
    else if (draft.whole && this.picked.has(key)) void this.send(draft.whole);
    else if (draft.pickKey(key)) return true;
    // The only place to go to was chosen already; whoever clicks it means it.
    else if (draft.whole && draft.says(key)) void this.send(draft.whole);
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

  private draggableNow(): Draggable {
    if (!this.open) return new Map();
    const { redistribution } = this.table.layout;
    if (!redistribution) return movesOf(this.draft.options);
    const places = new Set(redistribution.places.map(({ domain, word }) => `${domain}:${word}`));
    return new Map([...places].map((place) => [place, places]));
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
    if (!this.asked) this.draft.stepwise = false;
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
    const { whole } = this.draft;
    this.outlook = null;
    if (!whole || !this.open) return undefined;
    const { api } = this.session;
    const asking = new AbortController();
    const show = (found: Outlook | null): void => {
      if (asking.signal.aborted) return;
      this.outlook = found;
      if (found && goesAtOnce(settings, this.draft, found)) void this.send(whole);
    };
    const ask = (): void => void api.outlook(saidFor(whole), asking.signal).then(show, () => show(null));
    const timer = setTimeout(ask, OUTLOOK_DELAY_MS);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }

  private sendAtOnce(): void {
    const { whole } = this.draft;
    if (whole && goesUnseen(settings, this.draft)) void this.send(whole);
  }

  /** Why a question is asked that has but one answer; empty where there is a choice. */
  readonly whyAsked: string = $derived.by(() => {
    const { texts, options, lexicon } = this.table;
    if (options.length !== 1 || !this.found?.telling) return '';
    const own = `${lexicon?.title}-telling`;
    return texts.say(texts.has(own) ? own : 'page-telling');
  });

  private learnWays(): void {
    const { session, asked } = this;
    const { version } = session;
    this.found = null;
    if (!asked) return;
    const show = (found: WaysReply): void => {
      for (const { phrase, frame } of this.draft.options) if (found.prices[phrase]) this.paidFor.add(frame);
      if (session === this.session && version === session.version) this.found = found;
    };
    // Without them everything can be said one by one.
    void session.api.ways().then(show, () => undefined);
  }

  /** What has but one answer goes by with a note. */
  private letBy(): void {
    // Whoever learns says everything themselves.
    if (this.table.frame && isTaught(this.table.frame.table)) return;
    if (!this.open || !goesBy(settings.goBy, this.table.options, this.found?.telling ?? null)) return;
    const [only] = this.draft.options;
    const { version } = this.session;
    if (!only || this.passed === version) return;
    this.passed = version;
    const says = this.table.texts.say('page-went-by', { answer: this.table.drawn.formatter.phrase(only) });
    void this.send(only).then(() => (this.note ??= { says, clause: '' }));
  }
}
