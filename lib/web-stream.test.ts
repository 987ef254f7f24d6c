import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { asWebStream } from './web-stream';

const never = new AbortController().signal;
/** A source of three pieces that counts what is read of it. */
function counted() {
  const read: number[] = [];
  const pieces = [1, 2, 3].values();
  const source = new Readable({
    objectMode: true,
    highWaterMark: 1,
    read() {
      const { value } = pieces.next();
      if (value !== undefined) read.push(value);
      this.push(value === undefined ? null : new Uint8Array([value]));
    },
  });
  return { source, read };
}

test('a stream is passed on whole, and read no faster than it is asked for', async () => {
  const { source, read } = counted();
  const body = asWebStream(source, never);
  await new Promise(setImmediate);
  expect(read).toEqual([]);
  expect(await new Response(body).bytes()).toEqual(new Uint8Array([1, 2, 3]));
});

test.each([0, 1])('a reader who leaves after %i pieces closes the source', async (pieces) => {
  const { source } = counted();
  const reader = asWebStream(source, never).getReader();
  for (let at = 0; at < pieces; at += 1) await reader.read();
  await reader.cancel();
  expect(source.destroyed).toBe(true);
});

test('a source that fails fails its reader', async () => {
  const source = new Readable({ read: () => source.destroy(new Error('unreadable')) });
  await expect(new Response(asWebStream(source, never)).text()).rejects.toThrow('unreadable');
});
