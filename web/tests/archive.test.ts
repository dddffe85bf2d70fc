import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesOf, unpacked } from '../src/net/local/archive';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function tar(files: [name: string, folder: string, text: string][]): Uint8Array<ArrayBuffer> {
  const blocks = files.map(([name, folder, text]) => {
    const block = new Uint8Array(512 + Math.ceil(text.length / 512) * 512);
    block.set(encode(name), 0);
    block.set(encode(text.length.toString(8).padStart(11, '0')), 124);
    block.set(encode('0'), 156);
    block.set(encode(folder), 345);
    block.set(encode(text), 512);
    return block;
  });
  const end = new Uint8Array(1024);
  return new Uint8Array([...blocks, end].flatMap((block) => [...block]));
}

const LONG = 'x'.repeat(700);
const FILES = tar([
  ['a.py', '', 'one'],
  ['empty.py', 'deep/er', ''],
  ['b'.repeat(100), 'c'.repeat(155), LONG],
]);

function told(found: [string, Uint8Array][]): [string, string][] {
  return found.map(([name, data]) => [name, new TextDecoder().decode(data)]);
}

const EXPECTED = [
  ['a.py', 'one'],
  ['deep/er/empty.py', ''],
  [`${'c'.repeat(155)}/${'b'.repeat(100)}`, LONG],
];

describe('the archive of Python', () => {
  it('is read as it was written', () => expect(told(filesOf(FILES))).toEqual(EXPECTED));

  it('is unpacked, whether or not the host has taken the compression off', async () => {
    const packed = new Uint8Array(gzipSync(FILES));

    expect(told(await unpacked(packed.buffer))).toEqual(EXPECTED);
    expect(told(await unpacked(FILES.buffer))).toEqual(EXPECTED);
  });

  it('is refused where its end is missing', () => {
    expect(() => filesOf(FILES.subarray(0, FILES.length - 1400))).toThrow('damaged');
  });
});
