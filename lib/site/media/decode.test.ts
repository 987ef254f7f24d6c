import { describe, expect, it } from 'vitest';
import { iconBitmap, iconFile } from '@/lib/testing/hostile-pictures';
import { fc } from '@/lib/testing/properties';
import { isIcon, largestPicture } from './decode';

const red = [255, 0, 0] as const;

describe('the largest picture of an icon', () => {
  it('is chosen by its own area, then by bits per pixel, whatever the directory says and in any order', () => {
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

  it('may be among 256 entries with the same bytes; more are refused, and so is an empty directory', () => {
    const payload = iconBitmap(8, 32, red);
    expect(largestPicture(iconFile(Array(256).fill({ payload }))).bytes).toEqual(iconFile([{ payload }]));
    for (const count of [0, 257, 65_535])
      expect(() => largestPicture(Buffer.concat([iconFile(Array(count).fill({ payload })), payload]))).toThrow(
        RangeError,
      );
  });

  it('is found or refused in any bytes that start like an icon, and never grows', () => {
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
