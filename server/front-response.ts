/**
 * The response of every request: it adds the headers that no answer may lack at the moment they are sent, whoever made
 * the answer, and compresses text that is made once.
 */
import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { BrotliCompress, Gzip } from 'node:zlib';
import { compressor, isText, preferredEncoding } from './encodings';
import { dataPolicy, documentPolicy } from './policy';
import type { ReadyAnswer } from './ready-answer';
import { type GivenHeaders, setGivenHeaders } from './written-headers';

type Callback = (error?: Error | null) => void;

/** Answers shorter than this are sent as they are. */
const worthCompressing = 1024;

export class FrontResponse extends ServerResponse {
  /** Headers of every answer, unless it says otherwise itself. */
  always: Readonly<Record<string, string>> = {};
  /** The nonce that the rendering was given, for a document that streams. */
  nonce = '';
  /** Sources of the inline scripts of documents that were built beforehand, which carry no nonce. */
  prebuilt: readonly string[] = [];
  /** What must be done before anybody can know this answer. */
  beforeHead: (() => void) | undefined;
  /** Answers for one person: nobody may keep them. */
  isPrivate = false;
  #compressor: BrotliCompress | Gzip | undefined;

  /** Sends an answer whose headers are complete. */
  sendReady(status: number, headers: OutgoingHttpHeaders, body?: Buffer): void {
    super.writeHead(status, headers);
    super.end(body);
  }

  /**
   * Sends an answer that is ready as bytes, on a connection that stays open and owes nobody anything; answers whether it did.
   * The bytes go past this object, whose end is all that the server and the next request on the connection wait for.
   */
  sendBytes(answer: ReadyAnswer): boolean {
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

  /** As Node has it, `null` is no chunk: Next ends so what has no body, such as the answer to HEAD. */
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
    if (typeof tag === 'string' && !tag.startsWith('W/')) this.setHeader('ETag', `W/${tag}`); // the bytes differ, the meaning does not
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
