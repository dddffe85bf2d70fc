/** Who is signed in on this device, if anybody. */
import type { NewToken, ProfileData, TokenData } from '../../protocol/replies';
import { request, Refused } from '../../net/http';

/** The cookie cannot be read here, so it is noted that there is one. */
const HINT = 'pelagos-signed-in';

class Account {
  profile: ProfileData | null = $state.raw(null);
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
  if (profile) localStorage.setItem(HINT, '1');
  else localStorage.removeItem(HINT);
}

export async function signIn(name: string, password: string, anew: boolean): Promise<void> {
  await request(anew ? 'POST /api/account' : 'POST /api/account/sign-in', { body: { name, password } });
  take(await request('GET /api/account'));
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
