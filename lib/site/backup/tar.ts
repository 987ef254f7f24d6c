/**
 * Just enough of the ustar format (POSIX.1-1988) for our archives: plain files with short names. Any tar program reads
 * what this writes; this reads only what it writes, byte for byte.
 */
import { buffer } from 'node:stream/consumers';

const blockSize = 512;
/** Tar programs pad an archive with zeros to a multiple of this, in bytes. */
const recordSize = 20 * blockSize;

export type TarEntry = {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
};

/**
 * Yields the bytes of an archive. Throws when a content is not `size` bytes long, or a name or size does not fit into
 * the format.
 */
export async function* writeTar(entries: Iterable<TarEntry>): AsyncGenerator<Buffer> {
  for (const { name, size, content } of entries) {
    yield header(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name}: ${written} bytes, not ${size}`);
    yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * blockSize);
}

export type ReadEntry = { readonly name: string; readonly size: number; readonly content: AsyncGenerator<Buffer> };

/**
 * Yields the entries of an archive, in its order. The content of each must be read before the next entry. Throws on
 * anything that `writeTar` would not have written, on an archive that ends early, and on bytes after its end.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const chunks = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);
  async function* next(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (buffered.length === 0) {
        const chunk = await chunks.next();
        if (chunk.done) throw new Error('the archive ends early');
        buffered = chunk.value;
      }
      const part = buffered.subarray(0, left);
      buffered = buffered.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  for (let head = await buffer(next(blockSize)); !isZero(head); head = await buffer(next(blockSize))) {
    const { name, size } = parseHeader(head);
    yield { name, size, content: next(size) };
    await buffer(next(padding(size)));
  }
  let length = 0;
  for (let rest: IteratorResult<Buffer> = { value: buffered }; !rest.done; rest = await chunks.next()) {
    length += rest.value.length;
    if (length > recordSize || !isZero(rest.value)) throw new Error('the archive goes on after its end');
  }
}

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);
const padding = (size: number): number => (blockSize - (size % blockSize)) % blockSize;

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100 || size >= 8 ** 11) throw new Error(`${name} does not fit into the archive`);
  const head = Buffer.alloc(blockSize);
  head.write(name, 0);
  head.write('0000600\0', 100); // mode: the file's owner only
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136); // no modification time: same content, same archive
  head.write(' '.repeat(8), 148); // the checksum counts its own field as spaces
  head.write('0', 156);
  head.write('ustar\x0000', 257, 'latin1');
  const sum = head.reduce((total, byte) => total + byte);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

/**
 * Throws unless the header is exactly what `header` writes for its name and size: refuses links, folders, extensions
 * and archives of other programs.
 */
function parseHeader(head: Buffer): { name: string; size: number } {
  const name = head.toString('utf8', 0, head.indexOf(0));
  const size = Number.parseInt(head.toString('latin1', 124, 135), 8);
  if (!header(name, size).equals(head)) throw new Error('not one of our archives');
  return { name, size };
}
