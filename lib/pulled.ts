import type { Readable } from 'node:stream';

/** A Node stream as a web stream, read no faster than it is sent. */
export function pulled(source: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
