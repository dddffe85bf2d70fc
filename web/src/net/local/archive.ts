/** The archive of everything that is in Python: a tar file, compressed. */

export type File = [name: string, data: Uint8Array];

const BLOCK = 512;
const PLAIN_FILE = '0'.charCodeAt(0);
const decoder = new TextDecoder();

/** Some hosts take the compression off by themselves, since they know the name's ending. */
export async function unpacked(archive: ArrayBuffer): Promise<File[]> {
  const [first, second] = new Uint8Array(archive, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return filesOf(new Uint8Array(archive));
  const plain = new Response(archive).body!.pipeThrough(new DecompressionStream('gzip'));
  return filesOf(new Uint8Array(await new Response(plain).arrayBuffer()));
}

/** What the archive holds; nothing is copied. */
export function filesOf(tar: Uint8Array): File[] {
  const found: File[] = [];
  let at = 0;
  while (at + BLOCK <= tar.length && tar[at] !== 0) {
    const name = text(tar, at, 100);
    const folder = text(tar, at + 345, 155);
    const size = parseInt(text(tar, at + 124, 12), 8);
    const data = tar.subarray(at + BLOCK, at + BLOCK + size);
    if (!(data.length === size)) throw new Error('the archive is damaged');
    if (tar[at + 156] === PLAIN_FILE) found.push([folder === '' ? name : `${folder}/${name}`, data]);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
}

/** A field of the header: it ends with its length or with a zero. */
function text(tar: Uint8Array, at: number, length: number): string {
  return decoder.decode(tar.subarray(at, at + length)).split('\0')[0]!;
}
