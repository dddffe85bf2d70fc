/** Who is signed in on this device, if anybody. */
import type { NewToken, PasskeyData, ProfileData, TokenData } from '../../protocol/accounts';
import { request, Refused } from '../../net/http';
import type { Texts } from '../../words/texts';
import { createPasskey, usePasskey } from './passkeys';

/** The cookie cannot be read here, so it is noted that there is one. */
const HINT = 'pelagos-signed-in';

class Account {
  profile: ProfileData | null = $state.raw(null);
  /** What came of signing in besides: sentences for the page that is shown then. */
  notes: string[] = $state.raw([]);
}

export const account = new Account();

/** Ask who we are, if we have signed in here before. */
export async function recall(): Promise<void> {
  if (account.profile || !localStorage.getItem(HINT)) return;
  try {
    take(await request('GET /api/account'));
  } catch (error) {
    if (error instanceof Refused && error.status === 401) take(null);
  }
}

export function signedInBefore(): boolean {
  return localStorage.getItem(HINT) !== null;
}

export function take(profile: ProfileData | null): void {
  account.profile = profile;
  account.notes = [];
  if (profile) localStorage.setItem(HINT, '1');
  else localStorage.removeItem(HINT);
}

/** After any way of signing in: the page shows the account. */
export async function enter(notes: string[]): Promise<void> {
  take(await request('GET /api/account'));
  account.notes = notes;
}

export async function signIn(name: string, password: string, anew: boolean): Promise<void> {
  await request(anew ? 'POST /api/account' : 'POST /api/account/sign-in', { body: { name, password } });
}

/** Without a password: the name is all that is typed. */
export async function signUpWithPasskey(name: string, label: string): Promise<void> {
  const { create } = await request('POST /api/account/passkey-options', { body: { purpose: 'sign-up', name } });
  const credential = await createPasskey(create!);
  await request('POST /api/account/passkey-sign-up', { body: { credential, label } });
}

/** Nothing is typed: the browser knows the accounts that it has passkeys for. */
export async function signInWithPasskey(): Promise<void> {
  const { get } = await request('POST /api/account/passkey-options', { body: { purpose: 'sign-in' } });
  await request('POST /api/account/passkey-sign-in', { body: { credential: await usePasskey(get!) } });
}

export async function proveByPassword(password: string): Promise<void> {
  await request('POST /api/account/proof', { body: { password } });
}

export async function proveByPasskey(): Promise<void> {
  const { get } = await request('POST /api/account/passkey-options', { body: { purpose: 'sign-in' } });
  await request('POST /api/account/proof', { body: { credential: await usePasskey(get!) } });
}

export function passkeys(): Promise<PasskeyData[]> {
  return request('GET /api/account/passkeys');
}

export async function addPasskey(label: string): Promise<PasskeyData[]> {
  const { create } = await request('POST /api/account/passkey-options', { body: { purpose: 'add' } });
  const credential = await createPasskey(create!);
  return request('POST /api/account/passkeys', { body: { credential, label } });
}

export function dropPasskey(passkey: string): Promise<PasskeyData[]> {
  return request('DELETE /api/account/passkeys/{passkey}', { path: { passkey } });
}

export async function addAddress(address: string): Promise<void> {
  await request('POST /api/notices/mail', { body: { address } });
}

export async function askForReset(who: string): Promise<void> {
  await request('POST /api/account/forgotten', { body: { who } });
}

export async function resetPassword(
  token: string,
  password: string,
  revokeTokens: boolean,
  removePasskeys: boolean,
): Promise<void> {
  const body = { token, password, revoke_tokens: revokeTokens, remove_passkeys: removePasskeys };
  await request('POST /api/account/reset', { body });
  take(await request('GET /api/account'));
}

/** What this device is called where it must be named, until somebody gives it another name. */
export function deviceName(texts: Texts): string {
  return account.profile?.devices?.find(({ here }) => here)?.device.replace('?', '') || texts.say('lobby-passkey-here');
}

export async function signOut(): Promise<void> {
  await request('POST /api/account/sign-out');
  take(null);
}

export async function changePassword(old: string, fresh: string, revokeTokens: boolean): Promise<void> {
  await request('POST /api/account/password', { body: { old, new: fresh, revoke_tokens: revokeTokens } });
  take(await request('GET /api/account'));
}

export async function dropDevice(id: string): Promise<void> {
  const { devices } = await request('DELETE /api/account/devices/{device}', { path: { device: id } });
  if (account.profile) account.profile = { ...account.profile, devices };
}

export function tokens(): Promise<TokenData[]> {
  return request('GET /api/account/tokens');
}

export function newToken(label: string): Promise<NewToken> {
  return request('POST /api/account/tokens', { body: { label } });
}

export function dropToken(token: string): Promise<TokenData[]> {
  return request('DELETE /api/account/tokens/{token}', { path: { token } });
}

export function blocks(): Promise<string[]> {
  return request('GET /api/account/blocks');
}

export function block(name: string, blocked: boolean): Promise<string[]> {
  return request('POST /api/account/blocks', { body: { name, blocked } });
}

export async function removeAccount(password: string): Promise<void> {
  await request('DELETE /api/account', { body: { password } });
  take(null);
}
