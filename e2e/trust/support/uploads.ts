/** Pictures for the trust suites, and their upload. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Answer, Caller } from '../../support/api-client';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A PNG of noise, which hardly compresses, of `side` × `side` pixels; the same for the same seed `start`. */
export async function noisePng(side: number, start: number): Promise<Buffer<ArrayBuffer>> {
  const data = Buffer.alloc(side * side * 3);
  let state = start;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    data[at] = state >>> 24;
  }
  return Buffer.from(
    await sharp(data, { raw: { width: side, height: side, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
}

function photoForm(bytes: Uint8Array, name = 'photo.png', type = 'image/png'): FormData {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

export const upload = (caller: Caller, bytes: Uint8Array): Promise<Answer> =>
  caller.call('POST', '/api/upload/photo', { body: photoForm(bytes) });

/** The body at a path of the site; null unless the status is 2xx. */
export async function bytesAt(origin: string, path: string): Promise<Buffer | null> {
  const answer = await fetch(origin + path);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}
