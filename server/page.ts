/** One finished HTML page: its bytes in each encoding, made when first asked for and kept, and the headers that go with them. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { compress, type Encoding, preferredEncoding } from './encodings';
import type { FrontResponse } from './front-response';

export type Variant = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

export class Page {
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();
  readonly #tag: string;

  /** `headers` are those of every encoding; a page that browsers may keep gets an ETag. */
  constructor(
    readonly status: number,
    readonly body: Buffer,
    private readonly headers: OutgoingHttpHeaders,
    readonly revalidates: boolean,
  ) {
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  }

  /** What it takes in memory. */
  bytes(): number {
    let sum = this.body.length;
    for (const variant of this.#variants.values()) if ('body' in variant && variant.body !== this.body) sum += variant.body.length;
    return sum;
  }

  variant(encoding: Encoding): Variant | Promise<Variant> {
    return this.#variants.get(encoding) ?? this.#begin(encoding);
  }

  #begin(encoding: Encoding): Promise<Variant> {
    const promise = this.#encode(encoding);
    this.#variants.set(encoding, promise);
    return promise;
  }

  async #encode(encoding: Encoding): Promise<Variant> {
    const body = await compress(this.body, encoding);
    const headers: OutgoingHttpHeaders = { ...this.headers, 'Content-Length': body.length };
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    if (this.revalidates) headers.ETag = `"${this.#tag}-${encoding}"`;
    const variant = { headers, body };
    this.#variants.set(encoding, variant);
    return variant;
  }

  /** Whether the browser's copy, in whichever encoding it came, is this very page. */
  matches(ifNoneMatch: string | undefined): boolean {
    return this.revalidates && ifNoneMatch !== undefined && (ifNoneMatch.includes(`"${this.#tag}-`) || ifNoneMatch.trim() === '*');
  }
}

/** Answers a GET or HEAD with a page, or with 304 when the browser has it. */
export function sendPage(request: IncomingMessage, response: FrontResponse, page: Page): void | Promise<void> {
  const variant = page.variant(preferredEncoding(request.headers['accept-encoding']));
  return variant instanceof Promise ? variant.then((ready) => sendVariant(request, response, page, ready)) : sendVariant(request, response, page, variant);
}

function sendVariant(request: IncomingMessage, response: FrontResponse, page: Page, { headers, body }: Variant): void {
  if (page.matches(request.headers['if-none-match'])) {
    const { 'Content-Length': _length, 'Content-Encoding': _encoding, ...rest } = headers;
    response.sendReady(304, rest);
    return;
  }
  response.sendReady(page.status, headers, request.method === 'HEAD' ? undefined : body);
}
