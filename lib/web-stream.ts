import type { Readable } from 'node:stream';

/**
 * A Node stream as the web stream of a `Response`, read no faster than it is sent. It is destroyed when its reader
 * cancels, and when `signal`, the request's, is aborted: a client that disconnected earlier never reads or cancels it.
 */
export function asWebStream(source: Readable, signal: AbortSignal): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  const destroy = () => void source.destroy(); // `return()` of an iterator that has not begun would leave the source open
  if (signal.aborted) destroy();
  else signal.addEventListener('abort', destroy, { once: true });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: destroy,
    },
    { highWaterMark: 0 },
  );
}
