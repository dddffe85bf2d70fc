import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoPasskey, passkeysWork, toBytes, toText, usePasskey } from '../src/pages/account/passkeys';

afterEach(() => vi.unstubAllGlobals());

describe('bytes as base64url', () => {
  it('are the same there and back, without signs that a link would change', () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    for (let length = 250; length <= 256; length++) {
      const text = toText(all.slice(0, length).buffer);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...toBytes(text)]).toEqual([...all.slice(0, length)]);
    }
  });
});

describe('where passkeys work', () => {
  const at = (hostname: string, isSecureContext: boolean): boolean => {
    vi.stubGlobal('location', { hostname });
    vi.stubGlobal('isSecureContext', isSecureContext);
    vi.stubGlobal('PublicKeyCredential', Date);
    return passkeysWork();
  };

  it('is at names, over a safe line', () => {
    expect(['localhost', 'games.example.org'].map((name) => at(name, true))).toEqual([true, true]);
    expect(['127.0.0.1', '[::1]'].map((name) => at(name, true))).toEqual([false, false]);
    expect(at('games.example.org', false)).toBe(false);
  });
});

describe('a passkey that nobody chose', () => {
  const options = { challenge: 'AAAA', timeout: 1, rpId: 'localhost', allowCredentials: [], userVerification: 'x' };

  it('is no fault', async () => {
    vi.stubGlobal('PublicKeyCredential', Date);
    vi.stubGlobal('navigator', {
      credentials: { get: () => Promise.reject(new DOMException('x', 'NotAllowedError')) },
    });
    await expect(usePasskey(options)).rejects.toThrow(NoPasskey);
    vi.stubGlobal('navigator', { credentials: { get: () => Promise.resolve(null) } });
    await expect(usePasskey(options)).rejects.toThrow(NoPasskey);
    vi.stubGlobal('navigator', { credentials: { get: () => Promise.reject(new TypeError('ours')) } });
    await expect(usePasskey(options)).rejects.toThrow(TypeError);
  });
});
