import { describe, expect, it } from 'vitest';
import { profilSample } from '../profil/sample';
import { serviceEnseignement } from '../service-enseignement/definition';
import { enseignement } from './definition';
import { coursesInDossier } from './dossier';

const courses = enseignement.schema.parse([
  {
    id: 'r',
    title: 'Réseaux',
    establishment: 'SUPEMIR',
    level: 'Licence 2',
    service: [
      { id: '1', year: '2023-2024', cm: '18', td: '24', role: 'Responsable' },
      { id: '2', year: '2024-2025', td: '2 × 20 h', tp: '9 h' },
    ],
  },
  { id: 'a', title: 'Algèbre', establishment: 'ESEF', level: 'Master 1', hours: '40h', description: 'depuis 2015' },
]);
const service = serviceEnseignement.schema.parse({
  rules: [{ id: 'm', due: '192' }],
  lines: [{ id: 'l', year: '2024-2025', nature: 'referentiel', hours: '6' }],
});

function written(
  lang: 'fr' | 'en',
  isTicked: (id: string) => boolean = () => true,
  contents: object = { 'cv--service': service },
  of = courses,
) {
  const context = {
    lang,
    profile: profilSample,
    isAnonymous: false,
    scheme: 'hceres',
    order: 'newest',
    today: '2026-01-01',
    contents,
  } as const;
  const [group] = coursesInDossier(of, context);
  return { entries: group?.entries, blocks: group?.write(isTicked) ?? [] };
}

describe('teaching in a dossier', () => {
  it('has an entry for each year of a course, and for a course without years', () => {
    expect(written('fr').entries).toEqual([
      { id: 'r/2', label: 'Réseaux, 2024-2025', years: [2024, 2025] },
      { id: 'r/1', label: 'Réseaux, 2023-2024', years: [2023, 2024] },
      { id: 'a', label: 'Algèbre', years: [2015, 2026] },
    ]);
  });

  it('has no empty brackets after a course without details', () => {
    const bare = courses.map((course) => ({ ...course, establishment: '' }));
    const [table] = written('fr', undefined, undefined, bare).blocks;
    const rows = table?.type === 'table' ? table.rows : [];
    expect(rows.map(([, course]) => course)).toEqual(['Réseaux', 'Réseaux']);
  });

  it('has a table of hours, one of the service, its formula, and hours without a year', () => {
    const [hours, byYear, formula, note, list] = written('fr').blocks;
    expect(hours).toMatchObject({
      columns: [
        { head: 'Année' },
        { head: 'Enseignement' },
        { head: 'Niveau' },
        { head: 'CM', align: 'end' },
        { head: 'TD' },
        { head: 'TP' },
        { head: 'Rôle' },
      ],
      rows: [
        ['2024-2025', 'Réseaux (SUPEMIR)', 'Licence 2', '', '40', '9', ''],
        ['2023-2024', 'Réseaux (SUPEMIR)', 'Licence 2', '18', '24', '', 'Responsable'],
      ],
      foot: [['Total', '', '', '18', '64', '9', '']],
    });
    // 40 + 9 + 6, and 18 × 1,5 + 24
    expect(byYear).toMatchObject({
      rows: [expect.arrayContaining(['2024-2025', '55']), expect.arrayContaining(['2023-2024', '51'])],
    });
    expect(formula).toMatchObject({ text: expect.stringContaining('CM × 1,5') });
    expect(note).toMatchObject({ type: 'heading', text: expect.stringContaining('non ventilés') });
    expect(list).toEqual({ type: 'list', items: ['Algèbre, Master 1, ESEF, depuis 2015\u00a0: 40\u00a0h'] });
  });

  it('keeps a remark beside the hours', () => {
    const remarked = courses.slice(1).map((course) => ({ ...course, description: 'Un an sur deux' }));
    expect(written('fr', undefined, undefined, remarked).blocks).toMatchObject([
      { items: ['Algèbre, Master 1, ESEF, un an sur deux\u00a0: 40\u00a0h'] },
    ]);
  });

  it('is in English, with the owner’s words marked as French', () => {
    const { blocks } = written('en');
    const [hours] = blocks;
    expect(blocks.at(-1)).toEqual({
      type: 'list',
      items: [
        [
          { text: 'Algèbre', lang: 'fr' },
          { text: ', ' },
          { text: 'Master, year 1' },
          { text: ', ' },
          { text: 'ESEF', lang: 'fr' },
          { text: ', ' },
          { text: 'since 2015' },
          { text: ': 40\u00a0h' },
        ],
      ],
    });
    expect(hours).toMatchObject({
      columns: [
        { head: 'Year' },
        { head: 'Course' },
        { head: 'Level' },
        { head: 'Lectures' },
        { head: 'Tutorials' },
        { head: 'Practicals' },
        { head: 'Role' },
      ],
      rows: [
        ['2024-2025', [{ text: 'Réseaux (SUPEMIR)', lang: 'fr' }], 'Bachelor, year 2', '', '40', '9', ''],
        expect.arrayContaining(['course leader']),
      ],
    });
  });
});
