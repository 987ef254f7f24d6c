import { expect, test } from 'vitest';
import { readReferences } from './read';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const linesOf = (text: string) => {
  const read = readReferences(bytes(text));
  return 'refusal' in read ? read : read.entries.map(({ line }) => line);
};

test('of JSON, too, the first line of each entry is told, where they have lines of their own', () => {
  const item = '{ "type": "book",\n  "title": "Un \\"titre\\" [{",\n  "author": [\n   { "family": "A" } ] }';
  expect(linesOf(`[\n${item},\n${item}\n]`)).toEqual([2, 6]);
  expect(linesOf(`[\n${item},\n3,\n{"type": "book"}]`)).toEqual([0, 0, 0]); // what is no item has no place
  expect(linesOf(`\n${item}`)).toEqual([2]);
  expect(linesOf(`{\n "items": [\n${item},\n\n${item}]}`)).toEqual([3, 8]);
  expect(linesOf(`[${item.replaceAll('\n', ' ')}, ${item.replaceAll('\n', ' ')}]`)).toEqual([0, 0]);
});
