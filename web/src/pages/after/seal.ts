/** Checks a seal in this browser, without trusting the server: see `pelagos.kernel.dealer`. */

export interface Seal {
  sealed: boolean;
  commit?: string;
  secret?: string;
  nonces?: Record<string, string>;
  checked?: number;
  right?: boolean;
  fault?: string;
}

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: ArrayBuffer | Uint8Array): string {
  return [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers calculate hashes on safe connections only. */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
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
