/** Has Next render a document without a client. */
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import onHeaders from 'on-headers';
import { busy } from '@/lib/errors';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export type Rendered = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

/** In ms: a rendering that takes longer is given up, so that those that wait for its place get it. */
const limit = 30_000;

/**
 * Renders the document of a GET that has these headers and no others, but for those that would have Next encode it or answer that the
 * client has it already. Throws when the rendering breaks off, `busy` when it takes too long.
 */
export async function render(handle: NextHandler, url: string, headers: IncomingMessage['headers']): Promise<Rendered> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, httpVersionMajor: 1, httpVersionMinor: 0 }); // to HTTP/1.0 a body is not sent in chunks
  const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...asked } = headers;
  Object.assign(request.headers, asked);
  request.push(null);
  const response = new ServerResponse(request);
  const sink = new Sink();
  let sent: OutgoingHttpHeaders = {};
  onHeaders(response, () => {
    sent = response.getHeaders();
  });
  const finished = new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    sink.once('error', reject);
    sink.once('close', () => reject(new Error('the rendering broke off')));
  });
  sink.on('drain', () => response.emit('drain')); // as Node's server does for its own sockets alone
  response.assignSocket(sink);
  const timer = setTimeout(() => sink.destroy(busy(2)), limit);
  await Promise.all([finished, handle(request, response)]).finally(() => clearTimeout(timer));
  return { status: response.statusCode, headers: sent, body: sink.body() };
}

/** A connection to nobody, which keeps what is sent. */
class Sink extends Socket {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk);
    done();
  }

  override _writev(writes: readonly { readonly chunk: Buffer | string; readonly encoding: BufferEncoding }[], done: () => void): void {
    for (const { chunk, encoding } of writes) this._write(chunk, encoding, () => undefined);
    done();
  }

  /** What was sent after the head. */
  body(): Buffer {
    const sent = Buffer.concat(this.#chunks);
    return sent.subarray(sent.indexOf('\r\n\r\n') + 4);
  }
}
