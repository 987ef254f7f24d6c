import { describe, expect, it } from 'vitest';
import { publicSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { careerReview, yearCounts } from './career-review';

const section = (id: string, content: unknown) =>
  publicSection({ id, title: '', type: 'cards', content: definitionOf({ id, type: 'cards' }).schema.parse(content) });
const review = (content: Readonly<Record<string, unknown>>, today = '2026-11-26', length: 4 | 5 | 10 = 5) =>
  careerReview({ sections: Object.entries(content).map(([id, value]) => section(id, value)), today }, length, 'aeres');

describe('an entry counts in the years that it spans', () => {
  it.each<[string, readonly (readonly [number, number] | undefined)[], readonly number[]]>([
    ['before the first year', [[2020, 2021]], []],
    ['up to the first year', [[2019, 2022]], [1, 0, 0]],
    ['within', [[2023, 2023]], [0, 1, 0]],
    ['over all of them', [[2010, 2030]], [1, 1, 1]],
    ['from the last year on', [[2024, 2028]], [0, 0, 1]],
    ['after the last year', [[2025, 2025]], []],
    ['without a date', [undefined, [2024, 2024]], [0, 0, 1, 1]],
  ])('%s', (_, spans, counts) => {
    const { columns, rows } = yearCounts([2022, 2023, 2024], [{ label: 'Tous', spans }]);
    expect(rows).toEqual(counts.length > 0 ? [{ label: 'Tous', counts }] : []);
    expect(columns.includes('Sans date')).toBe(spans.includes(undefined));
  });
});

it('publications are counted by class and year, undated ones under « Sans date »', () => {
  const article = (year: string, more: object = { type: 'SCOPUS' }) => ({ title: year, authors: 'A', year, ...more });
  const { publications } = review({
    publications: {
      d: {
        title: 'D',
        articles: [article('2021'), article('2022'), article('2026'), article('2026', { type: '' }), article('s. d.')],
        others: [{ ...article('sous presse'), nature: 'livre' }],
      },
    },
  });
  expect(publications.columns).toEqual(['2022', '2023', '2024', '2025', '2026', 'Sans date']);
  expect(publications.rows.map(({ label, counts }) => [label.split('\u00a0')[0], ...counts])).toEqual([
    ['ACL', 1, 0, 0, 0, 1, 1],
    ['OS', 0, 0, 0, 0, 0, 1],
    ['À classer', 0, 0, 0, 0, 1, 0],
  ]);
});

it('a thesis runs until the year of its defence, an abandoned one never counts; a person with a private name counts without being named', () => {
  const made = review({
    'theses-encadrees': {
      Eaux: [
        { sujet: 'A', statut: 'Soutenue', annee: '2020 – 2023' },
        { sujet: 'B', statut: 'Soutenue', annee: '2022' },
        { sujet: 'C', statut: 'En cours', annee: '2025', encadrement: { doctorant: 'Amina Secret', anonyme: true } },
        { sujet: 'D', statut: 'Soutenue', annee: 'il y a longtemps' },
        { sujet: 'F', statut: 'Abandonnée', annee: '2024' },
        { sujet: 'G', statut: 'Abandonnée', annee: '2024', shown: true },
      ],
      Sols: [{ sujet: 'E', statut: 'Terminé', annee: '2024', encadrement: { nature: 'Master' } }],
    },
  });
  expect(made.supervision.rows).toEqual([
    { label: 'Thèses en cours', counts: [1, 0, 0, 1, 1, 0] },
    { label: 'Thèses soutenues', counts: [1, 1, 0, 0, 0, 1] },
    { label: 'Autres encadrements', counts: [0, 0, 1, 0, 0, 0] },
  ]);
  expect(JSON.stringify(made)).not.toContain('Secret');
});

describe('academic years', () => {
  const years = ['2020-2021', '2021-2022', '2022-2023', '2026', '2026-2027', '2027-2028'];
  const course = {
    title: 'Réseaux',
    establishment: 'ESEF',
    level: 'L2',
    hours: '',
    service: years.map((year, index) => ({ id: `${index}`, year, td: '20' })),
  };
  it.each([
    ['2026-08-31', 5, ['2021-2022', '2022-2023', '2026']],
    ['2026-09-01', 5, ['2022-2023', '2026', '2026-2027']],
    ['2026-09-01', 4, ['2026', '2026-2027']],
    ['2026-09-01', 10, ['2020-2021', '2021-2022', '2022-2023', '2026', '2026-2027']],
  ] as const)('on %s, the last %i that have begun', (today, length, expected) => {
    const { service } = review({ enseignement: [course] }, today, length);
    expect(service.years.map(({ year }) => year)).toEqual(expected);
    expect(service.formulas).toEqual([]);
  });
});
