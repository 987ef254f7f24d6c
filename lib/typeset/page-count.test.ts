import { expect, test } from 'vitest';
import { documentOf } from '@/lib/site/dossiers/document-of';
import { firstChoices } from '@/lib/site/dossiers/preview';
import { careerSource } from '@/lib/testing/career';
import { publicationList } from '@/lib/testing/typeset-samples';
import { lastLineOf } from './layout';
import { estimatedPages, pageCount } from './page-count';
import type { TypesetDocument } from './tree';

const source = careerSource();
const lines = (count: number): TypesetDocument => ({
  ...{ title: 'Awa Diop', author: '', lang: 'fr', headLines: [] },
  blocks: Array.from({ length: count }, (_, index) => ({ type: 'entry', label: `${index}.`, text: 'Les crues' })),
});

test('pages are counted by the layout of the PDF, with the filled part of the last page', async () => {
  const counts = await Promise.all([1, 2, 60].map((count) => pageCount(lines(count), lastLineOf)));
  expect(counts.every(({ isEstimate }) => !isEstimate)).toBe(true);
  const [one = 0, two = 0, sixty = 0] = counts.map(({ pages }) => pages);
  const line = two - one;
  expect(line).toBeGreaterThan(0.015);
  expect(line).toBeLessThan(0.025);
  expect(one).toBeLessThan(4 * line);
  expect(sixty).toBeGreaterThan(1);
  expect(sixty).toBeLessThan(one + 60 * line);
});

test.each([
  ...(['cv-court', 'cv', 'rapport', 'publications'] as const).map(
    (model) => [model, documentOf(firstChoices(model, source), source)] as const,
  ),
  ['a list of publications', publicationList(60)] as const,
])('without the compiler, the estimate for %s is close', async (_, document) => {
  const { pages } = await pageCount(document, lastLineOf);
  expect(Math.abs(estimatedPages(document) - pages)).toBeLessThan(Math.max(0.15, pages / 10));
});
