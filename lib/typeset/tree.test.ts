import { expect, test } from 'vitest';
import { directedPieces } from './tree';

test('a text is split by direction; marks before a letter belong to it', () => {
  const pieces = directedPieces('Ibn Khaldoun, \u0651ابن خلدون، 1377').map(({ text }) => text);
  expect(pieces).toEqual(['Ibn Khaldoun, ', '\u0651ابن خلدون', '، 1377']);
});

test('a long run of marks is one piece, found in linear time', () => {
  expect(directedPieces('\u0301'.repeat(200_000))).toHaveLength(1);
});
