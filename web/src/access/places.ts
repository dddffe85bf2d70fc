/** Places as a list: which of them, by what, and all that is said about each. */
import type { Option } from '../answer/phrase';
import { beside } from '../games/spoken';
import { keyOf, type AreaState, type Context, type Scene } from '../scene';
import type { Formatter } from '../words/formatter';
import type { Texts } from '../words/texts';

/** What is asked for comes from the server, where the rules are. */
export const ASKED = ['threatened', 'attackable'] as const;
export const LISTS = ['legal', 'mine', 'threatened', 'attackable', 'frontier', 'all'] as const;
export type ListName = (typeof LISTS)[number];

export interface Place {
  key: string;
  domain: string;
  word: string;
  title: string;
  told: string[];
  legal: boolean;
}

/** What a place may be chosen for: the verbs of the phrases that name it. */
export function deedsAt(options: readonly Option[], key: string, formatter: Formatter): string[] {
  const frames = options.flatMap(({ frame, tokens }) =>
    tokens.some(({ part, keys }) => part !== '' && keys.includes(key)) ? [frame] : [],
  );
  return [...new Set([...new Set(frames)].map((frame) => formatter.verb(frame)))];
}

/** The keys of the places that can be attacked as the pieces lie. */
export type Targets = Record<(typeof ASKED)[number], ReadonlySet<string>>;

/** What the lists are called. */
export function listName(list: ListName, texts: Texts): string {
  return isAsked(list) ? texts.say(`access-list-${list}`) : texts.say('access-list-of', { list });
}

export function isAsked(list: ListName): list is (typeof ASKED)[number] {
  return list === 'threatened' || list === 'attackable';
}

/** The places of one list, by name. */
export function placesIn(
  list: ListName,
  wanted: string,
  scene: Scene,
  ctx: Context,
  own: readonly number[],
  glowing: ReadonlySet<string>,
  targets: Targets = { threatened: new Set(), attackable: new Set() },
): AreaState[] {
  const holds = ({ owner, ruler }: AreaState): number | undefined => owner ?? ruler;
  const owners = new Map(scene.areas.map((area) => [area.word, holds(area)]));
  const isOwn = (owner: number | undefined): boolean => owner !== undefined && own.includes(owner);
  const isOthers = (owner: number | undefined): boolean => owner !== undefined && !own.includes(owner);
  const fits: Record<ListName, (area: AreaState) => boolean> = {
    all: () => true,
    legal: ({ domain, word }) => glowing.has(keyOf(domain, word)),
    mine: (area) => isOwn(holds(area)),
    threatened: ({ domain, word }) => targets.threatened.has(keyOf(domain, word)),
    attackable: ({ domain, word }) => targets.attackable.has(keyOf(domain, word)),
    frontier: (area) =>
      isOwn(holds(area)) && beside(ctx.geometry, area.word).some((other) => isOthers(owners.get(other))),
  };
  const letters = plain(wanted);
  const { compare } = new Intl.Collator(ctx.text('language-locale'), { numeric: true });
  return scene.areas
    .filter((area) => fits[list](area) && plain(area.title).includes(letters))
    .sort((a, b) => compare(a.title, b.title));
}

/** Small letters without accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
