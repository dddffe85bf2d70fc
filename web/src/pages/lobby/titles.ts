/** What can be played, as `GET /api/titles` tells it, and what of it is usual. */
import type { TableSummary, TitleData, TitleOption, Variant } from '../../protocol/replies';
import { seatLabel } from '../../words/chairs';
import type { Texts } from '../../words/texts';

export type Options = Record<string, string>;

const COMPANY = 4;

/** As the start page offers them: the largest game first, those without a name for people last. */
export function inOrder(titles: TitleData[], texts: Texts): TitleData[] {
  const named = ({ name }: TitleData): number => Number(texts.has(`page-title-${name}`));
  return [...titles].sort((a, b) => named(b) - named(a) || b.most - a.most);
}

/** The first way to play with four seats, or as near to four as the title goes. */
export function usual(title: TitleData): Variant {
  const far = ([, seats]: Variant): number => Math.abs(seats - COMPANY);
  return [...title.variants].sort((a, b) => far(a) - far(b))[0]!;
}

export function variantNamed(title: TitleData, name: string): Variant {
  return title.variants.find(([known]) => known === name) ?? usual(title);
}

/** Options that are open in every way to play: what a variant fixes is not asked again. */
export function openOptions(title: TitleData): TitleOption[] {
  const fixed = new Set(title.variants.flatMap(([, , options]) => Object.keys(options)));
  return title.options.filter(({ name }) => !fixed.has(name));
}

/** Boards for people: where some have names, the others are for tests. */
export function namedBoards(title: TitleData, texts: Texts): string[] {
  const named = title.boards.filter((board) => texts.has(`lobby-board-${title.name}-${board}`));
  return named.length > 0 ? named : title.boards;
}

/** A message, or where a title has none, the word itself. */
export function called(texts: Texts, id: string, word: string): string {
  return texts.has(id) ? texts.say(id) : word.replaceAll('_', ' ');
}

export function titleName(texts: Texts, name: string): string {
  return called(texts, `page-title-${name}`, name.charAt(0).toUpperCase() + name.slice(1));
}

export function variantName(texts: Texts, title: string, variant: string): string {
  return called(texts, `lobby-variant-${title}-${variant}`, variant);
}

export function botName(texts: Texts, level: string): string {
  return called(texts, `page-level-${level}`, level);
}

/** How it plays; nothing where nobody has said so. */
export function botTold(texts: Texts, level: string): string {
  const id = `page-level-${level}.what`;
  return texts.has(id) ? texts.say(id) : '';
}

/** A drawing by which a title is known at a glance. */
export function emblem(texts: Texts, title: string): string {
  const id = `page-title-${title}.emblem`;
  return texts.has(id) ? texts.say(id) : 'symbols/pawn';
}

/** Whoever sits there, with what has become of the seat; a bot by its level. */
export function chairName(
  texts: Texts,
  { chairs, answers }: Pick<TableSummary, 'chairs' | 'answers'>,
  seat: number,
): string {
  const chair = chairs[seat];
  const label = seatLabel(texts, chair, answers);
  return label || (chair?.kind === 'bot' ? texts.say('lobby-chair-bot', { level: botName(texts, chair.level) }) : '');
}
