import { expect, test } from 'vitest';
import type { StoredSection } from '@/sections/public-site';
import { definitions, kinds } from '@/sections/registry';
import { sectionState } from '@/sections/section-state';
import { factsOf } from './facts';
import { movedAmong } from './use-sections';

const section = (id: string): StoredSection => ({
  ...{ id, title: id, type: definitions.find((kind) => kind.id === id)?.type ?? 'text', order: 1, visible: true },
  ...{ content: '', version: 1, sample: false, updated_at: '' },
});
const ids = (sections: readonly StoredSection[]) => sections.map(({ id }) => id).join(' ');

test('movable sections move among themselves; parts of a block keep their places', () => {
  const list = ['projets', 'etat-civil', 'publications', 'a-propos', 'carnet'].map(section);
  const facts = factsOf(list);
  const isMovable = ({ id }: StoredSection) => facts[id]?.place === 'page';
  expect(ids(list.filter(isMovable))).toBe('projets publications carnet');
  expect(ids(movedAmong(list, isMovable, 0, 2))).toBe('publications etat-civil carnet a-propos projets');
  expect(ids(movedAmong(list, isMovable, 1, 1))).toBe(ids(list));
});

test('a visible section with only hidden examples has the state « sample »', () => {
  const sample = kinds.projets.defaults;
  const isAllSample = (content: unknown) => factsOf([{ ...section('projets'), content }]).projets?.isAllSample;
  expect([sample, [...sample, { title: 'Le mien' }]].map(isAllSample)).toEqual([true, false]);
  expect(sectionState(true, true)).toBe('sample');
  expect(sectionState(false, true)).toBe('hidden');
  expect(sectionState(true, false)).toBe('visible');
});
