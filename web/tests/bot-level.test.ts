/** Bots where nobody chooses their level: gentle in the first game on a device, as chosen last from then on. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LEVELS = ['novice', 'settler', 'uniform'];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {}, lang: '' } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
});

afterEach(() => vi.unstubAllGlobals());

/** As after a reload: the device knows what was kept on it, and nothing else. */
async function device() {
  vi.resetModules();
  return import('../src/bot-level');
}

it('the first game on a device is against the gentlest level', async () => {
  expect((await device()).usualLevel(LEVELS)).toBe('novice');
});

it('stays gentle at the table of the first game, and is the usual level in the next', async () => {
  (await device()).noteGame('k7');
  const { usualLevel, noteGame } = await device();
  noteGame('z9');
  expect(usualLevel(LEVELS, 'k7')).toBe('novice');
  expect(usualLevel(LEVELS, 'z9')).toBe('settler');
  expect(usualLevel(LEVELS)).toBe('settler');
});

it('the level chosen last is usual from then on, in the first game too', async () => {
  (await device()).chooseLevel('settler');
  expect((await device()).usualLevel(LEVELS)).toBe('settler');
  (await device()).noteGame('k7');
  (await device()).chooseLevel('novice');
  expect((await device()).usualLevel(LEVELS)).toBe('novice');
});

it('a level that a title does not know is not used', async () => {
  const { chooseLevel, noteGame, usualLevel } = await device();
  chooseLevel('uniform');
  noteGame('k7');
  expect(usualLevel(['novice', 'settler'])).toBe('settler');
  expect(usualLevel(['gentle'])).toBe('gentle');
});
