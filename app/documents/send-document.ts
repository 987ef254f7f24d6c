import 'server-only';
import { type FileHandle, open } from 'node:fs/promises';
import { errorCode } from '@/lib/error-codes';
import { currentOwner } from '@/lib/site/auth/guard';
import { readPublicSite } from '@/lib/site/db/public';
import { lengthHeader } from '@/lib/site/incoming/headers';
import { documentFile } from '@/lib/site/media/store-document';
import { asWebStream } from '@/lib/web-stream';
import { documentName, isOpen } from '@/sections/documents';
import { publicDocuments } from '@/sections/public-documents';

/**
 * The PDF with this id. Visitors get it if a visible section refers to it and no embargo applies, at its canonical URL;
 * others redirect there. The signed-in owner gets any. For everybody else it does not exist, stored or not.
 */
export async function sendDocument(request: Request, id: string): Promise<Response> {
  if (!/^[0-9a-f]{32}$/.test(id)) return missing();
  const { pathname } = new URL(request.url);
  const shown = publicDocuments(await readPublicSite()).filter(
    (document) => document.id === id && isOpen(document.from),
  );
  const [first] = shown;
  if (first) {
    const here = shown.find(({ href }) => href === pathname);
    return here ? send(request, id, documentName(here.name), 'public, no-cache') : redirect(first.href);
  }
  if (!(await currentOwner())) return missing();
  return send(request, id, lastPart(pathname), 'private, no-store');
}

/**
 * A browser treats a document as a page, so it has its own policy: the viewer may show it, and nothing in it may load,
 * run or submit anything. Not `sandbox`, under which older versions of Chromium show nothing. `no-cache`: a text that
 * is withdrawn is gone at the next visit.
 */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sends a stored document unchanged, under a name; the caller has checked that it may be seen. */
export async function send(request: Request, id: string, name: string, caching: string): Promise<Response> {
  const file = await open(documentFile(id), 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (!file) return missing();
  try {
    return await sendFile(request, id, name, caching, file);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Closes the file after sending it, except when it throws. */
async function sendFile(
  request: Request,
  id: string,
  name: string,
  caching: string,
  file: FileHandle,
): Promise<Response> {
  const { size } = await file.stat();
  const etag = `"${id}"`;
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${asciiName(name)}.pdf"; filename*=UTF-8''${encodedName(name)}.pdf`,
    'Cache-Control': caching,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const only = async (status: number, more: Readonly<Record<string, string>>) => {
    await file.close();
    return new Response(null, { status, headers: { ...headers, ...more } });
  };
  const known = request.headers.get('if-none-match');
  if (known === '*' || known?.includes(etag)) return only(304, {});
  const isSame = [null, etag].includes(request.headers.get('if-range'));
  const range = isSame && request.method === 'GET' ? byteRange(request.headers.get('range'), size) : null;
  if (range === 'beyond') return only(416, { 'Content-Range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const sent = {
    [lengthHeader]: String(end - start + 1),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  };
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return only(status, sent);
  return new Response(asWebStream(file.createReadStream({ start, end }), request.signal), {
    status,
    headers: { ...headers, ...sent },
  });
}

const redirect = (to: string) =>
  new Response(null, { status: 302, headers: { Location: to, 'Cache-Control': 'no-store' } });

/** Shown to people who follow an old link. */
const missing = () =>
  new Response('Ce document n’existe pas, ou n’est pas encore en ligne.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** « mon-article » for /documents/4f…/mon-article.pdf */
const lastPart = (pathname: string): string => pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.pdf$/, '');

/** A file name for programs that do not read `filename*` (RFC 6266). */
const asciiName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .,()-]/g, '_');

/** As an `ext-value` (RFC 8187); without characters that file systems refuse, and without direction controls. */
const encodedName = (name: string): string =>
  encodeURIComponent(name.replace(/[\p{Cc}\p{Bidi_Control}/\\:*?"<>|]/gu, ' ')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

type ByteRange = { readonly start: number /** The last byte, included. */; readonly end: number };

/**
 * The range of `size` bytes that a `Range` header asks for: null for none or several, when everything is sent; 'beyond'
 * when it is out of range (RFC 9110, 14).
 */
export function byteRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null; // invalid range
  return start >= size || (from === '' && Number(to) === 0) ? 'beyond' : { start, end };
}
