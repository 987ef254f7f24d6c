import { expect, test } from 'vitest';
import { byteRange } from './byte-range';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['Bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  [null, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=9-0', null],
  ['bytes=0-1,5-6', null],
  ['octets=0-9', null],
  ['bytes=0x1-9', null],
  [`bytes=${'9'.repeat(40)}-`, null],
])('%s of 100 bytes: %j', (header, expected) => expect(byteRange(header, 100)).toEqual(expected));
