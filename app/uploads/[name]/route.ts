import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadName } from '@/lib/content/profile';
import { readUpload } from '@/lib/db/uploads';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { refusal } from '@/lib/http/problems';
import { methods } from '@/lib/http/route';

const missing = () => refusal(notFound('Ce fichier n’existe pas'), '');

/** Serves only names that the site made, never as anything but a picture (trust.md 23); a name never changes its bytes. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async (request, { params }) => {
    const name = uploadName(`/uploads/${(await params)?.name ?? ''}`);
    const upload = name && (await readUpload(name));
    if (!upload) return missing();
    const headers = {
      'Content-Type': upload.mime,
      'Content-Length': String(upload.bytes),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${upload.sha256.slice(0, 32)}"`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    };
    if (request.headers.get('if-none-match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
    const bytes = await readFile(path.join(env().uploadsDir, upload.name)).catch(() => null);
    if (!bytes) return missing();
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  },
});
