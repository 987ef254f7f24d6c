/** A response without a client: Next writes a document to it, whose status, headers and bytes are captured. */
import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type GivenHeaders, setGivenHeaders } from './write-head';

export type Buffered = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

type Callback = (error?: Error | null) => void;

/** Discards what is written: the bytes have been captured before. */
class Sink extends Socket {
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: Callback): void {
    done();
  }
  override _writev(_chunks: unknown, done: Callback): void {
    done();
  }
}

export class BufferedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly captured: Promise<Buffered>;

  constructor(request: IncomingMessage) {
    super(request);
    this.assignSocket(new Sink());
    this.captured = new Promise((resolve, reject) => {
      this.once('finish', () => resolve({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) }));
      this.once('close', () => this.writableFinished || reject(new Error('the rendering broke off')));
    });
    // When `handle` throws first, this promise is never awaited: that error is reported, and this one must not be unhandled.
    this.captured.catch(() => {});
  }

  override writeHead(status: number, reason?: string | GivenHeaders, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]): this {
    setGivenHeaders(this, typeof reason === 'string' ? headers : reason);
    return super.writeHead(status);
  }

  override write(chunk: Buffer | string, encoding?: BufferEncoding | Callback, done?: Callback): boolean {
    this.#keep(chunk, encoding);
    if (typeof encoding === 'string') super.write(chunk, encoding, done);
    else super.write(chunk, encoding ?? done);
    return true; // never wait for `drain`, which would not come
  }

  override end(chunk?: Buffer | string | (() => void), encoding?: BufferEncoding | (() => void), done?: () => void): this {
    if (typeof chunk === 'function') return super.end(chunk);
    if (chunk !== undefined && chunk !== null) this.#keep(chunk, encoding);
    return typeof encoding === 'string' ? super.end(chunk, encoding, done) : super.end(chunk, encoding ?? done);
  }

  #keep(chunk: Buffer | string | Uint8Array, encoding: unknown): void {
    this.#chunks.push(
      typeof chunk === 'string' ? Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8') : Buffer.from(chunk),
    );
  }
}
