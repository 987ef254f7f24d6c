import { expect, test } from 'vitest';
import { projets } from './definition';

test('projects that come without an id get the time and their index, and keep the one they have', () => {
  const before = Date.now();
  const ids = projets.schema
    .parse([
      { title: 'Un', category: 'Recherche' },
      { title: 'Deux', category: 'Recherche', id: 'projet-2' },
      { title: 'Trois', category: 'Recherche', id: '' },
    ])
    .map(({ id }) => id);
  const [first = '', second, third = ''] = ids;
  expect(second).toBe('projet-2');
  expect([first.replace(/^\d+/, ''), third.replace(/^\d+/, '')]).toEqual(['-0', '-2']);
  expect(Number(first.split('-')[0])).toBeGreaterThanOrEqual(before);
});
