/**
 * Decodes one HEIC picture in a worker. The library is WebAssembly, which the content security policy of build files
 * allows only here (next.config.mjs); the page's own forbids it.
 */
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** Phones take up to 48 million pixels; this many need 200 MB here, and as much again in the library. */
const maxPixels = 50_000_000;

/** The pixels of a picture, upright, four bytes each. */
export type Pixels = Readonly<{
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}>;

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const pixels = await decoded(new Uint8Array(data)).catch(() => null);
  self.postMessage(pixels, { transfer: pixels ? [pixels.data.buffer] : [] });
};

/** Null for a file that is no picture, or has too many pixels. */
async function decoded(bytes: Uint8Array): Promise<Pixels | null> {
  const { HeifDecoder } = libheif();
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return null;
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return new Promise((resolve) => image.display(pixels, resolve));
}
