import { expect, test } from 'vitest';
import { boundsError, maxValues } from '@/lib/json-bounds';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test('ten thousand publications with every field, and as many more of their own, pass', () => {
  const fields = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`champ${index}`, 'x'.repeat(40)]));
  const content = { elearningIA: { articles: Array.from({ length: 10_000 }, () => fields) } };
  expect(JSON.stringify(content).length).toBeLessThan(12 * 1024 * 1024);
  expect(boundsError({ content })).toBeNull();
});

test('values are counted wherever they are: entries, fields, and the empty ones', () => {
  const tooMany = { path: null, message: 'Le corps de la requête contient trop de valeurs' };
  expect(boundsError(Array.from({ length: maxValues }, () => 0))).toBeNull();
  expect(boundsError(Array.from({ length: maxValues + 1 }, () => 0))).toEqual(tooMany);
  expect(boundsError(Array.from({ length: maxValues / 2 + 1 }, () => [[]]))).toEqual(tooMany);
  expect(
    boundsError(Object.fromEntries(Array.from({ length: maxValues + 1 }, (_, index) => [`k${index}`, null]))),
  ).toEqual(tooMany);
});

test('depth, keys and texts are bounded, and the place is named', () => {
  expect(boundsError(nested(21))).toBeNull();
  expect(boundsError(nested(22))).toEqual({ path: null, message: 'Le corps de la requête est trop imbriqué' });
  expect(boundsError({ a: [{}, JSON.parse('{"__proto__":1}')] })).toEqual({
    path: ['a', 1, '__proto__'],
    message: 'Ce nom de champ n’est pas accepté',
  });
  expect(boundsError({ a: ['x', '\u0000'] })).toEqual({
    path: ['a', 1],
    message: 'Ce texte contient des caractères non valides',
  });
  expect(boundsError('\ud800')).toEqual({ path: [], message: 'Ce texte contient des caractères non valides' });
});
