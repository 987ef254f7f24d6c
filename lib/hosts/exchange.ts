/** One request over HTTP and its answer, bounded in time and bytes. Redirects are not followed here. */
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export type Bounds = {
  /** Ends the exchange, whatever it has come to. */
  readonly signal: AbortSignal;
  /** Ms without a byte. */
  readonly idle: number;
  /** Of the body. */
  readonly bytes: number;
};

/** The answer has more bytes than it may, or none came for too long. */
export class OutOfBounds extends Error {
  override readonly name = 'OutOfBounds';
  constructor(readonly bound: 'idle' | 'bytes') {
    super(bound);
  }
}

/** Sends a GET. Throws `OutOfBounds`, the reason of `signal`, or an error of the connection; the connection is closed then. */
export function exchange(url: URL, headers: Readonly<Record<string, string>>, bounds: Bounds, lookup?: LookupFunction): Promise<Answer> {
  const { signal, idle, bytes } = bounds;
  return new Promise((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http;
    const request = open(url, { headers, signal, timeout: idle, ...(lookup && { lookup }) });
    request.once('timeout', () => {
      reject(new OutOfBounds('idle'));
      request.destroy();
    });
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.once('response', (response) => {
      bodyOf(response, bytes).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        (error) => reject(signal.aborted ? signal.reason : error),
      );
    });
    request.end();
  });
}

async function bodyOf(response: http.IncomingMessage, most: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > most) {
    response.destroy();
    throw new OutOfBounds('bytes');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > most) throw new OutOfBounds('bytes'); // leaving the loop closes the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
