// Written by tools/page_types.py: change the types of Python, then run it anew.
import type { Setting } from './requests';

export interface DeviceData {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface ProfileData {
  name: string;
  created: number;
  settings: Record<string, Setting>;
  /** Else they sign in with passkeys alone. */
  has_password: boolean;
  /** May they moderate? */
  admin: boolean;
  devices?: DeviceData[];
}

export interface TokenData {
  id: string;
  label: string;
  created: number;
}

export interface NewToken {
  id: string;
  label: string;
  /** Told this once. */
  token: string;
}

export interface DevicesReply {
  devices: DeviceData[];
}

export interface PasskeyData {
  id: string;
  label: string;
  created: number;
  /** When somebody last signed in with it. */
  used: number | null;
}

export interface RecoveryWays {
  /** Are links sent by mail? Else whoever runs the server makes one. */
  mail: boolean;
}

/** What became of a guest's seat: the key is of no use any more, or it says why they stay a guest there. */
export interface AdoptedSeat {
  game: string;
  key?: string;
  code?: string;
  says?: string;
}

export interface RelyingParty {
  id: string;
  name: string;
}

export interface PasskeyUser {
  id: string;
  name: string;
  displayName: string;
}

export interface PasskeyAlgorithm {
  type: 'public-key';
  alg: number;
}

export interface KnownCredential {
  id: string;
  type: 'public-key';
}

export interface AuthenticatorSelection {
  residentKey: string;
  requireResidentKey: boolean;
  userVerification: string;
}

/** For `navigator.credentials.create`, in the JSON form of WebAuthn: bytes are base64url. */
export interface CreationOptions {
  rp: RelyingParty;
  user: PasskeyUser;
  challenge: string;
  pubKeyCredParams: PasskeyAlgorithm[];
  timeout: number;
  excludeCredentials: KnownCredential[];
  authenticatorSelection: AuthenticatorSelection;
  attestation: string;
}

/** For `navigator.credentials.get`. */
export interface RequestOptions {
  challenge: string;
  timeout: number;
  rpId: string;
  allowCredentials: KnownCredential[];
  userVerification: string;
}

/** For one of the two, by what was asked for. */
export interface PasskeyOptions {
  create?: CreationOptions;
  get?: RequestOptions;
}
