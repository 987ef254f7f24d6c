import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firstChoices } from '@/lib/site/dossiers/preview';
import { careerSource } from '@/lib/testing/career';
import { EntryTree } from './entry-tree';

const choices = firstChoices('cv-court', careerSource());
const group = (key: string, heading: string, years: readonly number[]) => ({
  ...{ key, heading, hasWorks: true },
  entries: years.map((year) => ({
    ...{ key: `publications/works/${heading}-${year}`, label: `${heading} ${year}` },
    years: [year, year] as const,
  })),
});
const groups = [
  group('publications/articles', 'Articles', [2020, 2021]),
  group('publications/books', 'Ouvrages', [2019]),
];
const shown = (selected: readonly string[] | null) =>
  renderToStaticMarkup(
    <EntryTree choices={{ ...choices, selected: selected && [...selected] }} groups={groups} onChange={() => {}} />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('works printed first are counted, and mentioned at their unticked groups', () => {
  expect(shown(null)).toContain('Travaux récents 3 sur 5');
  expect(shown(null)).toContain('Articles 0 sur 2, 2 déjà en tête');
  expect(shown(null)).toContain('Ouvrages 0 sur 1, 1 déjà en tête');
  const chosen = shown(['publications/works/Articles-2020']);
  expect(chosen).toContain('Travaux choisis 1 sur 5');
  expect(chosen).toMatch(/Ouvrages 0 sur 1 D/);
});
