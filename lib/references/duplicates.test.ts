import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { type ComparableWork, comparableWork, compareWorks } from './duplicates';
import type { Nature } from './natures';
import type { Name, Work } from './work';

/** « Dupont, J. ; {INSERM} » as names. */
const names = (text: string): Name[] =>
  text
    .split(' ; ')
    .filter(Boolean)
    .map((name) => {
      const [family = '', given] = name.split(', ');
      return name.startsWith('{') ? { literal: name.slice(1, -1) } : given ? { family, given } : { family };
    });

type Given = Partial<Omit<Work, 'authors' | 'nature'>> & { readonly nature?: Nature; readonly by?: string };
const work = ({ by = 'Tazrouti, Karim', nature = 'article', title = '', ...more }: Given): ComparableWork =>
  comparableWork({ nature, title, authors: names(by), ...more });

const campus = { title: 'Low-power sensing for smart campuses', date: '2024', by: 'Tazrouti, Karim ; Benali, Salma' };

/** Each row has two works, the difference between them as its rule, and the expected verdict. */
test.each(rowsOf('lib/references/duplicates.txt'))('$rule: $outputs', ({ input, outputs }) => {
  const [one = work({}), other = work({})] = input.split('\n').map((json) => work(JSON.parse(json)));
  expect([compareWorks(one, other)]).toEqual(outputs);
  expect([compareWorks(other, one)], 'the other way round').toEqual(outputs);
});

test('titles of different years that differ only by their last number are different works', () => {
  const numbered = (number: number, date?: string) =>
    work({ title: `Communication numéro ${number}`, date, nature: 'communication', container: 'Journées' });
  expect(compareWorks(numbered(1, '2018'), numbered(2, '2019'))).toBe('different');
  expect(compareWorks(numbered(1, '2018'), numbered(2, '2018')), 'of one year').toBe('ask');
  expect(compareWorks(numbered(1, '2018'), numbered(2)), 'of a year unknown').toBe('ask');
  expect(compareWorks(numbered(1, '2018'), numbered(1, '2019')), 'the same number').toBe('likely');
});

test('a preprint is another version of the article, whether it has a DOI or not', () => {
  const article = work({ ...campus, doi: '10.1/a' });
  expect(compareWorks(article, work({ ...campus, nature: 'prepublication' }))).toBe('version');
  expect(compareWorks(article, work({ ...campus, doi: '10.48550/arxiv.2401.01234' }))).toBe('version');
  expect(
    compareWorks(article, work({ ...campus, title: 'Other sensing for other campuses', nature: 'prepublication' })),
  ).toBe('different');
});

test('a common identifier decides, unless titles and also years or authors are far apart: one may be mistyped', () => {
  const glaciers = work({
    title: 'Glacial melt content of water use in the tropical Andes',
    date: '2017',
    by: 'Buytaert, W.',
    doi: '10.1/a',
  });
  const tower = { title: 'Changes in Central Asia’s Water Tower', date: '2016', by: 'Chen, Yaning', doi: '10.1/a' };
  for (const id of [{ doi: '10.1/a' }, { halId: 'hal-01956501' }, { arxivId: '2401.01234' }])
    expect(compareWorks({ ...glaciers, ...id }, work({ ...tower, ...id })), Object.keys(id).join()).toBe('ask');
  expect(compareWorks(glaciers, work({ ...tower, by: 'Buytaert, Wouter', date: '2007' })), 'another year').toBe('ask');
  expect(compareWorks(glaciers, work({ ...tower, by: 'Buytaert, Wouter' })), 'a translated title').toBe('same');
  expect(
    compareWorks(glaciers, work({ ...tower, title: 'Glacial melt and water in the Andes', date: '2007' })),
    'a title in part',
  ).toBe('same');
  for (const nature of ['chapitre', 'communication'] as const)
    expect(
      compareWorks({ ...glaciers, nature }, work({ ...tower, by: 'Buytaert, Wouter', nature })),
      'a book’s identifier',
    ).toBe('ask');
});
