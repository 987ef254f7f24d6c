/** For tests: small files that are valid pictures, and costly to decode. */

type IconEntry = { readonly payload: Uint8Array; readonly width?: number; readonly height?: number };

/** An icon file. Entries that are given the same payload share its bytes. */
export function iconFile(entries: readonly IconEntry[]): Buffer {
  const list = Buffer.alloc(6 + 16 * entries.length);
  list.set([0, 0, 1, 0]);
  list.writeUInt16LE(entries.length, 4);
  const places = new Map<Uint8Array, number>();
  let end = list.length;
  for (const [index, { payload, width = 0, height = 0 }] of entries.entries()) {
    const place = places.get(payload) ?? end;
    if (place === end) end += payload.length;
    places.set(payload, place);
    list.set([width, height, 0, 0, 1, 0, 32, 0], 6 + 16 * index);
    list.writeUInt32LE(payload.length, 14 + 16 * index);
    list.writeUInt32LE(place, 18 + 16 * index);
  }
  return Buffer.concat([list, ...places.keys()]);
}

/**
 * A square bitmap as in an icon, in one colour, `[red, green, blue]`: of 1 bit a pixel with a palette of two colours,
 * or of 32 bits.
 */
export function iconBitmap(side: number, bits: 1 | 32, [red, green, blue]: readonly [number, number, number]): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(side, 4);
  header.writeInt32LE(side * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  const mask = Buffer.alloc(Math.ceil(side / 32) * 4 * side);
  if (bits === 1) return Buffer.concat([header, Buffer.from([blue, green, red, 0, 0, 0, 0, 0]), mask, mask]);
  return Buffer.concat([header, Buffer.alloc(side * side * 4, Buffer.from([blue, green, red, 255])), mask]);
}

/**
 * A grey progressive JPEG of `side` × `side` pixels in 883 scans: one for each bit of each coefficient, none of which
 * changes anything.
 */
export function manyScans(side: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const segment = (marker: number, data: readonly number[]) =>
    Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);
  const oneCode = (kind: number, symbol: number) => segment(0xc4, [kind << 4, 1, ...Array<number>(15).fill(0), symbol]);
  const scan = (coefficient: number, bits: number) => segment(0xda, [1, 1, 0, coefficient, coefficient, bits]);
  const nothing = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8) + 1); // runs of 16,384 empty blocks, 15 bits each
  const refinements = Array.from({ length: 63 }, (_, index) => index + 1).flatMap((coefficient) =>
    Array.from({ length: 14 }, (_, step) => [
      scan(coefficient, step === 0 ? 13 : ((14 - step) << 4) | (13 - step)),
      nothing,
    ]).flat(),
  );
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    oneCode(0, 0),
    oneCode(1, 0xe0),
    scan(0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...refinements,
    Buffer.from([0xff, 0xd9]),
  ]);
}
