/**
 * The response to every request: adds the headers that every response must have when they are sent, whoever made it, and
 * compresses text that is not cached.
 */
import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { BrotliCompress, Gzip } from 'node:zlib';
import { compressor, isText, preferredEncoding } from './content-encoding';
import { dataPolicy, documentPolicy } from './csp';
import type { RawResponse } from './raw-response';
import { type GivenHeaders, setGivenHeaders } from './write-head';

type Callback = (error?: Error | null) => void;

/** In bytes: a shorter body is sent uncompressed. */
const worthCompressing = 1024;

export class HttpResponse extends ServerResponse {
  /** Headers of every response, unless it sets them itself. */
  always: Readonly<Record<string, string>> = {};
  /** The nonce that the document is rendered with, when it is streamed. */
  nonce = '';
  /** Policy sources of the inline scripts of prerendered documents, which carry no nonce. */
  prebuilt: readonly string[] = [];
  /** Called just before the head of the response is sent. */
  beforeHead: (() => void) | undefined;
  /** For the administration and the API: sent with `no-store`. */
  isPrivate = false;
  #compressor: BrotliCompress | Gzip | undefined;

  /** Sends a response whose headers are complete: none is added. */
  sendReady(status: number, headers: OutgoingHttpHeaders, body?: Buffer): void {
    super.writeHead(status, headers);
    super.end(body);
  }

  /**
   * Writes a finished response straight to the socket, if the connection stays open and nothing else waits to be sent on it;
   * returns whether it did. It then emits `finish`, which the server and the next request on the connection wait for.
   */
  sendBytes(answer: RawResponse): boolean {
    const { socket, req } = this;
    if (!socket?.writable || socket.writableLength > 0 || !this.shouldKeepAlive || req.httpVersion !== '1.1') return false;
    socket.write(answer.bytes());
    this.emit('finish');
    return true;
  }

  override writeHead(status: number, reason?: string | GivenHeaders, headers?: OutgoingHttpHeaders | OutgoingHttpHeader[]): this {
    setGivenHeaders(this, typeof reason === 'string' ? headers : reason);
    this.#addHeaders(status);
    this.beforeHead?.();
    return super.writeHead(status);
  }

  override write(chunk: Buffer | string, encoding?: BufferEncoding | Callback, done?: Callback): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    const [name, callback] = typeof encoding === 'string' ? [encoding, done] : [undefined, encoding ?? done];
    if (!this.#compressor) return name === undefined ? super.write(chunk, callback) : super.write(chunk, name, callback);
    const isOpen = this.#compressor.write(chunk, name ?? 'utf8', callback);
    this.#compressor.flush();
    return isOpen;
  }

  /** As in Node, `null` is no chunk: Next ends responses without a body so, such as those to HEAD. */
  override end(chunk?: Buffer | string | null | (() => void), encoding?: BufferEncoding | (() => void), done?: () => void): this {
    if (typeof chunk === 'function') return this.end(undefined, chunk);
    if (!this.headersSent && chunk !== undefined && chunk !== null && !this.hasHeader('content-length'))
      this.setHeader('Content-Length', Buffer.byteLength(chunk));
    if (!this.headersSent) this.writeHead(this.statusCode);
    const [name, callback] = typeof encoding === 'string' ? [encoding, done] : [undefined, encoding ?? done];
    if (!this.#compressor) return name === undefined ? super.end(chunk, callback) : super.end(chunk, name, callback);
    if (callback) this.once('finish', callback);
    this.#compressor.end(chunk, name ?? 'utf8');
    return this;
  }

  #addHeaders(status: number): void {
    for (const [name, value] of Object.entries(this.always)) if (!this.hasHeader(name)) this.setHeader(name, value);
    const type = String(this.getHeader('content-type') ?? '');
    if (!this.hasHeader('content-security-policy'))
      this.setHeader('Content-Security-Policy', type.startsWith('text/html') ? this.#documentPolicy() : dataPolicy);
    if (this.isPrivate) this.setHeader('Cache-Control', 'no-store');
    this.removeHeader('x-powered-by');
    if (status >= 200 && status !== 204 && status !== 304 && isText(type)) this.#startCompressor();
  }

  #documentPolicy(): string {
    if (this.hasHeader('x-nextjs-prerender')) return documentPolicy(this.prebuilt);
    return documentPolicy(this.nonce === '' ? [] : [`'nonce-${this.nonce}'`]);
  }

  #startCompressor(): void {
    if (this.hasHeader('content-encoding') || /no-transform/.test(String(this.getHeader('cache-control') ?? ''))) return;
    this.#vary('Accept-Encoding');
    const encoding = preferredEncoding(this.req.headers['accept-encoding']);
    const length = this.getHeader('content-length');
    if (encoding === 'identity' || this.req.method === 'HEAD' || (length !== undefined && Number(length) < worthCompressing)) return;
    this.setHeader('Content-Encoding', encoding);
    this.removeHeader('content-length');
    const tag = this.getHeader('etag');
    if (typeof tag === 'string' && !tag.startsWith('W/')) this.setHeader('ETag', `W/${tag}`); // a weak tag: the bytes differ, the content does not
    const stream = compressor(encoding);
    stream.on('data', (chunk: Buffer) => super.write(chunk) || stream.pause());
    stream.on('end', () => super.end());
    stream.on('drain', () => this.emit('drain'));
    this.on('drain', () => stream.resume());
    this.once('close', () => stream.destroy());
    this.#compressor = stream;
  }

  #vary(name: string): void {
    const given = this.getHeader('vary');
    const names = Array.isArray(given) ? given.join(', ') : String(given ?? '');
    if (!names.toLowerCase().includes(name.toLowerCase())) this.setHeader('Vary', names === '' ? name : `${names}, ${name}`);
  }
}
