import { describe, expect, it } from 'vitest';
import { publicSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { careerReview, counted } from './career-review';

const section = (id: string, content: unknown) =>
  publicSection({ id, title: '', type: 'cards', content: definitionOf({ id, type: 'cards' }).schema.parse(content) });
const review = (content: Readonly<Record<string, unknown>>, today = '2026-11-26', length: 4 | 5 | 10 = 5) =>
  careerReview({ sections: Object.entries(content).map(([id, value]) => section(id, value)), today }, length, 'aeres');

describe('something counts in the years that it reaches into', () => {
  it.each<[string, readonly (readonly [number, number] | undefined)[], readonly number[]]>([
    ['before the first year', [[2020, 2021]], []],
    ['up to the first year', [[2019, 2022]], [1, 0, 0]],
    ['within', [[2023, 2023]], [0, 1, 0]],
    ['over all of them', [[2010, 2030]], [1, 1, 1]],
    ['from the last year on', [[2024, 2028]], [0, 0, 1]],
    ['after the last year', [[2025, 2025]], []],
    ['without a date', [undefined, [2024, 2024]], [0, 0, 1, 1]],
  ])('%s', (_, spans, counts) => {
    const { columns, rows } = counted([2022, 2023, 2024], [{ label: 'Tous', spans }]);
    expect(rows).toEqual(counts.length > 0 ? [{ label: 'Tous', counts }] : []);
    expect(columns.includes('Sans date')).toBe(spans.includes(undefined));
  });
});

it('publications stand by class and year, those without a year under « Sans date »', () => {
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

it('a thesis runs until the year in which it is defended, one that was given up counts nowhere; someone whose name is private counts and is not named', () => {
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

it('a project that goes on reaches into this year, and dates win over the written period', () => {
  const project = (more: object) => ({ title: 'P', category: 'MOOC', details: {}, ...more });
  const { projects } = review({
    projets: [
      project({ year: 'depuis 2024' }),
      project({ year: '1999', grant: { funder: 'ANR', start: '2023-10', end: '2025-09' } }),
      project({ details: { financement: 'Région' } }),
    ],
  });
  expect(projects.rows).toEqual([
    { label: 'Projets financés', counts: [0, 1, 1, 1, 0, 1] },
    { label: 'Autres projets', counts: [0, 0, 1, 1, 1, 0] },
  ]);
});

it('a board or a membership without an end counts in each year up to this one, a prize in its own', () => {
  const { activities } = review({
    'cv--activites': {
      items: [
        { title: 'Revue', nature: 'Comités éditoriaux et relectures', role: 'Membre', start: '2015' },
        { title: 'Relecture', nature: 'Comités éditoriaux et relectures', role: 'Relecteur', start: '2023' },
        { title: 'Société', nature: 'Sociétés savantes', start: '2024', ended: true },
        { title: 'Prix', nature: 'Prix et distinctions', start: '2025' },
      ],
    },
  });
  expect(activities.rows).toEqual([
    { label: 'Prix et distinctions', counts: [0, 0, 0, 1, 0] },
    { label: 'Comités éditoriaux et relectures', counts: [1, 2, 1, 1, 1] },
    { label: 'Sociétés savantes', counts: [0, 0, 1, 0, 0] },
  ]);
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

  it('count in HETD once a status says what is due', () => {
    const { service } = review({ enseignement: [course], 'cv--service': { rules: [{ id: 'r', due: '192' }] } });
    expect(service.years.every(({ counted: hetd }) => hetd !== undefined)).toBe(true);
    expect(service.formulas).toHaveLength(1);
  });
});

it('a site without content has no figures', () => {
  const { publications, supervision, projects, service } = review({});
  expect([publications, supervision, projects].flatMap(({ rows }) => rows)).toEqual([]);
  expect(service.years).toEqual([]);
});
