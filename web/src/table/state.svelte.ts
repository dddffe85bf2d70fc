/** A table as this page has it: its sessions, what is shown of it, its names and its picture. */
import type { GameEvent, GameView, ViewerFrame } from '../protocol/messages';
import type { GeometryData, IdentityData, LexiconData, StandingOffer } from '../protocol/replies';
import { ADAPTERS, calledIn } from '../games';
import { Layout } from '../answer/layout.svelte';
import { Catalogue } from '../cards/catalogue';
import { Api } from '../net/api';
import { Follower } from '../follow/follower.svelte';
import { isTold } from '../lessons/pointing';
import { Refused, request } from '../net/http';
import { forget, keep, keysIn, keysOf } from '../net/keys';
import { addressOfPath, currentPath } from '../net/transport';
import { Connection, type ConnectionStatus } from '../net/connection';
import { go } from '../route.svelte';
import type { Adapter, Context, Scene } from '../scene';
import { chairsAt } from '../words/chairs';
import { Formatter } from '../words/formatter';
import { textsOf } from '../puzzles/taught';
import type { Texts } from '../words/texts';
import { GeometryCache } from './geometry-cache';
import { NextIncome } from './next-income.svelte';
import { mayEnd, type SeatChange } from './seat-change';
import { SeatSession, type SessionHost } from './seat-session.svelte';

/** After this time the first picture is asked for again. */
const FIRST_PICTURE_MS = 2000;
const NO_SPECTATORS = 'no-spectators';

/** What there is as soon as a table is drawn. */
export interface Drawn {
  session: SeatSession;
  frame: ViewerFrame;
  formatter: Formatter;
  known: readonly IdentityData[];
  /** Is it for us to answer? */
  asked: boolean;
}

export class TableState implements SessionHost {
  status: ConnectionStatus = $state.raw({ kind: 'connecting', retryAt: null, unsent: false, unanswered: false });
  sessions: SeatSession[] = $state.raw([]);
  /** The session whose table is shown; null while the device is handed over. */
  shown: SeatSession | null = $state.raw(null);
  /** The session to which the device is to be handed. */
  next: SeatSession | null = $state.raw(null);
  lexicon: LexiconData | null = $state.raw(null);
  offers: StandingOffer[] = $state.raw([]);
  private readonly income = new NextIncome();
  refusal: Refused | null = $state.raw(null);
  /** A view of the past that is looked at instead. */
  past: GameView | null = $state.raw(null);
  /** The seat that whoever is here has left and may take again. */
  returnTo: number | null = $state(null);
  /** What this page has just done about the own seat. */
  gave: '' | 'resigned' | 'left' = $state('');
  /** What is shown of what was heard: step by step. */
  readonly follower = new Follower(
    () => this.lexicon,
    () => void this.picture(),
  );
  private readonly connection: Connection;
  private subscriptions: (() => void)[] = [];
  private reopening: Promise<void> | null = null;
  private readonly geometryCache = new GeometryCache();
  /** So many boards were fetched for what is shown. */
  private fetched = $state(0);
  private pictureKnown = false;
  pastAt = $state(0);
  /** What somebody wants to look at: it becomes the past that is shown when its board is here. */
  private sought: GameView | null = null;
  private pictured: 'wide' | 'small' = $state('wide');

  constructor(
    readonly game: string,
    readonly texts: Texts,
  ) {
    this.connection = new Connection((status) => (this.status = status));
  }

  readonly frame: ViewerFrame | null = $derived(this.shown?.frame ?? null);
  readonly view: GameView | null = $derived(this.past ?? this.follower.shown?.game ?? this.frame?.game ?? null);
  /** The board of the view: both change as one. */
  readonly geometry: GeometryData | null = $derived(this.geometryNow());
  /** The events that are told by now. */
  readonly events: GameEvent[] = $derived(this.shown ? this.follower.told(this.shown) : []);
  readonly formatter: Formatter | null = $derived.by(() => this.formatterNow());
  /** What its cards do. */
  readonly catalogue: Catalogue | null = $derived.by(() => this.catalogueNow());
  readonly adapter: Adapter | null = $derived(this.frame ? (ADAPTERS[this.frame.table.title] ?? null) : null);
  readonly context: Context | null = $derived(this.contextNow());
  readonly scene: Scene | null = $derived(
    this.view && this.context && this.adapter ? this.adapter.scene(this.view, this.context) : null,
  );
  readonly layout = new Layout(() => (this.past ? undefined : this.scene?.redistribution));
  /** The pieces where they are about to be laid. */
  readonly laid: Scene | null = $derived(this.laidNow());
  /** A puzzle that is answered asks nothing more, and whoever is taught is asked when the teacher asks. */
  readonly options: string[] = $derived(
    this.past || this.follower.isBehind || this.frame?.table.puzzle?.said || isTold(this.frame?.table.lesson)
      ? []
      : (this.frame?.game?.options ?? []),
  );
  readonly seated: SeatSession[] = $derived(this.sessions.filter(({ seat }) => seat !== null));

  /** For the parts of a table, which are drawn only when all this is there. */
  readonly drawn: Drawn = $derived({
    session: this.shown!,
    frame: this.frame!,
    formatter: this.formatter!,
    known: this.formatter!.lexicon.identities,
    asked: this.options.length > 0,
  });

  /** Find out who we are here, then listen. */
  async open(small: boolean): Promise<void> {
    const { path, fragment } = currentPath();
    keep(this.game, keysIn(fragment));
    if (fragment.startsWith('#key=')) history.replaceState(null, '', addressOfPath(path));
    this.pictured = small ? 'small' : 'wide';
    try {
      await this.findSessions();
      void this.picture();
      await this.learnWords();
      this.listen();
    } catch (error) {
      this.refuse(error);
    }
  }

  private listen(): void {
    for (const stop of this.subscriptions) stop();
    this.subscriptions = this.sessions.map((session) => this.connection.subscribe(session));
    this.settle();
  }

  private refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.refusal = error;
  }

  /** Somebody here sat down or got up: who we are is found out anew. */
  reopen(): Promise<void> {
    this.reopening ??= this.findAnew().finally(() => (this.reopening = null));
    return this.reopening;
  }

  private async findAnew(): Promise<void> {
    try {
      this.refusal = null;
      await this.findSessions();
      this.shown = this.next = this.past = this.sought = null;
      this.listen();
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Resign, leave, come back, or go on elsewhere. Whoever has ended the game sees how it went; others look on. */
  async changeSeat(command: SeatChange): Promise<void> {
    const seat = this.shown ?? this.sessions[0];
    if (seat) await seat.send(command);
    else await request('POST /api/games/{game}/do', { path: { game: this.game }, body: command, key: this.spareKey });
    this.gave = command.do === 'resign' ? 'resigned' : command.do === 'leave' ? 'left' : '';
    await this.reopen();
    if (mayEnd(command) && this.sessions[0]?.latest?.table.phase === 'over') go(`/game/${this.game}/after`);
  }

  /** Of a seat that was given up, where nobody may look on. */
  private get spareKey(): string {
    return keysOf(this.game)[0] ?? '';
  }

  retry(): void {
    this.connection.retry();
  }

  /** Take back what has not left this page. */
  cancel(): void {
    this.connection.cancel();
  }

  private async learnWords(): Promise<void> {
    const lexicon = await this.sessions[0]!.api.lexicon();
    const taught = textsOf(this.sessions[0]!.latest?.table);
    await this.texts.load(lexicon.title, 'terms', 'phrases', 'board', 'places', 'access', ...taught);
    this.lexicon = lexicon;
  }

  close(): void {
    this.connection.close();
  }

  /** The keys of this device, and the seat of an account; who has neither looks on. */
  private async findSessions(): Promise<void> {
    const found: SeatSession[] = [];
    try {
      for (const key of keysOf(this.game)) await this.trySession(key, found);
      await this.trySession('', found);
    } finally {
      const seated = found.filter(({ seat }) => seat !== null);
      this.sessions = seated.length > 0 ? seated : found;
      await this.learnReturn();
    }
  }

  /** Whoever looks on may have left a seat. */
  private async learnReturn(): Promise<void> {
    this.returnTo = null;
    if (this.seated.length > 0) return;
    const key = this.sessions[0]?.key ?? this.spareKey;
    const card = await request('GET /api/games/{game}', { path: { game: this.game }, key }).catch(() => null);
    this.returnTo = card?.return_to ?? null;
  }

  /** A key that opens nothing any more is thrown away; what else is wrong is told if nothing opens. */
  private async trySession(key: string, found: SeatSession[]): Promise<void> {
    try {
      const message = await new Api(this.game, key).state();
      const seat = message.seat ?? null;
      if (found.length > 0 && (seat === null || found.some((other) => other.seat === seat))) return;
      const session = new SeatSession(this.game, key, seat, this.connection, this);
      session.hear(message);
      found.push(session);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (key && [401, 403].includes(error.status) && error.code !== NO_SPECTATORS) forget(this.game, key);
      else if (found.length === 0) throw error;
    }
  }

  /** The first board draws itself when it is here; after that nothing is shown before its board. */
  isReady(frame: ViewerFrame | null): boolean {
    const view = frame?.game;
    return !view || !this.pictureKnown || this.geometryCache.find(view, this.pictured === 'small') !== undefined;
  }

  async prepare(session: SeatSession): Promise<void> {
    const view = session.latest?.game;
    if (view) await this.geometryCache.of(session.api, view, this.pictured === 'small');
  }

  reseated(): void {
    void this.reopen();
  }

  changed(session: SeatSession): void {
    this.settle();
    const view = session.frame?.game;
    this.pictureKnown ||= view ? this.boardOf(view) !== undefined : false;
  }

  private boardOf(view: GameView): GeometryData | null | undefined {
    return this.geometryCache.find(view, this.pictured === 'small');
  }

  /** After a change of size the board of the other one serves until its own has come. */
  private geometryNow(): GeometryData | null {
    void this.fetched;
    const { view } = this;
    return view ? (this.boardOf(view) ?? this.geometryCache.find(view, this.pictured !== 'small') ?? null) : null;
  }

  /** After any news: whom to show, and whether the device changes hands. */
  private settle(): void {
    if (this.shown) this.follower.hear(this.shown);
    const asked = this.askedSession();
    // Whoever analyses answers for everybody: nothing is handed over.
    const seen = this.sessions[0]?.frame?.table.analysis ? (asked ?? this.shown ?? this.sessions[0]) : undefined;
    if (seen) {
      if (seen !== this.shown) this.show(seen, null);
    } else if (!this.shown && !this.next)
      this.show(this.seated.length > 1 ? null : (this.sessions[0] ?? null), asked ?? this.sessions[0] ?? null);
    else if (asked && asked !== this.shown && this.seated.length > 1) this.show(null, asked);
    void this.picture();
    void this.learnOffers();
    this.income.learn(this.shown ?? this.sessions[0] ?? null);
  }

  private askedSession(): SeatSession | undefined {
    const who = this.sessions[0]?.frame?.game?.who;
    return this.seated.find(({ seat }) => seat === who);
  }

  private show(shown: SeatSession | null, next: SeatSession | null): void {
    const waits = this.sessions[0]?.frame?.table.phase !== 'running';
    this.shown = waits ? (next ?? shown) : shown;
    this.next = waits ? null : shown ? null : next;
    this.past = this.sought = null;
    this.follower.forget();
    if (this.shown) this.follower.hear(this.shown);
  }

  /** Whoever holds the device now says so. */
  takeOver(): void {
    this.shown = this.next;
    this.next = null;
    this.follower.forget();
    if (this.shown) this.follower.hear(this.shown);
    void this.learnOffers();
  }

  private formatterNow(): Formatter | null {
    if (!this.lexicon) return null;
    const { lexicon, texts } = this;
    return new Formatter(
      lexicon,
      texts,
      () => chairsAt((this.shown ?? this.sessions[0])?.frame?.table, lexicon, texts),
      calledIn(() => this.view),
      () => this.scene?.meant ?? {},
    );
  }

  private catalogueNow(): Catalogue | null {
    const { lexicon, formatter, texts } = this;
    if (!lexicon || !formatter) return null;
    const name = (domain: string, word: string): string => formatter.name(domain, word);
    return new Catalogue({ title: lexicon.title, texts, name, scene: () => this.scene });
  }

  private contextNow(): Context | null {
    const { lexicon, formatter, frame, geometry, texts } = this;
    if (!lexicon || !formatter || !frame) return null;
    return {
      lexicon,
      geometry,
      table: frame.table,
      events: this.events,
      offers: this.past ? [] : this.offers,
      income: this.past ? [] : this.income.now,
      text: (id, values) => texts.say(id, values),
      has: (id) => texts.has(id),
      name: (domain, which) => formatter.name(domain, which),
      noun: (domain, which) => formatter.noun(domain, which),
      called: (id, values) => formatter.texts.name(id, values),
      person: (seat) => formatter.person(seat),
    };
  }

  private laidNow(): Scene | null {
    const { adapter, context, layout } = this;
    return layout.isBegun && layout.redistribution && context && adapter
      ? adapter.scene(layout.redistribution.laid(layout.counts), context)
      : null;
  }

  /** Fetch the board of what is shown, unless it is here. */
  private async picture(): Promise<void> {
    const session = this.shown ?? this.sessions[0];
    const view = this.past ?? this.follower.shown?.game ?? session?.frame?.game;
    if (!session || !view || this.boardOf(view) !== undefined) return;
    const at = this.past ? this.pastAt : (this.follower.shown?.answers ?? null);
    try {
      const found = await this.geometryCache.of(session.api, view, this.pictured === 'small', at);
      this.pictureKnown ||= found !== undefined;
      this.fetched += 1;
    } catch {
      // What was drawn stays, and the next message tries again; where nothing is drawn yet, nothing is waited for.
      if (!this.pictureKnown) setTimeout(() => void this.picture(), FIRST_PICTURE_MS);
    }
  }

  /** What the offers of the side that is shown will cost, where its adapter asks for that. */
  private async learnOffers(): Promise<void> {
    const { shown, lexicon, adapter } = this;
    const view = shown?.frame?.game;
    if (!shown || !view || !lexicon || !adapter?.wantsOffers?.(view, lexicon)) return;
    try {
      const found = await shown.api.offers();
      if (shown === this.shown && view === shown.frame?.game) this.offers = found;
    } catch {
      // What is known stays; the next message asks again.
    }
  }

  /** Look at the game after so many answers; null is now. True when it is shown. */
  async lookBack(view: GameView | null, n: number): Promise<boolean> {
    const session = this.shown ?? this.sessions[0];
    this.sought = view;
    if (view && session)
      await this.geometryCache.of(session.api, view, this.pictured === 'small', n).catch(() => undefined);
    if (this.sought !== view || (view && this.boardOf(view) === undefined)) return false;
    this.past = view;
    this.pastAt = n;
    return true;
  }

  resize(small: boolean): void {
    this.pictured = small ? 'small' : 'wide';
    void this.picture();
  }

  /** Sit down with a new key. */
  join(key: string): void {
    keep(this.game, [key]);
    this.connection.close();
    location.reload();
  }
}
