import { expect, test } from 'vitest';
import type { StoredSection } from '@/sections/public-site';
import { definitions } from '@/sections/registry';
import { arranged } from './arranged';

const section = (id: string): StoredSection => ({
  ...{ id, title: id, type: definitions.find((kind) => kind.id === id)?.type ?? 'text', order: 1, visible: true },
  ...{ content: '', version: 1, sample: false, updated_at: '' },
});
const idsOf = (...ids: string[]) =>
  Object.values(arranged(ids.map(section))).map((some) => some.map(({ id }) => id).join(' '));

test('the presentation is first, then the parts of its block in their own order; the others follow in theirs', () => {
  expect(idsOf('statut-professionnel', 'projets', 'a-propos', 'publications', 'etat-civil', 'carnet')).toEqual([
    'a-propos statut-professionnel etat-civil',
    'projets publications carnet',
  ]);
  expect(idsOf('projets', 'etat-civil', 'publications'), 'without it').toEqual(['etat-civil', 'projets publications']);
});
