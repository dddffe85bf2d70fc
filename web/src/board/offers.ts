/** Offerings among the phrases that may be said: `bid zeus 3`. */

export interface Offer {
  phrase: string;
  amount: number;
}

/** What may be offered to a god now, the least first. Apollo takes no amount. */
export function offersFor(phrases: readonly string[], god: string): Offer[] {
  const found = phrases.flatMap((phrase) => {
    const [verb, word, amount, ...rest] = phrase.split(' ');
    return verb === 'bid' && word === god && amount !== undefined && rest.length === 0
      ? [{ phrase, amount: Number(amount) }]
      : [];
  });
  return found.sort((a, b) => a.amount - b.amount);
}
