import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';

test.each([
  [0, '1\u00a0Ko'],
  [1500, '1\u00a0Ko'],
  [319_488, '312\u00a0Ko'],
  [1_048_064, '1\u00a0Mo'],
  [1_258_291, '1,2\u00a0Mo'],
  [20 * 1024 * 1024, '20\u00a0Mo'],
  [78_631_690_240, '73,2\u00a0Go'],
])('%i bytes: %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

test.each([
  [319_488, '312\u00a0KB', '312\u00a0ك.ب'],
  [1_258_291, '1.2\u00a0MB', '1,2\u00a0م.ب'],
])('%i bytes in other languages: %s, %s', (bytes, english, arabic) => {
  expect([formatFileSize(bytes, 'en'), formatFileSize(bytes, 'ar')]).toEqual([english, arabic]);
});
