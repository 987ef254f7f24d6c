/** Content encodings of what is sent again and again. */
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

/** The highest quality, 11, would make the home page a tenth smaller for ninety times the work. */
const brotliQuality = 5;

/** Compresses a whole body. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzip(body, { level: 9 });
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
