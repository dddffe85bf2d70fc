/** What a standing order tells the one who left it. */
import type { Formatter } from '../words/formatter';

/** Why the order woke its owner, from the plain words of the table: `none-fits`, `reached athena 6`. */
export function wokenBy(plain: string, formatter: Formatter): string {
  const [name, god, amount] = plain.split(' ');
  return formatter.texts.say(
    `page-order-woken-${name}`,
    god ? { god: formatter.noun('god', god), amount: Number(amount) } : {},
  );
}

export interface Example {
  words: string;
  what: string;
}

/** Lines such as `always stand = Stays and fights.`: the words of a part, and what it does. */
export function examplesIn(lines: string): Example[] {
  return lines.split('\n').map((line) => {
    const [words = '', ...what] = line.split(' = ');
    return { words, what: what.join(' = ') };
  });
}
