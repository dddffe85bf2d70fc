/** What an answer would bring, in sentences. */
import type { BattleOdds, Outlook } from '../protocol/replies';
import type { Formatter } from '../words/formatter';

/** What is only nearly certain does not read as certain. */
function inHundred(chance: number): number {
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(chance * 100))) : chance * 100;
}

/** Every outcome, and what the odds count on. */
export function oddsTold(odds: BattleOdds, formatter: Formatter): string[] {
  const { texts } = formatter;
  const [win, loss, nobody] = [odds.win, odds.loss, odds.nobody_left].map(inHundred) as [number, number, number];
  const { needs } = odds;
  return [
    texts.say('page-odds', { place: formatter.noun(odds.domain, odds.place), win, loss }),
    ...(nobody > 0 ? [texts.say('page-odds-nobody', { count: nobody })] : []),
    ...(needs ? [texts.say('page-odds-if', { cards: formatter.cards(needs), win: inHundred(needs.win) })] : []),
    ...(odds.fought_out ? [texts.say('page-odds-fought-out')] : []),
  ];
}

/** The gold that is paid for it; empty where none is. */
export function priceTold({ offer, price }: Outlook, { texts }: Formatter): string {
  if (!offer) return price ? texts.say('page-price', { count: price }) : '';
  const cost = texts.say(offer.count > 1 ? 'page-price-offers' : 'page-price-offer', { count: offer.price });
  const rest = texts.say(offer.left < 0 ? 'page-price-short' : 'page-price-left', { count: Math.abs(offer.left) });
  return `${cost} ${rest}`;
}

export function outlookTold(outlook: Outlook, formatter: Formatter): string[] {
  const odds = outlook.odds ? oddsTold(outlook.odds, formatter) : [];
  const final = outlook.final ? formatter.texts.say('page-final') : '';
  return [...odds, priceTold(outlook, formatter), final].filter(Boolean);
}
