/** The parts of the page. Those of an older version are gone once a server has a newer one. */

const RELOADED = 'pelagos-reloaded';

/** A part that is not there is fetched anew with the whole page, once; what fails then is told as usual. */
export async function fetchedPart<T>(part: () => Promise<T>): Promise<T> {
  try {
    const found = await part();
    sessionStorage.removeItem(RELOADED);
    return found;
  } catch (error) {
    if (sessionStorage.getItem(RELOADED)) throw error;
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
    return new Promise(() => undefined);
  }
}
