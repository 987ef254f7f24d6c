import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { preferredEncoding } from './encoding';

test.each(tableOf('server/encoding.txt', 'the preferred encoding'))('« %s » prefers %s', (header, encoding) =>
  expect(preferredEncoding(header)).toBe(encoding),
);

test('without a header nothing is encoded', () => expect(preferredEncoding(undefined)).toBe('identity'));
