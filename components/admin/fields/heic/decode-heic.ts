import type { Pixels } from './worker';

/** 48 million pixels take 40 s on a busy computer; in ms. */
const patience = 120_000;

/**
 * The picture of a HEIC file, upright, in a browser that cannot draw it itself: a library decodes it, which is loaded
 * only now. Null where that fails. Nothing that the file says beside the picture comes with it.
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap | null> {
  const bytes = await file.arrayBuffer();
  const colorSpace = isDisplayP3(bytes) ? 'display-p3' : 'srgb';
  const pixels = await inWorker(bytes);
  if (!pixels) return null;
  return createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height, { colorSpace }));
}

function inWorker(bytes: ArrayBuffer): Promise<Pixels | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Pixels | null>((resolve) => {
    setTimeout(resolve, patience, null);
    worker.onerror = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<Pixels | null>) => resolve(data);
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}

/** Enough for the description of a picture, which stands before its pixels. */
const headLength = 64 * 1024;

/** Whether a file names the colours of an iPhone: taken for the web's they would be dull. */
function isDisplayP3(bytes: ArrayBuffer): boolean {
  const head = new Uint8Array(bytes, 0, Math.min(headLength, bytes.byteLength));
  return new TextDecoder('latin1').decode(head).includes([...'Display P3'].join('\0'));
}
