import 'server-only';
import { errorCode } from '@/lib/error-codes';
import { Problem } from '@/lib/errors';
import { type BoundsError, boundsError, maxContentBytes } from '@/lib/json-bounds';

/** Limits of a request body, in bytes: for a small form, a list of sections, and a section or the profile. */
export const formLimit = 4 * 1024;
export const listLimit = 1024 * 1024;
export const contentLimit = maxContentBytes;

/**
 * The JSON of a request, whose bytes are counted as they arrive. Throws `wrongType` for another content type,
 * `tooLarge` over `limit` bytes, and `invalid` for invalid JSON or more than the bounds of lib/json-bounds.ts.
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem('wrongType', 'Le corps de la requête doit être du JSON (Content-Type: application/json)');
  const bytes = await readBytes(request, limit, 'La requête est trop volumineuse');
  const value = parse(bytes);
  const error = boundsError(value);
  if (error) throw refused(error);
  return value;
}

/** The fields of a URL-encoded form, or of the JSON that a program sends instead. Throws as `readJson` does. */
export async function readFields(request: Request, limit: number): Promise<unknown> {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return readJson(request, limit);
  const bytes = await readBytes(request, limit, 'La requête est trop volumineuse');
  return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
}

/**
 * One file of a multipart form. Throws `wrongType`, `tooLarge` with `tooLargeMessage` over `limit` bytes, or `invalid`
 * when `field` holds no file.
 */
export async function readFile(
  request: Request,
  field: string,
  limit: number,
  tooLargeMessage: string,
): Promise<Buffer> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Problem('wrongType', 'Le fichier doit être envoyé dans un formulaire multipart/form-data');
  const file = fileIn(await readBytes(request, limit + 16 * 1024, tooLargeMessage), type, field);
  if (!file) throw new Problem('invalid', `Le champ « ${field} » doit contenir un fichier`);
  if (file.length > limit) throw new Problem('tooLarge', tooLargeMessage);
  return file;
}

/**
 * A form of the site has one part, its file, with short headers; parsing thousands of parts, or megabytes of headers,
 * would block visitors.
 */
const maxParts = 10;
const maxHeadBytes = 8 * 1024;

/**
 * The file in the form part of this name (RFC 7578), as a view into `form`: Node's own parser copies it four times,
 * which would block visitors.
 */
function fileIn(form: Buffer, type: string, field: string): Buffer | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const delimiter = `--${quoted ?? plain}`;
  let at = form.indexOf(delimiter);
  for (let parts = 0; at >= 0; parts += 1) {
    const start = at + delimiter.length;
    if (form.toString('latin1', start, start + 2) === '--') return undefined;
    const head = form.subarray(start, start + maxHeadBytes).indexOf('\r\n\r\n');
    const end = form.indexOf(`\r\n${delimiter}`, start + head);
    if (parts === maxParts || head < 0 || end < 0) break;
    const disposition = /^content-disposition:(.*)$/im.exec(form.toString('utf8', start, start + head))?.[1] ?? '';
    const isNamed = /;\s*name="?([^";]*)/i.exec(disposition)?.[1] === field;
    if (isNamed && /;\s*filename\*?=/i.test(disposition)) return form.subarray(start + head + 4, end);
    at = end + 2;
  }
  throw new Problem('invalid', 'Le formulaire envoyé est illisible');
}

async function readBytes(request: Request, limit: number, tooLarge: string): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyOf(request, limit, tooLarge)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * A request's body as it arrives. Throws `tooLarge` as soon as it exceeds `limit` bytes, and `invalid` when the client
 * disconnects.
 */
export async function* bodyOf(
  request: Request,
  limit: number,
  tooLarge: string,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Problem('tooLarge', tooLarge);
  let length = 0;
  try {
    // Without `preventCancel`, a refusal would destroy Node's request before its rest is drained
    // (lib/site/incoming/connections.ts).
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      length += chunk.length;
      if (length > limit) throw new Problem('tooLarge', tooLarge);
      yield chunk;
    }
  } catch (error) {
    throw isGone(error) ? new Problem('invalid', 'La requête a été interrompue') : error;
  }
}

/** Whether the client disconnected mid-body: not an error of the site, and nobody reads the response. */
const isGone = (error: unknown): boolean => errorCode(error) === 'ECONNRESET';

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('invalid', 'Format JSON invalide');
  }
}

function refused({ path, message }: BoundsError): Problem {
  return new Problem('invalid', message, path === null ? {} : { issues: [{ path, message }] });
}
