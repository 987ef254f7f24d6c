import { Readable } from 'node:stream';

/** A Node stream as the web stream of a `Response`: read no faster than it is sent, and destroyed when its reader leaves. */
export function asWebStream(source: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(source, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>; // the types of Node and of the DOM differ
}
