/** Who is signed in on this device, if anybody. */
import { get, post, remove, Refused } from '../../net/http';

export interface Device {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface Profile {
  name: string;
  created: number;
  devices?: Device[];
}

export interface Token {
  id: string;
  label: string;
  created?: number;
}

/** The cookie cannot be read here, so it is noted that there is one. */
const HINT = 'pelagos-signed-in';

class Account {
  profile: Profile | null = $state.raw(null);
}

export const account = new Account();

/** Ask who we are, if we have signed in here before. */
export async function recall(): Promise<void> {
  if (account.profile || !localStorage.getItem(HINT)) return;
  try {
    take(await get<Profile>('/api/account'));
  } catch (error) {
    if (error instanceof Refused && error.status === 401) take(null);
  }
}

export function signedInBefore(): boolean {
  return localStorage.getItem(HINT) !== null;
}

export function take(profile: Profile | null): void {
  account.profile = profile;
  if (profile) localStorage.setItem(HINT, '1');
  else localStorage.removeItem(HINT);
}

export async function signIn(name: string, password: string, anew: boolean): Promise<void> {
  await post<Profile>(anew ? '/api/account' : '/api/account/sign-in', { name, password });
  take(await get<Profile>('/api/account'));
}

export async function signOut(): Promise<void> {
  await post('/api/account/sign-out', {});
  take(null);
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  await post('/api/account/password', { old, new: fresh });
  take(await get<Profile>('/api/account'));
}

export async function dropDevice(id: string): Promise<void> {
  const { devices } = await remove<{ devices: Device[] }>(`/api/account/devices/${encodeURIComponent(id)}`);
  if (account.profile) account.profile = { ...account.profile, devices };
}

export const tokens = (): Promise<Token[]> => get('/api/account/tokens');
export const newToken = (label: string): Promise<Token & { token: string }> => post('/api/account/tokens', { label });
export const dropToken = (id: string): Promise<Token[]> => remove(`/api/account/tokens/${encodeURIComponent(id)}`);
export const blocks = (): Promise<string[]> => get('/api/account/blocks');
export const block = (name: string, blocked: boolean): Promise<string[]> =>
  post('/api/account/blocks', { name, blocked });

export async function removeAccount(password: string): Promise<void> {
  await remove('/api/account', { password });
  take(null);
}
