/** What a standing order tells the one who left it. */
import type { Speaker } from '../words/speaker';

/** Why the order woke its owner, from the plain words of the table: `none-fits`, `reached athena 6`. */
export function wokenBy(plain: string, speaker: Speaker): string {
  const [name, god, amount] = plain.split(' ');
  return speaker.texts.say(`page-order-woken-${name}`, god ? { god: speaker.name('god', god), amount: Number(amount) } : {});
}
