import { describe, expect, it } from 'vitest';
import { figuresFile } from '@/lib/format/csv';
import { rowsOf } from '@/lib/testing/rows';
import { serviceEnseignement, type TeachingService } from '../service-enseignement/definition';
import { cours } from './definition';
import { inHours } from './hetd';
import { serviceYears, unreadYears, withoutYears } from './service';
import { formulas, serviceTable } from './service-words';

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

describe('services counted by hand', () => {
  it.each(rowsOf('sections/enseignement/hetd.txt'))('$rule', ({ input, outputs: [expected] }) => {
    const { rows, rule, lines } = JSON.parse(input);
    const [total, inService, beyond] = counted(rows, rule, lines);
    expect(`${total} = ${inService} + ${beyond}`).toBe(expected);
  });

  it('are exact: three times 0,1 h at 1,1 is 0,33 h, and thirds add up', () => {
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
  it('report hours without a year, and unreadable ones', () => {
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

  it('has its formula in French and in English', () => {
    expect(formulas(years, content, 'fr')).toEqual([
      'MCF\u00a0: HETD = CM × 1,5 + TD × 1 + TP × 1 (2/3 au-delà du service, au prorata) + CTD × 1,25 + Projet × 1\u202f; service dû\u00a0: 192\u00a0h.',
    ]);
    expect(formulas(years, content, 'en')[0]).toContain('Lectures × 1.5');
  });

  it('is a CSV that a French spreadsheet opens', () => {
    const csv = figuresFile(serviceTable(years, 'fr', 'levels'));
    expect(csv).toMatch(/^\ufeffAnnée;CM;.*;Licence\r\n2023-2024;;1000;/);
  });
});
