import { expect, test } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { inlineJson } from './json-ld';

test('JSON in a page contains no character that HTML or a script interprets, and parses to the same value', () => {
  const nasty = fc.string({
    unit: fc.oneof(
      fc.constantFrom('</script>', '<!--', ']]>', '&amp;', '\u2028', '\u2029', '"', '\\'),
      fc.string({ unit: 'grapheme' }),
    ),
  });
  fc.assert(
    fc.property(fc.dictionary(nasty, fc.oneof(nasty, fc.array(nasty))), (data) => {
      const text = inlineJson(data);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
  expect(inlineJson({ a: '</script>&\u2028' })).toBe('{"a":"\\u003c/script\\u003e\\u0026\\u2028"}');
});
