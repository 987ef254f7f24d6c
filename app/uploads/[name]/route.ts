import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-codes';
import { notFound } from '@/lib/errors';
import { readUpload } from '@/lib/site/db/uploads';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { variantBytes } from '@/lib/site/media/stored-images';
import { parseVariant } from '@/lib/site/media/variants';
import { uploadName } from '@/sections/picture';

type File = { readonly mime: string; readonly etag: string; readonly bytes: () => Promise<Buffer> };

/**
 * Serves only files that the site made (uploads and their resized variants), and only as images; 404 for any other
 * name. A name's bytes never change, so they are cached as immutable.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, async ({ request, params: { name = '' } }) => {
    const file = await fileOf(name);
    if (!file) throw missing();
    const headers = {
      'Content-Type': file.mime,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: file.etag,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    };
    if (request.headers.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
    const bytes = await file.bytes().catch((error: unknown) => {
      throw errorCode(error) === 'ENOENT' ? missing() : error;
    });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'Content-Length': String(bytes.length) },
    });
  }),
});

async function fileOf(requestedName: string): Promise<File | null> {
  const name = uploadName(`/uploads/${requestedName}`);
  const variant = name && parseVariant(name);
  const upload = name && (await readUpload(variant ? variant.upload : name));
  if (!name || !upload) return null;
  const etag = `"${upload.sha256.slice(0, 32)}${variant ? `-${variant.crop}-${variant.width}-${variant.format}` : ''}"`;
  if (variant) return { mime: `image/${variant.format}`, etag, bytes: () => variantBytes(name, variant) };
  return { mime: upload.mime, etag, bytes: () => readFile(path.join(env().uploadsDir, upload.name)) };
}

const missing = () => notFound('Ce fichier n’existe pas');
