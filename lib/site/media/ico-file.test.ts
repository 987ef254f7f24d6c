import { describe, expect, it } from 'vitest';
import { iconBitmap, iconFile } from '@/lib/testing/hostile-pictures';
import { fc } from '@/lib/testing/properties';
import { isIcon, largestPicture } from './ico-file';

const red = [255, 0, 0] as const;
/** The header of a PNG, the only part that is read. */
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(60);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes[24] = 8;
  return bytes;
};

describe('the largest picture of an icon', () => {
  it('is chosen by its own area, then by bits a pixel, whatever the list says and in whatever order', () => {
    const [small, poor, rich] = [iconBitmap(16, 32, red), iconBitmap(48, 1, red), iconBitmap(48, 32, red)].map(
      (payload) => ({ payload }),
    );
    if (!small || !poor || !rich) throw new Error('three pictures');
    for (const entries of [
      [small, poor, rich],
      [rich, small, poor],
      [poor, rich, { ...small, width: 200, height: 200 }],
    ])
      expect(largestPicture(iconFile(entries)).bytes.subarray(22)).toEqual(rich.payload);
  });

  it('is a PNG as it is, or an icon of its own that is no larger than the file', () => {
    const [large, bitmap] = [png(256, 256), iconBitmap(32, 32, red)];
    expect(largestPicture(iconFile([{ payload: bitmap }, { payload: large }]))).toEqual({ kind: 'png', bytes: large });
    const file = iconFile([{ payload: bitmap, width: 32, height: 32 }, { payload: png(16, 16) }]);
    const { kind, bytes } = largestPicture(file);
    expect(kind).toBe('icon');
    expect(bytes).toEqual(iconFile([{ payload: bitmap, width: 32, height: 32 }]));
    expect(bytes.length).toBeLessThan(file.length);
  });

  it('is one, of up to 256 that name the same bytes; more are refused, and so is none', () => {
    const payload = iconBitmap(8, 32, red);
    expect(largestPicture(iconFile(Array(256).fill({ payload }))).bytes).toEqual(iconFile([{ payload }]));
    for (const count of [0, 257, 65_535])
      expect(() => largestPicture(Buffer.concat([iconFile(Array(count).fill({ payload })), payload]))).toThrow(
        RangeError,
      );
  });

  it('stands inside the file, behind the list, and has a size', () => {
    const good = iconFile([{ payload: iconBitmap(8, 32, red) }]);
    const changed = (at: number, value: number) => {
      const copy = Buffer.from(good);
      copy.writeUInt32LE(value, at);
      return copy;
    };
    expect(largestPicture(good).bytes).toEqual(good);
    for (const bad of [
      changed(14, good.length),
      changed(14, 39),
      changed(18, 0xffffffff),
      changed(18, 6),
      changed(26, 0),
      changed(26, 0x80000001),
      changed(30, 0),
    ])
      expect(() => largestPicture(bad)).toThrow(RangeError);
  });

  it('is found or refused in any bytes that begin as an icon, and never grows', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 18, maxLength: 400 }), fc.integer({ min: 0, max: 4 }), (rest, count) => {
        const file = Buffer.concat([Buffer.from([0, 0, 1, 0, count, 0]), rest]);
        if (!isIcon(file)) return;
        try {
          expect(largestPicture(file).bytes.length).toBeLessThanOrEqual(file.length);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
