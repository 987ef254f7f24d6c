import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonErrorPosition } from './json-error-position';

it.each([
  ['', 1, 1],
  ['[1,]', 1, 4],
  ['[\n  {"a": 1},\n  {"b" 2}\n]', 3, 8],
  ['{"a": 1,}', 1, 9],
  ['[1] 2', 1, 5],
  ['[{"a": 1}', 1, 10],
  ['["a\nb"]', 1, 2],
  ['[}', 1, 2],
  ['{a: 1}', 1, 2],
])('finds the error of %j', (text, line, column) => expect(jsonErrorPosition(text)).toEqual({ line, column }));

it('finds none in JSON', () => {
  fc.assert(fc.property(fc.jsonValue(), fc.nat(3), (value, indent) => jsonErrorPosition(JSON.stringify(value, null, indent)) === null));
});

it('agrees with JSON.parse on texts that may be JSON or not', () => {
  const pieces = fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', 'null', ' ', '\n', '-', '"'), { maxLength: 8 });
  fc.assert(fc.property(pieces, (parts) => (jsonErrorPosition(parts.join('')) === null) === isJson(parts.join(''))));
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
