import { expect, test } from 'vitest';
import { careerSource } from '@/lib/testing/career';
import { lastLineOf } from '@/lib/typeset/layout';
import { pageCount } from '@/lib/typeset/page-count';
import { toText } from '@/lib/typeset/text';
import type { TypesetDocument } from '@/lib/typeset/tree';
import { documentOf } from './document-of';
import { fillPages, firstChoices, proposedChoices } from './preview';

const source = careerSource();
const pagesOf = async (document: TypesetDocument) => (await pageCount(document, lastLineOf)).pages;
const sizeOf = (choices: Parameters<typeof documentOf>[0]) => pagesOf(documentOf(choices, source));
const words = (choices: Parameters<typeof documentOf>[0]) => toText(documentOf(choices, source));

test('a CV of two pages is filled to the end, in French and in English', async () => {
  for (const lang of ['fr', 'en'] as const) {
    const look = { ...firstChoices('cv-court', source), lang };
    const size = await sizeOf(await proposedChoices('cv-court', look, source, pagesOf));
    expect(size).toBeLessThanOrEqual(2);
    expect(size).toBeGreaterThan(1.93);
  }
});

test('publications follow what the model starts with, and those at its head stay there', async () => {
  const first = firstChoices('cv-court', source);
  const text = words(await fillPages({ ...first, pages: 3 }, source, pagesOf));
  expect(words(first)).not.toMatch(/\n *Articles de revue/);
  expect(text).toMatch(/\nPublications\n-+\n+Travaux récents\n~+\n+\[[A-Z]+\d+\] /);
  expect(text.match(/Federated\s+intrusion/g), 'a work stands once').toHaveLength(1);
});

test('unticked entries do not come back, nor those outside the period', async () => {
  const first = firstChoices('cv-court', source);
  const open = { ...first, pages: 3, period: { is: 'between', from: 2022, to: 2026 } as const };
  const given = { ...open, left: [...first.left, 'cv--parcours/postes/p1'] };
  const again = await fillPages(given, source, pagesOf);
  expect(words(again)).toContain('Professeure de l’enseignement supérieur');
  const refused = await fillPages(given, source, pagesOf, ['cv--parcours/postes/p1', 'publications/articles']);
  expect(words(refused)).not.toContain('Professeure de l’enseignement supérieur');
  expect(words(refused)).not.toMatch(/\n2019 /);
});

test('a dossier without a page limit is unchanged', async () => {
  const choices = firstChoices('rapport', source);
  expect(await fillPages(choices, source, pagesOf)).toBe(choices);
  expect(await proposedChoices('rapport', undefined, source, pagesOf)).toEqual(choices);
});
