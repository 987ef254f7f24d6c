import { expect, test } from 'vitest';
import { addressOf, companionsOf, elsewhereOf, openTextOf } from './links';
import { publicationsSchema } from './schema';
import { type PublicationEntry, publicationEntries } from './statistics';

function entryOf(more: object): PublicationEntry {
  const [entry] = publicationEntries(
    publicationsSchema.parse({
      d: { others: [{ id: 'o', title: 'Titre', authors: 'N. Tazrouti', year: '2020', ...more }] },
    }),
  );
  if (!entry) throw new Error('no publication');
  return entry;
}

test.each([
  [{ link: 'https://exemple.org/x', details: { doi: '10.1000/182' } }, 'https://exemple.org/x'],
  [
    { link: '', details: { doi: '10.1000/(a)<b>#c?d', halId: 'hal-01956501' } },
    'https://doi.org/10.1000/(a)%3Cb%3E%23c%3Fd',
  ],
  [{ details: { halId: 'hal-01956501', arxivId: '2401.01234' } }, 'https://hal.science/hal-01956501'],
  [{ details: { arxivId: 'math/0601001' } }, 'https://arxiv.org/abs/math/0601001'],
  [{}, undefined],
])('%j leads to %s', (more, address) => expect(addressOf(entryOf(more))).toBe(address));

test('a text in open access is a PDF where its address says so', () => {
  expect(openTextOf(entryOf({ details: { openAccess: 'https://exemple.org/a.PDF?x=1' } }))?.label).toBe(
    'Texte intégral (PDF)',
  );
  expect(openTextOf(entryOf({ details: { openAccess: 'https://exemple.org/a' } }))?.label).toBe('Texte en accès libre');
  expect(openTextOf(entryOf({ details: { openAccess: '' } }))).toBeUndefined();
});

test('code, data, slides and video are linked as far as there are any', () => {
  const details = { data: 'https://exemple.org/d', video: 'https://exemple.org/v', code: '' };
  expect(companionsOf(entryOf({ details })).map(({ label }) => label)).toEqual(['Données', 'Vidéo']);
});

test('a list leads to the identifiers and the open text too, but not twice to one place', () => {
  const details = {
    doi: '10.1000/182',
    halId: 'hal-01956501',
    arxivId: '2401.01234',
    openAccess: 'https://exemple.org/a.pdf',
  };
  const labels = (more: object) => elsewhereOf(entryOf(more)).map(({ label }) => label);
  expect(labels({ link: 'https://exemple.org/x', details })).toEqual(['DOI', 'HAL', 'arXiv', 'Accès libre']);
  expect(labels({ link: 'http://dx.doi.org/10.1000/182', details })).toEqual(['HAL', 'arXiv', 'Accès libre']);
  expect(
    labels({
      link: 'https://hal.science/hal-01956501v2',
      details: { ...details, openAccess: 'https://hal.science/hal-01956501v2' },
    }),
  ).toEqual(['DOI', 'arXiv']);
  expect(
    labels({ link: 'https://exemple.org/x', details: { ...details, openAccess: 'https://doi.org/10.1000/182' } }),
  ).toEqual(['DOI', 'HAL', 'arXiv']);
  expect(
    labels({
      link: 'https://exemple.org/x',
      details: { ...details, openAccess: 'https://hal.science/hal-01956501v1' },
    }),
  ).toEqual(['DOI', 'HAL', 'arXiv']);
  expect(labels({ details: { doi: '10.1000/182' } })).toEqual([]);
  expect(labels({ link: 'https://exemple.org/x' })).toEqual([]);
});
