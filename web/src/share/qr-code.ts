/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction level M, versions 1 to 9. Enough for any link to a
 * table; longer texts are refused.
 */

interface VersionData {
  /** Codewords of error correction of every block. */
  correction: number;
  /** Codewords of data, block by block. */
  blocks: number[];
  alignment: number[];
}

const VERSIONS: VersionData[] = [
  { correction: 10, blocks: [16], alignment: [] },
  { correction: 16, blocks: [28], alignment: [6, 18] },
  { correction: 26, blocks: [44], alignment: [6, 22] },
  { correction: 18, blocks: [32, 32], alignment: [6, 26] },
  { correction: 24, blocks: [43, 43], alignment: [6, 30] },
  { correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34] },
  { correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38] },
  { correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42] },
  { correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46] },
];

const BYTE_MODE = 0b0100;
const COUNT_BITS = 8;
const PADDING = [0xec, 0x11];
const FIELD_POLYNOMIAL = 0x11d;
const FORMAT_POLYNOMIAL = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_POLYNOMIAL = 0x1f25;

const MASKS: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

export class TextTooLong extends Error {}

/** Row by row, which modules are dark; without the quiet zone of four modules that must surround it. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const at = VERSIONS.findIndex(({ blocks }) => bytes.length * 8 + 4 + COUNT_BITS <= sum(blocks) * 8);
  const version = VERSIONS[at];
  if (!version) throw new TextTooLong();
  const codewords = interleaved(version, dataOf(bytes, sum(version.blocks)));
  const drawn = MASKS.map((_, mask) => new Drawing(at + 1, version.alignment).filled(codewords, mask));
  return drawn.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}

/** As a path of an SVG whose unit is one module. */
export function pathOf(modules: boolean[][]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Mode, length, bytes, end, and padding up to so many codewords. */
function dataOf(bytes: Uint8Array, size: number): number[] {
  const bits: number[] = [];
  const add = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  add(BYTE_MODE, 4);
  add(bytes.length, COUNT_BITS);
  for (const byte of bytes) add(byte, 8);
  add(0, Math.min(4, size * 8 - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  for (let i = 0; bits.length < size * 8; i++) add(PADDING[i % 2]!, 8);
  return Array.from({ length: size }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0));
}

function interleaved({ correction, blocks }: VersionData, data: number[]): number[] {
  let first = 0;
  const parts = blocks.map((size) => data.slice(first, (first += size)));
  const checks = parts.map((part) => remainder(part, correction));
  const turns = (of: number[][]): number[] =>
    Array.from({ length: Math.max(...of.map(({ length }) => length)) }, (_, i) =>
      of.flatMap((part) => (i < part.length ? [part[i]!] : [])),
    ).flat();
  return [...turns(parts), ...turns(checks)];
}

/** A product in the field of 256 elements. */
export function product(a: number, b: number): number {
  let found = 0;
  for (let i = 7; i >= 0; i--) {
    found = (found << 1) ^ ((found >> 7) * FIELD_POLYNOMIAL);
    if ((b >> i) & 1) found ^= a;
  }
  return found;
}

/** The codewords of error correction: what is left of the data after division by the generator (Reed and Solomon). */
function remainder(data: number[], size: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < size; i++, root = product(root, 2)) {
    const longer = [...generator, 0];
    generator.forEach((factor, j) => (longer[j + 1]! ^= product(factor, root)));
    generator = longer;
  }
  const rest = [...data, ...Array<number>(size).fill(0)];
  data.forEach((_, i) => {
    const factor = rest[i]!;
    generator.forEach((other, j) => (rest[i + j]! ^= product(other, factor)));
  });
  return rest.slice(data.length);
}

/** A number with the bits that let a reader correct it. */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

class Drawing {
  private readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(
    private readonly version: number,
    alignment: number[],
  ) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    const last = this.size - 1;
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const)
      this.rings(row, column, 4, [2, 4]);
    for (const row of alignment)
      for (const column of alignment) if (!this.inCorner(row, column)) this.rings(row, column, 2, [1]);
    if (version >= 7) this.addVersion();
    this.addFormat(0);
  }

  /** The data in their places, and what can be masked masked. */
  filled(codewords: number[], mask: number): boolean[][] {
    const bits = codewords.flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => ((word >> i) & 1) === 1));
    let next = 0;
    for (const [row, column] of this.places())
      this.dark[row]![column] = (bits[next++] ?? false) !== MASKS[mask]!(row, column);
    this.addFormat(mask);
    return this.dark;
  }

  /** Two columns at a time from the right, up and down by turns, but for the column of the timing pattern. */
  private *places(): Generator<[row: number, column: number]> {
    let up = true;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up)
      for (let i = 0; i < this.size; i++)
        for (const column of [right, right - 1]) {
          const row = up ? this.size - 1 - i : i;
          if (!this.fixed[row]![column]) yield [row, column];
        }
  }

  private set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  /** Squares one around the other; those of these distances from the middle are light. */
  private rings(row: number, column: number, radius: number, light: number[]): void {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++)
        this.set(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  }

  private inCorner(row: number, column: number): boolean {
    const last = this.size - 7;
    return (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
  }

  /** The level and the mask, twice; the level M is written as 00. */
  private addFormat(mask: number): void {
    const bits = checked(mask, 10, FORMAT_POLYNOMIAL) ^ FORMAT_MASK;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    const last = this.size - 1;
    for (let i = 0; i < 15; i++) {
      this.set(i < 6 ? i : i < 8 ? i + 1 : last - 14 + i, 8, bit(i));
      this.set(8, i < 8 ? last - i : i === 8 ? 7 : 14 - i, bit(i));
    }
    this.set(last - 7, 8, true);
  }

  private addVersion(): void {
    const bits = checked(this.version, 12, VERSION_POLYNOMIAL);
    for (let i = 0; i < 18; i++) {
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(far, near, ((bits >> i) & 1) === 1);
      this.set(near, far, ((bits >> i) & 1) === 1);
    }
  }
}

/** How hard a drawing would be to read: long runs, blocks, what looks like a corner, too much of one colour. */
function penalty(modules: boolean[][]): number {
  const columns = modules[0]!.map((_, x) => modules.map((row) => row[x]!));
  const lines = [...modules, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let found = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (let i = 0; i + 11 <= line.length; i++)
      if (['10111010000', '00001011101'].includes(line.slice(i, i + 11))) found += 40;
  }
  for (let y = 1; y < modules.length; y++)
    for (let x = 1; x < modules.length; x++)
      if (new Set([lines[y]![x], lines[y]![x - 1], lines[y - 1]![x], lines[y - 1]![x - 1]]).size === 1) found += 3;
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  return found + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
