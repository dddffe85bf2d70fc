/** The parts of the page. Those of an older version are gone once a server has a newer one. */
import { Refused } from './net/http';

const RELOADED = 'pelagos-reloaded';
/** A part is not there, not even after the page was fetched anew. */
export const PART_GONE = 'part-gone';

/** A part that is not there is fetched anew with the whole page, once; what fails then is told like a refusal. */
export async function fetchedPart<T>(part: () => Promise<T>): Promise<T> {
  try {
    const found = await part();
    sessionStorage.removeItem(RELOADED);
    return found;
  } catch {
    if (sessionStorage.getItem(RELOADED)) throw new Refused(PART_GONE, '', '');
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
    return new Promise(() => undefined);
  }
}
