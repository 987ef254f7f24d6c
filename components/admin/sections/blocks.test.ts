import { expect, test } from 'vitest';
import type { StoredSection } from '@/sections/public-site';
import { definitions } from '@/sections/registry';
import { blocksOf } from './blocks';

const section = (id: string): StoredSection => ({
  ...{ id, title: id, type: definitions.find((kind) => kind.id === id)?.type ?? 'text', order: 1, visible: true },
  ...{ content: '', version: 1, sample: false, updated_at: '' },
});
const arranged = (...ids: string[]) => {
  const { loose, blocks } = blocksOf(ids.map(section));
  return [loose, ...blocks].map((some) => some.map(({ id }) => id).join(' '));
};

test('the parts of a block follow its section, in their own order, wherever they are stored', () => {
  expect(arranged('statut-professionnel', 'projets', 'a-propos', 'publications', 'etat-civil', 'carnet')).toEqual([
    '',
    'projets',
    'a-propos statut-professionnel etat-civil',
    'publications',
    'carnet',
  ]);
});

test('without its section they come first, as on the page, and belong to none', () => {
  expect(arranged('projets', 'etat-civil', 'publications', 'statut-professionnel')).toEqual(['etat-civil statut-professionnel', 'projets', 'publications']);
});
