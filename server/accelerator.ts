/**
 * Caches the compressed bytes of responses that are the same for everybody, per version of the site, and passes every
 * other request on. It changes no response, only how soon it comes: docs/decisions/0028-next-start.md.
 */
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { keepWithin } from '@/lib/memoize';
import { withoutUnreadQuery } from '@/lib/site/public-pages/page-address';
import { namesTag, pageTag, type SiteState } from '@/lib/site/public-pages/site-state';

type Site = (request: IncomingMessage, response: HeldResponse) => void | Promise<void>;
type Encoding = 'br' | 'gzip' | 'identity';
type CachedResponse = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
};

/** Paths never cached: private ones, files, and searches, of which a client can invent any number. */
const neverKept = /^\/(?:admin|api|login|uploads|documents|images|refus)(?:\/|$)|\?/;

/** Cache limits: responses, and bytes before compression. */
const cacheLimits = { count: 500, size: 32 * 2 ** 20 };

/** `site`: the handler without the cache; `state`: returns the site's present version. */
export function accelerate(site: Site, state: () => Pick<SiteState, 'version' | 'isOffline'>): Site {
  const cached = new Map<string, CachedResponse>();
  let cachedVersion = '';
  /**
   * Pending responses by version and URL: resolves to true once cached, to false where its client disconnected first.
   */
  const pending = new Map<string, Promise<boolean>>();

  return (request, response) =>
    request.url?.includes('?') ? inTurn(() => respond(request, response)) : respond(request, response);

  async function respond(...[request, response]: Parameters<Site>): Promise<void> {
    const url = withoutUnreadQuery(request.url ?? '/');
    const { version, isOffline } = state();
    if (version !== cachedVersion) cached.clear();
    cachedVersion = version;
    const tag = pageTag(version);
    const clientHasIt = namesTag(request.headers['if-none-match'] ?? null, tag); // the site itself sends the 304
    const isFullRead = ['GET', 'HEAD'].includes(request.method ?? '') && request.headers.range === undefined;
    if (isOffline || clientHasIt || !isFullRead || neverKept.test(url)) return site(request, response);
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    // Simultaneous requests wait for one response; when its client disconnects, one of them takes over.
    const key = `${version} ${url}`;
    for (let other = pending.get(key); other && !(await other); other = pending.get(key));
    const known = cached.get(url);
    if (known) return send(known, encoding, response);
    if (response.closed) return;
    if (request.method === 'HEAD' || pending.has(key)) return site(request, response);
    const answered = Promise.withResolvers<boolean>();
    pending.set(key, answered.promise);
    const end = (isAnswered: boolean) => {
      if (pending.get(key) === answered.promise) pending.delete(key);
      answered.resolve(isAnswered);
    };
    response.once('close', () => end(response.writableFinished));

    const isForAll = () =>
      response.statusCode === 200 &&
      !response.hasHeader('set-cookie') &&
      (String(response.getHeader('etag')) === tag || url.startsWith('/_next/static/'));
    const isPage = () => String(response.getHeader('content-type')).startsWith('text/html');
    delete request.headers['accept-encoding'];
    const bufferedBody = response.hold(() => isForAll() || isPage());
    // Next's work after its response is not awaited.
    const body = await Promise.race([bufferedBody, Promise.resolve(site(request, response)).then(() => bufferedBody)]);
    if (!body) return end(true);
    const { 'content-length': _, ...headers } = response.getHeaders();
    const entry: CachedResponse = { status: response.statusCode, headers, body, encoded: new Map() };
    if (isForAll() && version === cachedVersion) {
      cached.set(url, entry);
      keepWithin(cacheLimits, cached, (each) => each.body.length);
    }
    end(true);
    return send(entry, encoding, response);
  }
}

/**
 * Starts one task per turn of the event loop: cached responses go out in between, however many requests arrive at once.
 */
function inTurn(work: () => void | Promise<void>): Promise<void> {
  const turn = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  if (waiting.length === 1) setImmediate(beginNext);
  return turn.then(work);
}

const waiting: (() => void)[] = [];

function beginNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNext);
}

async function send(entry: CachedResponse, preferred: Encoding, response: HeldResponse): Promise<void> {
  const { status, headers, body, encoded } = entry;
  const isCompressible = /\baccept-encoding\b/i.test(String(headers.vary)); // as Next declares
  const encoding = isCompressible ? preferred : 'identity';
  const bytes = encoded.get(encoding) ?? compress(body, encoding);
  encoded.set(encoding, bytes);
  const sent = await bytes;
  response.send(
    status,
    { ...headers, ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': sent.length },
    sent,
  );
}

/** Brotli, else gzip, where an `Accept-Encoding` header names it; a weight of 0 refuses it (RFC 9110, 12.5.3). */
function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [name = '', weight = 1] = part.replaceAll(/\s/g, '').split(';q=');
      return Number(weight) > 0 ? name : [];
    });
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** On another thread. The home page, 211 kB: 36.5 kB in 4 ms; at brotli's level 10, 33.5 in 77. */
async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzip(body, { level: 9 });
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}

/**
 * A response whose body can be held back, depending on its headers. A class of its own (an option of Node's
 * `createServer`), so that others' wrappers around `writeHead`, `write` and `end` stay outside these methods.
 */
export class HeldResponse extends ServerResponse {
  /** Null while nothing is held back. */
  #chunks: Buffer[] | null = null;
  #hasHead = false;
  #isWanted: () => boolean = () => false;
  #take: (body: Buffer | null) => void = () => undefined;

  /**
   * Resolves to the body, still to be sent, or to null where the complete headers do not make the response `isWanted`.
   */
  hold(isWanted: () => boolean): Promise<Buffer | null> {
    this.#chunks = [];
    this.#isWanted = isWanted;
    return new Promise((resolve) => {
      this.#take = resolve;
    });
  }

  /** Sends a whole response, bypassing others' wrappers around `writeHead` and `end`: these headers are complete. */
  send(status: number, headers: OutgoingHttpHeaders, body: Buffer): void {
    this.#chunks = null;
    for (const name of this.getHeaderNames()) this.removeHeader(name); // otherwise they would be sent too
    super.writeHead(status, headers);
    super.end(this.req.method === 'HEAD' ? undefined : body);
  }

  // Node's methods have several signatures; arguments are passed on as they come.
  override writeHead(...args: unknown[]): this {
    if (this.#chunks === null) return Reflect.apply(super.writeHead, this, args);
    if (this.#hasHead) return this;
    this.#hasHead = true;
    this.statusCode = Number(args[0]);
    const headerArgument = args.find((arg) => typeof arg === 'object' && arg !== null);
    for (const [name, value] of Object.entries(headerArgument ?? {})) this.setHeader(name, value);
    if (this.#isWanted()) return this;
    this.#chunks = null;
    this.#take(null);
    return super.writeHead(this.statusCode);
  }

  override write(...args: unknown[]): boolean {
    if (this.#holds(args)) return true;
    return Reflect.apply(super.write, this, args);
  }

  override end(...args: unknown[]): this {
    if (!this.#holds(args)) return Reflect.apply(super.end, this, args);
    this.#take(Buffer.concat(this.#chunks ?? []));
    return this;
  }

  override flushHeaders(): void {
    if (!this.#holds([])) super.flushHeaders();
  }

  /** Completes the headers, as Node does at the first byte, and buffers the bytes; false where they should be sent. */
  #holds([chunk, encoding]: unknown[]): boolean {
    if (this.#chunks !== null && !this.#hasHead) this.writeHead(this.statusCode);
    if (typeof chunk === 'string') this.#chunks?.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) this.#chunks?.push(Buffer.from(chunk));
    return this.#chunks !== null;
  }
}
