/** Pictures of phones that few programs read: HEIC, which is HEVC in the container of AVIF (ISO/IEC 23008-12). */

/** The message for a picture that cannot be decoded, with the way out. */
export const heicRefused = 'Format HEIC\u00a0: exportez en JPEG, puis choisissez ce fichier.';

/** How many bytes of a file tell: its first box, with more brands than any camera writes. */
export const heicHead = 128;

/**
 * Whether the beginning of a file is that of a HEIC picture, whatever its name: the brands of its first box, the main
 * one and then those it is compatible with, tell.
 */
export function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, heicHead));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const length = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length);
  const brands = text.slice(8, length).match(/.{4}/gs) ?? [];
  return brands.some((brand) => /^he(?:ic|ix|im|is|vc|vx|vm|vs)$/.test(brand));
}
