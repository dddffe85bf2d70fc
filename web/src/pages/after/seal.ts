/** Checks a seal in this browser, without trusting the server: see `pelagos.kernel.dealer`. */
import type { DrawnOutcome } from '../../protocol/reports';

/** A draw that does not follow from the seed. */
export interface Difference {
  number: number;
  said: string;
  drawn: string;
}

const DRAW_BYTES = 6;
const DRAWS = 2 ** 48;

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers calculate hashes on safe connections only. */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && 'subtle' in crypto;
}

/** Is this the secret that was committed to before the game? */
export async function fits(secret: string, commit: string): Promise<boolean> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(secret))) === commit;
}

/** The seed: SHA-256 over the secret and the nonces in the order of seats, each with its length before it. */
export async function seedOf(secret: string, nonces: string[]): Promise<string> {
  const parts = [secret, ...nonces].map(bytes).flatMap((part) => [...length(part.length), ...part]);
  return hex(await crypto.subtle.digest('SHA-256', Uint8Array.from(parts)));
}

function length(count: number): number[] {
  return [24, 16, 8, 0].map((shift) => (count >>> shift) & 255);
}

/** Draws everything anew; the first outcome that is another one, or none. */
export async function differs(seed: string, outcomes: readonly DrawnOutcome[]): Promise<Difference | null> {
  const key = await crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (const [k, { said, options }] of outcomes.entries()) {
    const total = options.reduce((sum, [, weight]) => sum + weight, 0);
    const drawn = atWeight(options, await draw(key, k, total));
    if (drawn !== said) return { number: k + 1, said, drawn };
  }
  return null;
}

/**
 * Outcome k as a number below the total, without bias: the first 48 bits of HMAC-SHA256(seed, "k.t") for the first t
 * whose number lies below the last whole multiple of the total.
 */
async function draw(key: CryptoKey, k: number, total: number): Promise<number> {
  const fair = DRAWS - (DRAWS % total);
  for (let t = 0; ; t += 1) {
    const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${k}.${t}`)));
    const number = mac.slice(0, DRAW_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
    if (number < fair) return number % total;
  }
}

/** The option that covers this mark when the weights are laid end to end. */
function atWeight(options: DrawnOutcome['options'], mark: number): string {
  let left = mark;
  for (const [phrase, weight] of options) {
    left -= weight;
    if (left < 0) return phrase;
  }
  return '';
}
