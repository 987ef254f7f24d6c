import { expect, test } from 'vitest';
import { correctedDraft, type DraftEntry, draftValues, shownFields, venueLabel } from './draft';

const draft: DraftEntry = {
  is: 'new',
  line: 1,
  title: 'Le juge',
  text: '« Le juge », RTD civ., 2021',
  list: 'others',
  domain: null,
  fields: {
    title: 'Le juge',
    authors: 'C. Petit',
    year: '2021',
    nature: 'livre',
    container: 'RTD civ.',
    publisher: 'Dalloz',
  },
  source: { from: 'fichier', id: '', at: '2026-01-01T00:00:00.000Z' },
};

test('a draft shows the fields of its nature, and those that say something', () => {
  expect(shownFields(draftValues(draft))).toEqual([
    'title',
    'authors',
    'year',
    'nature',
    'venue',
    'pages',
    'doi',
    'publisher',
    'place',
    'edition',
    'isbn',
  ]);
  const article = draftValues(draft, { nature: 'article' });
  expect(shownFields(article)).toEqual([
    'title',
    'authors',
    'year',
    'nature',
    'venue',
    'pages',
    'doi',
    'publisher',
    'volume',
    'number',
  ]);
  expect(['article', 'chapitre', 'communication', 'these', 'livre'].map(venueLabel)).toEqual([
    'Revue',
    'Ouvrage',
    'Conférence',
    'Établissement',
    'Collection',
  ]);
});

test('what is corrected of a draft is what is added, in the list of its nature', () => {
  expect(correctedDraft(draft, { nature: 'article', number: '2', publisher: '' })).toEqual({
    list: 'articles',
    fields: {
      title: 'Le juge',
      authors: 'C. Petit',
      year: '2021',
      type: 'Article de journal',
      journal: 'RTD civ.',
      number: '2',
    },
  });
});

test('an article for the general public is an article with its tick, and none once it is said to be of a journal', () => {
  const popular = correctedDraft(draft, { nature: 'article-vulgarisation' });
  expect(popular).toMatchObject({ list: 'articles', fields: { type: 'Article de journal', popular: 'oui' } });
  const stored = { ...draft, ...popular };
  expect(draftValues(stored).nature).toBe('article-vulgarisation');
  expect(correctedDraft(stored, { nature: 'article' }).fields).not.toHaveProperty('popular');
});
