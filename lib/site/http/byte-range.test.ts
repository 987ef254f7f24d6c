import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { byteRange } from './byte-range';

test.each(tableOf('lib/site/http/byte-range.txt', 'the part of 100 bytes that is asked for'))(
  '%s: %s',
  (header, part) => {
    const range = byteRange(header ?? null, 100) ?? 'none';
    expect(range === 'beyond' || range === 'none' ? range : `${range.start}-${range.end}`).toBe(part);
  },
);

test('without the header there is no part', () => expect(byteRange(null, 100)).toBeNull());
