/**
 * A snapshot of Python's memory with everything imported, taken at a first visit and kept by the browser: at the next
 * one nothing is imported again. It is taken before anything of this device is known, so that no game and no secret is
 * in it. Nothing depends on it: without one, or with one that does not fit, the engine starts as it did the first time.
 */

export interface Snapshot {
  memory: Uint8Array<ArrayBuffer>;
  /** How many functions the memory may point to: they must be the same ones again. */
  functions: number;
  /** What the rules gave when it was taken. */
  sample: string;
}

const CACHE = 'engine-snapshots';
const FUNCTIONS = 'X-Functions';
const SAMPLE = 'X-Sample';

/** One for each archive of Python and browser: another version of either starts anew. */
export async function snapshotAddress(folder: string, archive: ArrayBuffer): Promise<string> {
  if (!('caches' in self)) return '';
  const made = new TextEncoder().encode(navigator.userAgent);
  const both = new Uint8Array(archive.byteLength + made.length);
  both.set(new Uint8Array(archive));
  both.set(made, archive.byteLength);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', both));
  const name = [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${folder}snapshot-${name}`;
}

export async function storedSnapshot(address: string): Promise<Snapshot | null> {
  if (address === '') return null;
  try {
    const found = await (await caches.open(CACHE)).match(address);
    if (found === undefined) return null;
    const { headers } = found;
    const memory = new Uint8Array(await found.arrayBuffer());
    return { memory, functions: Number(headers.get(FUNCTIONS)), sample: headers.get(SAMPLE) ?? '' };
  } catch {
    return null;
  }
}

/** Instead of those of older versions. If it cannot be kept, the next start takes as long as this one. */
export async function keepSnapshot(address: string, { memory, functions, sample }: Snapshot): Promise<void> {
  if (address === '') return;
  try {
    await dropSnapshots(address);
    const headers = { [FUNCTIONS]: String(functions), [SAMPLE]: sample };
    await (await caches.open(CACHE)).put(address, new Response(memory, { headers }));
  } catch {
    // Storage is full, or the browser keeps nothing.
  }
}

/** Those of this folder; another one on the same host has its own. */
export async function dropSnapshots(address: string): Promise<void> {
  if (address === '') return;
  const cache = await caches.open(CACHE);
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  for (const { url } of await cache.keys()) {
    if (url.slice(0, url.lastIndexOf('/') + 1) === folder) await cache.delete(url);
  }
}
