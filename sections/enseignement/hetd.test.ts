import { describe, expect, it } from 'vitest';
import { serviceEnseignement, type TeachingService } from '../service-enseignement/definition';
import { cours } from './definition';
import { inHours } from './hetd';
import { serviceYears, unreadYears, withoutYears } from './service';
import { formulas, serviceCsv, serviceTable } from './service-words';

type Row = { readonly year?: string; readonly level?: string } & Readonly<
  Partial<Record<'cm' | 'td' | 'tp' | 'ctd' | 'project', string>>
>;
const course = ({ level = 'Licence 1', ...row }: Row, id = 'c') =>
  cours.parse({
    id,
    title: 'Réseaux',
    establishment: 'SUPEMIR',
    level,
    service: [{ id: 'a', year: '2024-2025', ...row }],
  });
const service = (rules: readonly object[], lines: readonly object[] = []): TeachingService =>
  serviceEnseignement.schema.parse({
    rules: rules.map((rule, id) => ({ id: String(id), ...rule })),
    lines: lines.map((line, id) => ({ id: String(id), year: '2024-2025', ...line })),
  });

/** Total, within the service, beyond; in hours. */
function counted(rows: readonly Row[], rule: object, lines: readonly object[] = []) {
  const [year] = serviceYears(
    rows.map((row) => course(row)),
    service([rule], lines),
  );
  const { total, inService, beyond } = year?.counted?.hetd ?? { total: -1, inService: -1, beyond: -1 };
  return [inHours(total), inHours(inService), inHours(beyond)];
}

const mcf = { due: '192', tp: 'prorata' };

describe('services counted by hand', () => {
  it.each<[string, readonly Row[], object, readonly object[], readonly [number, number, number]]>([
    ['2 × 20 h of TD and 6 h of CM', [{ cm: '6', td: '2 × 20 h' }], mcf, [], [49, 49, 0]],
    ['18 h CM, 24 h TD, 16 h TP', [{ cm: '18', td: '24', tp: '16' }], mcf, [], [67, 67, 0]],
    [
      '8 h CTD, 20 h TP, 10 h of project',
      [{ ctd: '8', tp: '20', project: '10' }],
      { ...mcf, project: '0,8' },
      [],
      [38, 38, 0],
    ],
    // 40 × 1,5 + 60 + 72 = 192
    ['a MCF exactly in service', [{ cm: '40', td: '60', tp: '72' }], mcf, [], [192, 192, 0]],
    // 100 + 140 = 240: a fifth is beyond, so 28 h of TP, which lose a third
    ['a MCF beyond it, pro rata', [{ td: '100', tp: '140' }], mcf, [], [230.67, 192, 38.67]],
    // the 140 h of TP are all within
    [
      'the same, TP first in the service',
      [{ td: '100', tp: '140' }],
      { due: '192', tp: 'tp-abord' },
      [],
      [240, 192, 48],
    ],
    // 100 h of TD leave room for 92 of TP; 48 × 2/3 = 32
    ['the same, TP last', [{ td: '100', tp: '140' }], { due: '192', tp: 'tp-fin' }, [], [224, 192, 32]],
    // 200 h of TP alone, TP first: 8 × 2/3
    ['TP alone beyond it', [{ tp: '200' }], { due: '192', tp: 'tp-abord' }, [], [197.33, 192, 5.33]],
    // 60 + 54 × 2/3
    ['an ATER half time, TP at 2/3', [{ td: '60', tp: '54' }], { due: '96', tp: '2/3' }, [], [96, 96, 0]],
    // 60 × 1,5 + 150 + 164 = 404
    ['a PRAG', [{ cm: '60', td: '150', tp: '164' }], { due: '384', tp: '1' }, [], [404, 384, 20]],
    ['a doctoral student', [{ td: '40', tp: '24' }], { due: '64', tp: '1' }, [], [64, 64, 0]],
    // 30 + 30 × 2/3, all of it beyond
    ['hours paid by the hour', [{ td: '30', tp: '30' }], { due: '0', tp: 'prorata' }, [], [50, 0, 50]],
    // 192 − 64 = 128 are due
    ['a discharge', [{ cm: '40', td: '90' }], mcf, [{ nature: 'decharge', hours: '64' }], [150, 128, 22]],
    [
      'référentiel and a flat amount',
      [{ td: '150' }],
      mcf,
      [
        { nature: 'referentiel', hours: '24' },
        { nature: 'forfait', hours: '12 h 30' },
      ],
      [186.5, 186.5, 0],
    ],
    // 3 × 20 + 2 × 12 × 1,5, and 1 h 30 × 1,25 = 1,875
    [
      'several groups of several courses',
      [{ td: '3 × 20 h' }, { cm: '2 × 12 h', ctd: '1 h 30' }],
      mcf,
      [],
      [97.88, 97.88, 0],
    ],
    [
      'coefficients of its own',
      [{ cm: '10', td: '10,5' }],
      { due: '128', cm: '1,75', td: '0,9' },
      [],
      [26.95, 26.95, 0],
    ],
  ])('%s', (_, rows, rule, lines, expected) => {
    expect(counted(rows, rule, lines)).toEqual(expected);
  });

  it('count exactly: three times 0,1 h at 1,1 is 0,33 h, and thirds come back whole', () => {
    expect(counted([{ td: '0,1' }, { td: '0,1' }, { td: '0,1' }], { due: '192', td: '1,1' })[0]).toBe(0.33);
    expect(
      counted(
        Array.from({ length: 3 }, () => ({ tp: '1' })),
        { due: '192', tp: '2/3' },
      )[0],
    ).toBe(2);
  });
});

describe('years', () => {
  it('name the hours that no year tells, and those that cannot be read', () => {
    const textOnly = cours.parse({ id: 't', title: 'Algèbre', establishment: 'X', level: 'L1', hours: '24h CM' });
    expect(withoutYears([textOnly, course({ td: '10' })])).toEqual([textOnly]);
    expect(unreadYears([course({ td: 'beaucoup', cm: '10' })])).toEqual(['Réseaux, 2024-2025']);
  });
});

describe('the table', () => {
  const content = service([{ due: '192', tp: 'prorata', status: 'MCF' }], [{ nature: 'referentiel', hours: '12' }]);
  const years = serviceYears(
    [course({ cm: '18', td: '24', tp: '16,5' }), course({ year: '2023-2024', td: '1000' })],
    content,
  );

  it('has only the columns that are used, French numbers and sums', () => {
    expect(serviceTable(years, 'fr')).toEqual({
      heads: [
        'Année',
        'CM',
        'TD',
        'TP',
        'Devant étudiants',
        'Référentiel, forfaits',
        'Total HETD',
        'Service dû',
        'Dont service',
        'Complémentaires',
      ],
      rows: [
        ['2023-2024', '', '1\u202f000', '', '1\u202f000', '', '1\u202f000', '192', '192', '808'],
        ['2024-2025', '18', '24', '16,5', '58,5', '12', '79,5', '192', '79,5', '0'],
      ],
      total: ['Total', '18', '1\u202f024', '16,5', '1\u202f058,5', '12', '1\u202f079,5', '384', '271,5', '808'],
    });
  });

  it('says its formula in French and in English', () => {
    expect(formulas(years, content, 'fr')).toEqual([
      'MCF\u00a0: HETD = CM × 1,5 + TD × 1 + TP × 1 (2/3 au-delà du service, au prorata) + CTD × 1,25 + Projet × 1\u202f; service dû\u00a0: 192\u00a0h.',
    ]);
    expect(formulas(years, content, 'en')[0]).toContain('Lectures × 1.5');
  });

  it('is a CSV that a French spreadsheet opens', () => {
    const csv = serviceCsv(serviceTable(years, 'fr', 'levels'));
    expect(csv).toMatch(/^\ufeffAnnée;CM;.*;Licence\r\n2023-2024;;1000;/);
  });
});
