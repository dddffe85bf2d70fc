/** How seats are called whose people have changed: names stay with them, whoever plays on. */
import type { ChairData, EndingData, TableData } from '../protocol/messages';
import type { LexiconData } from '../protocol/replies';
import type { Texts } from './texts';

/** Who sits there; where that is a bot for somebody, that one; nothing for a bot of its own. */
export function holderOf(chair: ChairData | undefined): string {
  return chair?.name || (chair?.former?.at(-1)?.name ?? '');
}

/**
 * The name with what has become of the seat: "Anna (resigned, played on by a bot)". Of a game with so many answers: a
 * seat that was given up at the end was played on by nobody.
 */
export function seatLabel(texts: Texts, chair: ChairData | undefined, answers = Infinity): string {
  const last = chair?.former?.at(-1);
  const name = holderOf(chair);
  if (!chair || !name) return '';
  if (chair.kind === 'bot' && chair.away) return texts.say('page-chair-away', { name });
  if (!last) return name;
  const facts = { name, before: last.name, why: last.why };
  if (chair.kind === 'person') return texts.say('page-chair-taken-over', facts);
  return texts.say(
    chair.kind === 'bot' && last.answers < answers ? 'page-chair-played-on' : 'page-chair-given-up',
    facts,
  );
}

/** The chairs of a table. In a lesson people are called as the teacher calls them: by their colours. */
export function chairsAt(table: TableData | undefined, { domains, factions }: LexiconData, texts: Texts): ChairData[] {
  if (!table?.lesson) return table?.chairs ?? [];
  return table.chairs.map((chair, seat) => {
    if (factions[seat]?.length !== 1) return chair;
    return { ...chair, name: domains['faction'] ? '' : texts.say('learn-side', { number: seat + 1 }) };
  });
}

/** Has whoever is named there no account? */
export function isGuest(chair: ChairData | undefined): boolean {
  return Boolean(chair?.name ? chair.guest : chair?.former?.at(-1)?.guest);
}

/** Seats whose people gave up, in the order of the seats. */
export function gaveUp(chairs: ChairData[]): number[] {
  return chairs.flatMap(({ lost, former }, seat) => (lost && former?.length ? [seat] : []));
}

/** How a game ended, in a sentence; names are those of the caller. */
export function endingTold(
  texts: Texts,
  ending: EndingData | null,
  chairs: ChairData[],
  named: (seat: number) => string,
): string {
  if (!ending) return '';
  const winners = ending.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map(named);
  if (ending.how === 'agreed') return texts.say('page-ended-agreed');
  if (ending.how === 'moved') return texts.say('page-ended-moved');
  if (ending.how === 'played') return texts.say('page-ended-played', { names, count: winners.length });
  const left = gaveUp(chairs);
  const facts = { names, count: winners.length, left: left.map(named), gone: left.length };
  // Bots among themselves have played nothing out.
  return texts.say(
    winners.some((seat) => holderOf(chairs[seat])) ? 'page-ended-deserted' : 'page-ended-by-leaving',
    facts,
  );
}
