/** The phrase under construction. */
import type { GeometryData, LexiconData, WayData } from '../protocol/replies';
import { narrow, startOf, valuesBeside, withCounts, type Count, type Narrowed, type Pick } from './narrow';
import { Reader, type Option } from './phrase';
import { isMove, withWays } from './ways';

/** A number with what stands there, and what may stand there. */
export interface SetCount {
  slot: number;
  part: string;
  value: number;
  values: number[];
}

export class Draft {
  picks: Pick[] = $state.raw([]);
  /** Chosen numbers by slot. */
  numbers: Record<number, number> = $state.raw({});

  /** It is not sent before it is confirmed: somebody else proposed what stands here, or a number is being chosen. */
  held = $state(false);

  /** Answer by answer: nothing is said together. */
  stepwise = $state(false);

  constructor(
    private readonly offered: () => string[],
    private readonly lexicon: LexiconData,
    private readonly geometry: () => GeometryData | null,
    private readonly ways: () => readonly WayData[] = () => [],
  ) {}

  private readonly reader = $derived.by(() => new Reader(this.lexicon, this.geometry()));
  /** What may be said by itself. */
  readonly phrases: Set<string> = $derived.by(() => new Set(this.offered()));
  private readonly single: Option[] = $derived.by(() => this.offered().map((phrase) => this.reader.read(phrase)));
  readonly options: Option[] = $derived.by(() =>
    this.stepwise ? this.single : withWays(this.single, this.ways(), this.reader),
  );
  readonly now: Narrowed = $derived(narrow(this.options, this.picks));
  /** Open numbers. */
  readonly counts: SetCount[] = $derived(this.settled(this.now.counts));
  /** Numbers that can be set before it is chosen where a move goes. */
  readonly early: SetCount[] = $derived.by(() => (this.picks.length > 0 && !this.whole ? this.beforehand() : []));
  /** What is left would be gone through with; it can be said answer by answer instead. */
  readonly hasWays: boolean = $derived.by(
    () => this.stepwise || (this.picks.length > 0 && this.now.options.some((option) => this.isWay(option))),
  );
  /** Every number stands as it was shown before the last click. */
  readonly hasAgreedCounts: boolean = $derived.by(() =>
    this.counts.every(({ slot, value }) => this.numbers[slot] === value),
  );
  /** The whole phrase, once it is one. */
  readonly whole: Option | null = $derived(this.wholeNow());

  /** What may be clicked: what goes on with the phrase; once it is whole, what could replace the last click. */
  readonly glowing: Set<string> = $derived(this.whole ? this.others() : this.now.glowing);

  /** What may be clicked without being marked: where a phrase goes on to, and what could replace the last click. */
  readonly later: Set<string> = $derived.by(() => new Set([...this.now.later, ...this.instead()]));

  /** Something on the screen was clicked; false if it begins or continues no phrase. */
  pickKey(key: string): boolean {
    if (this.now.glowing.has(key) || this.now.later.has(key)) return this.add({ key });
    if (!this.glowing.has(key) && !this.later.has(key)) return false;
    this.back();
    return this.add({ key });
  }

  /** Whoever has chosen a place and clicks on another means that one. */
  private instead(): Set<string> {
    const last = this.picks.at(-1);
    // Of a whole phrase these places are marked, and what it names sends it.
    if (!last || !('key' in last) || this.whole) return new Set();
    const before = narrow(this.options, this.picks.slice(0, -1)).glowing;
    return new Set([...before].filter((key) => key !== last.key));
  }

  private others(): Set<string> {
    const last = this.picks.at(-1);
    if (!last || !('key' in last || 'slot' in last)) return this.now.glowing;
    const named = new Set(this.whole?.tokens.flatMap(({ keys }) => keys));
    const before = narrow(this.options, this.picks.slice(0, -1)).glowing;
    return new Set([...this.now.glowing, ...[...before].filter((key) => !named.has(key))]);
  }

  /** Is this the phrase as it stands, whether it was clicked or is all that is left? */
  says(key: string): boolean {
    return this.whole?.tokens.some(({ part, keys }) => part && keys.includes(key)) ?? false;
  }

  pickFrame(frame: string): boolean {
    return this.add({ frame });
  }

  pickWord(word: string): boolean {
    return this.add({ slot: this.now.slot, word });
  }

  /** Choose one of the options as a whole. */
  pickOption(option: Option): boolean {
    return this.add({ phrase: option.phrase });
  }

  setNumber(slot: number, value: number): void {
    if (this.whole) this.held = true;
    this.numbers = { ...this.numbers, [slot]: value };
  }

  /** The next value of the first open number, and after the last one the first. */
  cycleNumber(): void {
    const [count] = this.counts;
    if (!count) return;
    const next = count.values[(count.values.indexOf(count.value) + 1) % count.values.length];
    if (next !== undefined) this.setNumber(count.slot, next);
  }

  back(): void {
    this.picks = this.picks.slice(0, -1);
    this.numbers = {};
  }

  clear(): void {
    this.held = false;
    this.picks = [];
    this.numbers = {};
  }

  /** Say it answer by answer, or together again; what was picked stays as far as it still leads somewhere. */
  setStepwise(stepwise: boolean): void {
    this.stepwise = stepwise;
    while (this.picks.length > 0 && this.now.options.length === 0) this.picks = this.picks.slice(0, -1);
  }

  private isWay({ phrase, frame, say }: Option): boolean {
    return say !== undefined && (isMove(frame) || this.phrases.has(phrase));
  }

  /** Go on with a pick; false if nothing is left then. */
  add(pick: Pick): boolean {
    const picks = [...this.picks, pick];
    if (narrow(this.options, picks).options.length === 0) return false;
    this.numbers = Object.fromEntries(this.early.map(({ slot, value }) => [slot, value]));
    this.picks = picks;
    this.held = false;
    return true;
  }

  private settled(open: Count[]): SetCount[] {
    const settled: Record<number, number> = {};
    return open.map((count) => {
      const values = valuesBeside(this.now, count.slot, settled);
      const wanted = this.numbers[count.slot] ?? startOf({ ...count, values }, this.now.frame ?? '');
      const value = values.includes(wanted) ? wanted : (values[values.length - 1] ?? 0);
      settled[count.slot] = value;
      return { slot: count.slot, part: count.part, value, values };
    });
  }

  private beforehand(): SetCount[] {
    return this.now.early.map(({ slot, part, values }) => {
      const most = values[values.length - 1]!;
      const wanted = this.numbers[slot] ?? most;
      return { slot, part, value: values.includes(wanted) ? wanted : most, values };
    });
  }

  private wholeNow(): Option | null {
    if (this.now.only) return this.picks.length > 0 || this.options.length === 1 ? this.now.only : null;
    if (this.counts.length === 0) return null;
    const values = Object.fromEntries(this.counts.map(({ slot, value }) => [slot, value]));
    return withCounts(this.now, values) ?? null;
  }
}
