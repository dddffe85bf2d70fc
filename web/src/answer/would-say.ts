/** A phrase with a word that is not on offer, to ask why. */
import type { Option } from './phrase';

/** A phrase with this word that is not on offer, to ask why: the others of its words are those of a phrase that is. */
export function wouldSay(options: Option[], domain: string, word: string): string | null {
  let found: string | null = null;
  for (const { frame, tokens } of options) {
    const slots = tokens.flatMap((token, i) => (isHome(token, domain) ? [i] : []));
    // Where there is still something to choose rather than where it was chosen before.
    const open = slots.find((i) =>
      options.some((other) => other.frame === frame && other.tokens[i]!.word !== tokens[i]!.word),
    );
    const slot = open ?? slots[0];
    if (slot === undefined) continue;
    const said = tokens.map((token, i) => (i === slot ? word : token.word)).join(' ');
    if (open !== undefined) return said;
    found ??= said;
  }
  return found;
}

/** Whether a word of this domain could stand there: a land where areas are named. */
function isHome({ domain, keys, word }: Option['tokens'][number], wanted: string): boolean {
  return domain === wanted || (domain !== '' && keys.includes(`${wanted}:${word}`));
}
