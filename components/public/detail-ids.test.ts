import { expect, test } from 'vitest';
import { detailIds } from './detail-dialog';

test('keeps ids that are valid in a URL', () => {
  expect(detailIds('projets', [{ id: 'projet-1' }, { id: 'b' }])).toEqual([
    'detail-projets-projet-1',
    'detail-projets-b',
  ]);
});

test('replaces invalid and duplicate ids by the position', () => {
  expect(detailIds('x', [{ id: 'a b' }, { id: 'a' }, { id: 'a' }, { id: '' }])).toEqual([
    'detail-x-n1',
    'detail-x-a',
    'detail-x-n3',
    'detail-x-n4',
  ]);
});

test('a position never equals the id of another item', () => {
  expect(detailIds('x', [{ id: 'n2' }, { id: 'a b' }, { id: 'n2' }])).toEqual([
    'detail-x-n2',
    'detail-x-n2-',
    'detail-x-n3',
  ]);
});
