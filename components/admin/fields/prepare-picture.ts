/**
 * Converts a chosen picture to one that the site accepts: photos of today's phones exceed 2 MB or are HEIC
 * (docs/decisions/0024-files.md).
 */
import { heicHead, heicRefused, isHeic, maxImageBytes, notAnImage } from '@/lib/upload-rules';
import type { Pixels } from './heic-worker';

/** The longest side that the site stores (lib/site/media/decode.ts), in px, so that no visible detail is lost. */
const longestSide = 2400;
/**
 * Formats and qualities, tried in order until the picture is small enough. WebP keeps transparency, but not every
 * browser writes it.
 */
const attempts = [
  ['image/webp', 0.9],
  ['image/webp', 0.75],
  ['image/jpeg', 0.9],
  ['image/jpeg', 0.75],
  ['image/jpeg', 0.5],
] as const;

/** The types that the site reads unconverted (docs/api.md). */
const readAsIs = /^image\/(?:jpeg|pjpeg|png|gif|webp|avif|bmp|x-ms-bmp|x-icon|vnd\.microsoft\.icon)$/;

/** The picture to send, or an error message; `tooLarge` is that of one the browser cannot make smaller. */
export async function preparePicture(
  file: File,
  tooLarge: string,
): Promise<{ readonly file: File } | { readonly error: string }> {
  const isPhone = isHeic(new Uint8Array(await file.slice(0, heicHead).arrayBuffer()));
  if (!isPhone && !file.type.startsWith('image/')) return { error: notAnImage };
  if (!isPhone && readAsIs.test(file.type) && file.size <= maxImageBytes) return { file };
  const smaller = await shrunk(file, isPhone);
  if (smaller) return { file: smaller };
  if (isPhone) return { error: heicRefused };
  return { error: file.size > maxImageBytes ? tooLarge : notAnImage };
}

/** The picture at the stored size, upright, at most 2 MB; null if it cannot be decoded. */
async function shrunk(file: File, isPhone: boolean): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => (isPhone ? decodeHeic(file).catch(() => null) : null));
  if (!picture) return null;
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const [type, quality] of attempts) {
    if (type === 'image/jpeg') ground(pen);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    if (blob?.type === type && blob.size <= maxImageBytes)
      return new File([blob], file.name.replace(/\.\w+$/, '') + (type === 'image/webp' ? '.webp' : '.jpg'), { type });
  }
  return null;
}

/** Paints transparent parts white: JPEG would make them black. */
function ground(pen: CanvasRenderingContext2D): void {
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
}

/** A timeout, in ms: 48 million pixels take 40 s on a busy computer. */
const patience = 120_000;

/**
 * The upright picture of a HEIC file, for browsers that cannot decode it: by a library loaded only now. Null on
 * failure. The file's metadata is dropped.
 */
async function decodeHeic(file: Blob): Promise<ImageBitmap | null> {
  const bytes = await file.arrayBuffer();
  const colorSpace = isDisplayP3(bytes) ? 'display-p3' : 'srgb';
  const pixels = await inWorker(bytes);
  if (!pixels) return null;
  return createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height, { colorSpace }));
}

function inWorker(bytes: ArrayBuffer): Promise<Pixels | null> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Pixels | null>((resolve) => {
    setTimeout(resolve, patience, null);
    worker.onerror = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<Pixels | null>) => resolve(data);
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}

/** Enough for a picture's metadata, which precedes its pixels. */
const headLength = 64 * 1024;

/** Whether a file declares an iPhone's colour profile: read as the web's, its colours would be dull. */
function isDisplayP3(bytes: ArrayBuffer): boolean {
  const head = new Uint8Array(bytes, 0, Math.min(headLength, bytes.byteLength));
  return new TextDecoder('latin1').decode(head).includes([...'Display P3'].join('\0'));
}
