import { expect, test } from 'vitest';
import { kinds } from '@/sections/registry';
import { blocksOf } from './blocks';

const of = (id: string, content: unknown) =>
  Object.fromEntries(blocksOf(id, content).map(({ item, path }) => [item, path]));

test('an item is found by its id, in a list and in the lists of groups', () => {
  const projects = kinds.projets.defaults;
  expect(of('projets', projects)[projects[1]?.id ?? '']).toEqual(['content', 1]);
  const [domain = '', { articles: [article] = [] } = {}] = Object.entries(kinds.publications.defaults)[0] ?? [];
  const found = of('publications', kinds.publications.defaults);
  expect(found[article?.id ?? '']).toEqual(['content', domain, 'articles', 0]);
  expect(found[`publications-${domain}`]).toEqual(['content', domain]);
});

test('one without an id by its number among those drawn, though blank ones stand before it', () => {
  expect(of('axes', ['', 'Routage', ' ', 'Énergie'])).toMatchObject({
    'axes-1': ['content', 2],
    'axes-2': ['content', 3],
  });
  expect(of('cartes', { Lieux: [{ title: 'Ici' }, { title: 'Là' }] })['cartes-Lieux-2']).toEqual([
    'content',
    'Lieux',
    1,
  ]);
});

test('a text is a block of its own', () => {
  expect(of('a-propos', '<p>Bonjour</p>')).toEqual({ 'a-propos': ['content'] });
});
