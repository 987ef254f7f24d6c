/**
 * Just enough of the ustar format (POSIX.1-1988) for our archives: plain files with short names. Any tar program reads what
 * this writes; this reads only what it writes, and refuses the rest.
 */
const block = 512;
/** Tar programs pad an archive with zeros to a multiple of this, in bytes. */
const filling = 20 * block;

export type TarEntry = { readonly name: string; readonly size: number; readonly content: AsyncIterable<Buffer> | Iterable<Buffer> };

/** Yields the bytes of an archive. Throws when a content is not `size` bytes long, or a name or size does not fit into the format. */
export async function* writeTar(entries: Iterable<TarEntry> | AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    yield header(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name}: ${written} bytes, not ${size}`);
    yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * block);
}

export type ReadEntry = { readonly name: string; readonly size: number; readonly content: AsyncGenerator<Buffer> };

/**
 * Yields the entries of an archive, in its order. The content of each must be read before the next one is asked for.
 * Throws on anything that `writeTar` would not have written, and on an archive that ends early or goes on after its end.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const reader = new Reader(source);
  for (;;) {
    const head = await reader.exactly(block);
    if (isZero(head)) return reader.end();
    const { name, size } = parseHeader(head);
    yield { name, size, content: reader.upTo(size) };
    await reader.exactly(padding(size));
  }
}

class Reader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.upTo(length)) parts.push(part);
    return Buffer.concat(parts);
  }

  /** Checks that nothing follows but the padding. */
  async end(): Promise<void> {
    let length = 0;
    for (let part: Buffer | undefined = this.#held; part; part = await this.#next()) {
      length += part.length;
      if (length > filling || !isZero(part)) throw new Error('not one of our archives');
    }
  }

  async #next(): Promise<Buffer | undefined> {
    const next = await this.#source.next();
    return next.done ? undefined : next.value;
  }

  async *upTo(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      if (this.#held.length === 0) {
        const next = await this.#next();
        if (!next) throw new Error('the archive ends early');
        this.#held = next;
      }
      const part = this.#held.subarray(0, left);
      this.#held = this.#held.subarray(part.length);
      left -= part.length;
      if (part.length > 0) yield part;
    }
  }
}

const isZero = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);
const padding = (size: number): number => (block - (size % block)) % block;

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100 || size >= 8 ** 11) throw new Error(`${name} does not fit into the archive`);
  const head = Buffer.alloc(block);
  head.write(name, 0);
  head.write('0000600\0', 100); // mode: the file's owner only
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136); // no modification time: the same content gives the same archive
  head.write('0', 156);
  head.write('ustar\x0000', 257, 'latin1');
  head.write(`${checksum(head).toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

function parseHeader(head: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) => head.toString('utf8', from, from + length).replace(/\0[\s\S]*$/, '');
  const said = text(148, 8).trim();
  const [type, magic, size] = [text(156, 1), text(257, 6), text(124, 12).trim()];
  if (Number.parseInt(said, 8) !== checksum(head) || magic !== 'ustar' || type !== '0' || !/^[0-7]{11}$/.test(size)) throw new Error('not one of our archives');
  return { name: text(0, 100), size: Number.parseInt(size, 8) };
}

/** The sum of the header's bytes, with the checksum's own field counted as spaces. */
function checksum(head: Buffer): number {
  let sum = 8 * 0x20;
  for (const [index, byte] of head.entries()) if (index < 148 || index >= 156) sum += byte;
  return sum;
}
