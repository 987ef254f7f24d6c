import { expect, it, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { domainTab } from './definition';
import { standingWords } from './mentions';
import { publicationsSample } from './sample';
import { publicationsSchema } from './schema';
import { domainFigures, perYear, publicationEntries, publicationFigures } from './statistics';

const item = (id: string, year: number | string) => ({ id, title: id, authors: 'N. Tazrouti', year });

test.each(rowsOf('sections/publications/statistics.txt'))('$rule: $outputs', ({ input, outputs }) => {
  const content = publicationsSchema.parse(JSON.parse(input));
  const [figures, domains, years] = outputs.map((line) => JSON.parse(line));
  expect(publicationFigures(content)).toMatchObject(figures);
  expect(domainFigures(content)).toMatchObject(domains);
  if (years) expect(perYear(content)).toMatchObject(years);
});

it('a submitted work is not called peer-reviewed', () => {
  const article = { ...item('a', 2026), details: { status: 'soumise', peerReviewed: true } };
  const [entry] = publicationEntries(publicationsSchema.parse({ d: { articles: [article] } }));
  expect(entry && standingWords(entry.item)).toEqual([]);
});

it('publications are listed newest first', () => {
  const content = publicationsSchema.parse({
    d: { articles: [item('a', 2010), item('b', '2014')], communications: [item('c', 2012), item('d', 2014)] },
  });
  expect(publicationEntries(content).map((entry) => entry.item.id)).toEqual(['b', 'd', 'c', 'a']);
});

it('unknown types and extra keys are kept, and years are stored as strings', () => {
  const parsed = publicationsSchema.parse({
    elearningIA: { articles: [{ ...item('a', 2024), type: 'Revue fictive', doi: '10.0000/x' }] },
  });
  expect(parsed).toEqual({
    elearningIA: {
      title: 'E-learning et Intelligence Artificielle',
      icon: 'AcademicCapIcon',
      color: 'from-purple-500 to-purple-600',
      articles: [{ ...item('a', '2024'), journal: '', type: 'Revue fictive', doi: '10.0000/x' }],
      communications: [],
    },
  });
});

it('tabs follow a renamed domain', () => {
  expect(domainTab('elearningIA', { title: 'E-learning et Intelligence Artificielle' })).toBe('E-learning et IA');
  expect(domainTab('elearningIA', { title: 'Didactique' })).toBe('Didactique');
  expect(domainTab('domaine-1', { title: 'Histoire' })).toBe('Histoire');
});

it('the sample has over fifty, and domains count as many of its articles as the tiles', () => {
  expect(publicationFigures(publicationsSample)).toMatchObject({
    total: 52,
    articles: 26,
    communications: 24,
  });
  expect(domainFigures(publicationsSample).reduce((all, { articles }) => all + articles, 0)).toBe(26);
});

it('a work of a future year is not a year of activity', () => {
  const articles = [item('a', '2019'), item('b', '2021'), item('c', new Date().getFullYear() + 1)];
  const content = publicationsSchema.parse({ d: { title: 'D', articles } });
  expect(publicationFigures(content)).toMatchObject({ total: 3, years: { first: 2019, last: 2021 } });
  expect(domainFigures(content)[0]?.period).toBe('2019-2021');
});
