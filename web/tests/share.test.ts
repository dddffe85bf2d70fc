import { describe, expect, it } from 'vitest';
import { product, qrCode, TextTooLong } from '../src/share/qr-code';
import { reachOf } from '../src/share/reach';

/** As ISO/IEC 18004 prints them, table C.1: level M with the masks 0 to 7. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];
const VERSION_7 = '000111110010010100';
/** Of the standard: blocks of data and codewords of correction of each, by version, for level M. */
const BLOCKS: [number[], number][] = [
  [[16], 10],
  [[28], 16],
  [[44], 26],
  [[32, 32], 18],
  [[43, 43], 24],
  [[27, 27, 27, 27], 16],
  [[31, 31, 31, 31], 18],
  [[38, 38, 39, 39], 22],
  [[36, 36, 36, 37, 37], 22],
];
const CENTRES = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46]];

/** A reader of its own, which takes nothing from the writer but arithmetic. */
function read(code: boolean[][]): { text: string; formats: string[]; syndromes: number[] } {
  const size = code.length;
  const version = (size - 17) / 4;
  const bit = (row: number, column: number): string => (code[row]![column] ? '1' : '0');
  const beside = [0, 1, 2, 3, 4, 5, 7].map((column) => bit(8, column)).join('');
  const above = [8, 7, 5, 4, 3, 2, 1, 0].map((row) => bit(row, 8)).join('');
  const below = Array.from({ length: 7 }, (_, i) => bit(size - 1 - i, 8)).join('');
  const right = Array.from({ length: 8 }, (_, i) => bit(8, size - 8 + i)).join('');
  const formats = [beside + above, below + right];
  const mask = FORMATS.indexOf(formats[0]!);
  const masked = (i: number, j: number): boolean =>
    [
      (i + j) % 2,
      i % 2,
      j % 3,
      (i + j) % 3,
      ((i >> 1) + Math.floor(j / 3)) % 2,
      ((i * j) % 2) + ((i * j) % 3),
      (((i * j) % 2) + ((i * j) % 3)) % 2,
      (((i + j) % 2) + ((i * j) % 3)) % 2,
    ][mask] === 0;
  const centres = CENTRES[version - 1]!;
  const last = centres.at(-1) ?? 0;
  const taken = (i: number, j: number): boolean => {
    if (i === 6 || j === 6) return true;
    if ((i < 9 && j < 9) || (i < 9 && j > size - 9) || (i > size - 9 && j < 9)) return true;
    if (version >= 7 && ((i < 6 && j > size - 12) || (j < 6 && i > size - 12))) return true;
    const near = (n: number): number | undefined => [6, ...centres].find((centre) => Math.abs(centre - n) <= 2);
    const [y, x] = [near(i), near(j)];
    if (version === 1 || y === undefined || x === undefined) return false;
    return !((y === 6 && x === 6) || (y === 6 && x === last) || (y === last && x === 6));
  };
  let bits = '';
  const columns = Array.from({ length: (size - 1) / 2 }, (_, k) =>
    k < (size - 7) / 2 ? size - 1 - 2 * k : size - 2 - 2 * k,
  );
  columns.forEach((column, k) => {
    for (let n = 0; n < size; n++)
      for (const j of [column, column - 1]) {
        const i = k % 2 === 0 ? size - 1 - n : n;
        if (!taken(i, j)) bits += (bit(i, j) === '1') !== masked(i, j) ? '1' : '0';
      }
  });
  const [blocks, correction] = BLOCKS[version - 1]!;
  const words = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const parts: number[][] = blocks.map(() => []);
  let next = 0;
  for (let i = 0; i < Math.max(...blocks); i++)
    blocks.forEach((length, b) => i < length && parts[b]!.push(words[next++]!));
  for (let i = 0; i < correction; i++) blocks.forEach((_, b) => parts[b]!.push(words[next++]!));
  const power = (n: number): number => Array.from({ length: n }).reduce((found: number) => product(found, 2), 1);
  const syndromes = parts.flatMap((part) =>
    Array.from({ length: correction }, (_, n) => part.reduce((sum, word) => product(sum, power(n)) ^ word, 0)),
  );
  const data = parts
    .flatMap((part, b) => part.slice(0, blocks[b]))
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  expect(data.slice(0, 4)).toBe('0100');
  const length = parseInt(data.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(data.slice(12 + i * 8, 20 + i * 8), 2));
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), formats, syndromes };
}

describe('a QR code', () => {
  it.each([1, 14, 15, 26, 43, 62, 84, 106, 122, 152, 180])('of %d bytes is read as it was written', (length) => {
    const text = 'https://pelagos.example/game/è'.padEnd(length - 1, '0123456789abcdef').slice(0, length);
    const short = new TextEncoder().encode(text).length > length ? text.slice(0, -1) : text;
    const code = qrCode(short);
    const found = read(code);
    expect(found.text).toBe(short);
    expect(found.formats[1]).toBe(found.formats[0]);
    expect(FORMATS).toContain(found.formats[0]);
    expect(new Set(found.syndromes)).toEqual(new Set([0]));
    expect(code[code.length - 8]![8]).toBe(true);
  });

  it('has a wrong syndrome where one module is wrong: the reader is not blind', () => {
    const code = qrCode('https://pelagos.example/game/k7');
    code[15]![15] = !code[15]![15];
    expect(read(code).syndromes.some((one) => one !== 0)).toBe(true);
  });

  it('names its version from the seventh on', () => {
    const code = qrCode('x'.repeat(110));
    expect(code.length).toBe(45);
    const bits = Array.from({ length: 18 }, (_, i) => (code[34 + (i % 3)]![Math.floor(i / 3)] ? '1' : '0'));
    expect(bits.reverse().join('')).toBe(VERSION_7);
  });

  it('is not made of a text that is too long', () => {
    expect(() => qrCode('x'.repeat(181))).toThrow(TextTooLong);
  });
});

it.each([
  ['localhost', 'device'],
  ['127.0.0.1', 'device'],
  ['[::1]', 'device'],
  ['192.168.1.20', 'network'],
  ['10.1.2.3', 'network'],
  ['172.20.0.1', 'network'],
  ['172.40.0.1', 'everywhere'],
  ['[fd12::1]', 'network'],
  ['kitchen.local', 'network'],
  ['kitchen', 'network'],
  ['pelagos.example', 'everywhere'],
  ['fdisk.example', 'everywhere'],
  ['8.8.8.8', 'everywhere'],
  ['[2001:db8::1]', 'everywhere'],
])('%s can be reached: %s', (host, reach) => {
  expect(reachOf(host)).toBe(reach);
});
