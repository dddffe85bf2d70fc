import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitmentOf, rememberCommitment } from '../src/net/commitments';
import { open } from '../src/pages/lobby/new-table';

const fetched = vi.fn();
let stored: Record<string, string>;
const store = {
  getItem: (name: string) => stored[name] ?? null,
  setItem: (name: string, text: string) => void (stored[name] = text),
};

beforeEach(() => {
  stored = {};
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const opened = { game: 'k7', keys: { '0': 'KEY' }, v: 2, commit: 'seal' };
  fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(opened) });
});
afterEach(() => vi.unstubAllGlobals());

describe('a new table', () => {
  it('is made and has committed itself before it is told our share, and then it starts', async () => {
    const chairs = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'bot' as const }];
    expect(await open({ title: 'hellas', seats: 2, chairs, start: true })).toBe('/game/k7');

    const sent = fetched.mock.calls.map(
      ([, given]) => JSON.parse((given as { body: string }).body) as Record<string, unknown>,
    );
    expect(sent[0]).toMatchObject({ nonce: '', start: false });
    expect(sent.slice(1).map((command) => command.do)).toEqual(['nonce', 'start']);
    expect(sent[1]!.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(commitmentOf('k7')).toBe('seal');
  });
});

describe('a commitment', () => {
  it('is remembered as it was first told', () => {
    rememberCommitment('k8', 'first');
    rememberCommitment('k8', 'second');
    expect(commitmentOf('k8')).toBe('first');
    expect(commitmentOf('k9')).toBeNull();
  });
});
