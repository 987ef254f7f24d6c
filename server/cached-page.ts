/** What is sent again and again, a rendered page or a file: its headers, and its bytes in each encoding, made at the first request and kept. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3): `q=0` refuses. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()));
  const isAllowed = (encoding: Encoding) => accepted.some(([name, q = '']) => name === encoding && !/^q=0(\.0*)?$/.test(q));
  return encodings.find(isAllowed) ?? 'identity';
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** The highest quality, 11, would make the home page a tenth smaller for ninety times the work (docs/decisions/0001-front-server.md). */
const brotliQuality = 5;

/** Compresses a whole body. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzip(body, { level: 9 });
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}

/** A page in one content encoding. */
export type Encoded = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer };

export class Page {
  readonly #encoded = new Map<Encoding, Promise<Encoded>>();
  readonly #tag: string;
  #bytes: number;

  /**
   * `headers` are those of every encoding. With `revalidates`, browsers may cache the page, which gets an ETag. `encode` gives
   * the body in an encoding, or as it is where that would win nothing.
   */
  constructor(
    readonly status: number,
    readonly body: Buffer,
    readonly headers: OutgoingHttpHeaders,
    readonly revalidates: boolean,
    readonly encode: typeof compress = compress,
  ) {
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.#bytes = body.length;
  }

  /** The memory that its bodies take, in bytes. */
  bytes(): number {
    return this.#bytes;
  }

  /** The page in an encoding; made at the first call, then kept. */
  encodedAs(encoding: Encoding): Promise<Encoded> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = this.#encode(encoding);
    this.#encoded.set(encoding, encoded);
    encoded.catch(() => this.#encoded.delete(encoding)); // tried again at the next request
    return encoded;
  }

  async #encode(encoding: Encoding): Promise<Encoded> {
    const body = await this.encode(this.body, encoding);
    const headers: OutgoingHttpHeaders = { ...this.headers, 'content-length': body.length };
    if (body !== this.body) {
      headers['content-encoding'] = encoding;
      this.#bytes += body.length;
    }
    if (this.revalidates) headers.etag = `"${this.#tag}-${encoding}"`;
    return { headers, body };
  }

  /** Whether the browser's copy, in any encoding, is this very page. */
  matches(ifNoneMatch: string | undefined): boolean {
    return this.revalidates && ifNoneMatch !== undefined && (ifNoneMatch.includes(`"${this.#tag}-`) || ifNoneMatch.trim() === '*');
  }
}

/** Responds to a GET or HEAD with a page, or with 304 when the browser has it. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> {
  const { headers, body } = await page.encodedAs(preferredEncoding(request.headers['accept-encoding']));
  if (page.matches(request.headers['if-none-match'])) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...others } = headers;
    response.writeHead(304, others).end();
  } else {
    response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
  }
}
