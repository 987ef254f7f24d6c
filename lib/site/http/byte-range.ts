type ByteRange = { readonly start: number /** The last byte, included. */; readonly end: number };

/**
 * The part that a `Range` header asks for of `size` bytes: null when it asks for none, or for several, and the whole is
 * to be sent; 'beyond' when the file has no such part (RFC 9110, 14).
 */
export function byteRange(header: string | null, size: number): ByteRange | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null; // no valid range
  return start >= size || (from === '' && Number(to) === 0) ? 'beyond' : { start, end };
}
