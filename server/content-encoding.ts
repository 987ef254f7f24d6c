/** Compression: the encoding that a client prefers, and the compressors. */
import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Results by header: browsers send only a few different ones. */
const known = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3): `q=0` refuses. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const text = String(header);
  return known.get(text) ?? keep(text, read(text.toLowerCase()));
}

function keep(text: string, encoding: Encoding): Encoding {
  if (known.size >= 100) known.clear();
  known.set(text, encoding);
  return encoding;
}

function read(accepted: string): Encoding {
  if (allows(accepted, 'br')) return 'br';
  return allows(accepted, 'gzip') ? 'gzip' : 'identity';
}

function allows(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Brotli's quality for a cached page. The highest, 11, would make the home page a tenth smaller for ninety times the work
 * (docs/decisions/0001-front-server.md).
 */
const quality = 5;

/** Compresses a whole body, for a cached page. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? brotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } }) : gzip(body, { level: 9 });
}

/** A compressing stream, for a response that is sent once. */
export function compressor(encoding: Exclude<Encoding, 'identity'>): zlib.BrotliCompress | zlib.Gzip {
  return encoding === 'br' ? zlib.createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 4 } }) : zlib.createGzip({ level: 6 });
}

/** Whether compression makes a content type smaller. */
export function isText(contentType: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml|x-bibtex)|image\/svg\+xml)/i.test(contentType);
}
