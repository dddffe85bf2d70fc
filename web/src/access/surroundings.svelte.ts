/** Everything about the places of a table in words: for the map under the keys, and for lists. */
import { keyOf, type AreaState } from '../scene';
import type { Answering } from '../table/answering.svelte';
import type { TableState } from '../table/state.svelte';
import type { PlaceData } from '../protocol/study';
import { deedsAt, isAsked, LISTS, placesIn, type ListName, type Place, type Targets } from './places';

/** The domain of places where a tile may be laid. */
const SPOT = 'spot';

export class Surroundings {
  /** What can be attacked as the pieces lie, and at which version of the table; null where that is not known. */
  private asked: { version: number; targets: Targets } | null = $state.raw(null);

  constructor(
    private readonly table: TableState,
    private readonly answering: Answering,
  ) {}

  /** What may be done there now, and what eyes see on the map. */
  describe(domain: string, word: string): string[] {
    const { scene } = this.table;
    const area = scene?.areas.find((other) => other.word === word && other.domain === domain);
    return area ? this.around(area) : [];
  }

  /** The lists there are: who looks on, or at the past, is not told what can be attacked. */
  get lists(): ListName[] {
    return LISTS.filter((list) => !isAsked(list) || this.targets);
  }

  /** Asks what can be attacked now; without an answer those lists are left out. */
  async learn(): Promise<void> {
    const { session, frame } = this.table.drawn;
    if (session.seat === null || this.table.past || frame.table.phase !== 'running') return;
    const { version } = session;
    if (this.asked?.version === version) return;
    const keys = (places: PlaceData[]) => new Set(places.map(({ domain, word }) => keyOf(domain, word)));
    try {
      const { threatened, attackable } = await session.api.targets();
      this.asked = { version, targets: { threatened: keys(threatened), attackable: keys(attackable) } };
    } catch {
      this.asked = null;
    }
  }

  private get targets(): Targets | null {
    const { session } = this.table.drawn;
    return this.table.past || this.asked?.version !== session.version ? null : this.asked.targets;
  }

  /** A list of places, everything told about each. */
  places(list: ListName, wanted: string): Place[] {
    const { scene, context, drawn } = this.table;
    if (!scene || !context) return [];
    const own = scene.seats.find(({ seat }) => seat === drawn.session.seat)?.identities ?? [];
    const { glowing } = this.answering;
    return placesIn(list, wanted, scene, context, own, glowing, this.targets ?? undefined).map((area) => {
      const { domain, word, title, lines } = area;
      const key = keyOf(domain, word);
      return { key, domain, word, title, told: [...lines, ...this.around(area)], legal: glowing.has(key) };
    });
  }

  /** How the drawn tile would lie as the phrase stands; empty where no tile is laid. */
  laid(): string {
    const { adapter, context } = this.table;
    const { draft, turned } = this.answering;
    const spot = draft.whole?.tokens.find(({ domain }) => domain === SPOT)?.word;
    return (spot && context && adapter?.laid?.(spot, turned, context)) || '';
  }

  private around(area: AreaState): string[] {
    const { adapter, context, drawn, texts } = this.table;
    const options = this.answering.phrases.length > 0 ? this.answering.draft.now.options : [];
    const deeds = deedsAt(options, keyOf(area.domain, area.word), drawn.formatter);
    return [
      ...(deeds.length > 0 ? [texts.say('access-may', { deeds })] : []),
      ...(context ? (adapter?.describes?.(area, context) ?? []) : []),
    ];
  }
}
