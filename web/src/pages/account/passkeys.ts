/** Passkeys: what the browser does with them. Bytes travel as base64url, as WebAuthn's JSON has it. */
import type { CreationOptions, RequestOptions } from '../../protocol/accounts';
import type { Assertion, NewCredential } from '../../protocol/requests';

/** Nothing was chosen, or it took too long: no fault, and browsers do not say which. */
export class NoPasskey extends Error {}

/** Can there be passkeys here? Browsers make them for names, over HTTPS or on this machine, and not for addresses. */
export function passkeysWork(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && named && typeof PublicKeyCredential === 'function';
}

export function toText(data: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

export async function createPasskey(options: CreationOptions): Promise<NewCredential> {
  const made = await chosen(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        attestation: 'none',
        challenge: toBytes(options.challenge),
        user: { ...options.user, id: toBytes(options.user.id) },
        excludeCredentials: options.excludeCredentials.map(({ id, type }) => ({ id: toBytes(id), type })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) };
  return { ...named(made), response };
}

export async function usePasskey(options: RequestOptions): Promise<Assertion> {
  const used = await chosen(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: toBytes(options.challenge),
        timeout: options.timeout,
        rpId: options.rpId,
        userVerification: 'preferred',
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return {
    ...named(used),
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      userHandle: userHandle ? toText(userHandle) : '',
    },
  };
}

function named({ rawId }: PublicKeyCredential): { id: string; rawId: string; type: 'public-key' } {
  const id = toText(rawId);
  return { id, rawId: id, type: 'public-key' };
}

async function chosen(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (error) {
    if (error instanceof DOMException) throw new NoPasskey(error.name);
    throw error;
  }
  if (!(found instanceof PublicKeyCredential)) throw new NoPasskey('none');
  return found;
}
