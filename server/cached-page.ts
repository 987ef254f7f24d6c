/** A rendered page: its headers, and its bytes in each encoding, which are made at the first request and cached. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { timeouts } from './connections';
import { compress, type Encoding, preferredEncoding } from './content-encoding';
import type { HttpResponse } from './http-response';
import { RawResponse } from './raw-response';

export type Variant = {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** For a page that browsers may cache: the whole response, and the 304 for a browser that has it. */
  readonly ready?: { readonly whole: RawResponse; readonly unchanged: RawResponse };
};

export class Page {
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();
  readonly #tag: string;

  /** `headers` are those of every encoding. With `revalidates`, browsers may cache the page, which gets an ETag. */
  constructor(
    readonly status: number,
    readonly body: Buffer,
    readonly headers: OutgoingHttpHeaders,
    readonly revalidates: boolean,
  ) {
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  }

  /** The memory that it takes, in bytes: each variant counts as a body, and once more in its response. */
  bytes(): number {
    let sum = this.body.length;
    for (const variant of this.#variants.values()) if ('body' in variant) sum += (variant.body === this.body ? 1 : 2) * variant.body.length;
    return sum;
  }

  variant(encoding: Encoding): Variant | Promise<Variant> {
    return this.#variants.get(encoding) ?? this.#begin(encoding);
  }

  #begin(encoding: Encoding): Promise<Variant> {
    const promise = compress(this.body, encoding).then((body) => this.#keep(encoding, body));
    this.#variants.set(encoding, promise);
    return promise;
  }

  #keep(encoding: Encoding, body: Buffer): Variant {
    const headers: OutgoingHttpHeaders = { ...this.headers, 'Content-Length': body.length };
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    if (this.revalidates) headers.ETag = `"${this.#tag}-${encoding}"`;
    const variant = this.revalidates ? { headers, body, ready: this.#ready(headers, body) } : { headers, body };
    this.#variants.set(encoding, variant);
    return variant;
  }

  #ready(headers: OutgoingHttpHeaders, body: Buffer): Variant['ready'] {
    const { keepAliveTimeout } = timeouts;
    return {
      whole: new RawResponse(this.status, headers, body, keepAliveTimeout),
      unchanged: new RawResponse(304, withoutContent(headers), Buffer.alloc(0), keepAliveTimeout),
    };
  }

  /** Whether the browser's copy, in any encoding, is this very page. */
  matches(ifNoneMatch: string | undefined): boolean {
    return this.revalidates && ifNoneMatch !== undefined && (ifNoneMatch.includes(`"${this.#tag}-`) || ifNoneMatch.trim() === '*');
  }
}

/** Responds to a GET or HEAD with a page, or with 304 when the browser has it. */
export function sendPage(request: IncomingMessage, response: HttpResponse, page: Page): void | Promise<void> {
  const variant = page.variant(preferredEncoding(request.headers['accept-encoding']));
  return variant instanceof Promise ? variant.then((ready) => sendVariant(request, response, page, ready)) : sendVariant(request, response, page, variant);
}

function sendVariant(request: IncomingMessage, response: HttpResponse, page: Page, { headers, body, ready }: Variant): void {
  const isUnchanged = page.matches(request.headers['if-none-match']);
  if (ready && request.method === 'GET' && response.sendBytes(isUnchanged ? ready.unchanged : ready.whole)) return;
  if (isUnchanged) response.sendReady(304, withoutContent(headers));
  else response.sendReady(page.status, headers, request.method === 'HEAD' ? undefined : body);
}

function withoutContent({ 'Content-Length': _length, 'Content-Encoding': _encoding, ...rest }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return rest;
}
