import { expect, test } from 'vitest';
import { wordsOf } from '@/lib/typeset/tree';
import type { DossierContext } from '../dossier';
import { validate } from '../validate';
import { jury, jurys, newestJuries } from './definition';
import { juriesDossier } from './dossier';

const committee = { id: 'a', candidat: '', titre: 'MCF 65', nature: 'Comité de sélection', role: 'Membre' };
const saved = (given: object): unknown => {
  const answer = validate(jurys, [{ ...committee, etablissement: '', lien: '', ...given }]);
  return answer.ok
    ? (answer.content as object[]).map((item) => ({ ...item })).at(0)
    : answer.issues.map(({ message }) => message);
};

test.each([
  ['2019', { date: '2019' }],
  ['09/2019', { date: '2019-09' }],
  ['2019–2022', { date: '2019', end: '2022' }],
  ['2019 - 2022', { date: '2019', end: '2022' }],
  ['09/2019 – 06/2022', { date: '2019-09', end: '2022-06' }],
])('« %s » typed as the date of a jury is stored as %j', (date, dates) => expect(saved({ date })).toMatchObject(dates));

test('an invalid date, or one that ends before it begins, is refused', () => {
  expect(saved({ date: 'printemps' })).toEqual([expect.stringContaining('La date doit être')]);
  expect(saved({ date: 'depuis 2019' }), 'whether it still sits is not said').toEqual([
    expect.stringContaining('La date doit être'),
  ]);
  expect(saved({ date: '2022', end: '2019' })).toEqual(['La fin est avant le début']);
});

test('in English a nature that the title says is not said twice, and every nature has words', () => {
  const textOf = (item: object, lang = 'en') => {
    const content = jurys.schema.parse([{ ...committee, ...item }]);
    const [group] = juriesDossier(content, {
      lang,
      order: 'newest',
      untranslated: new Set(),
      today: '2026-01-01',
    } as never);
    const [block] = group?.write(() => true) ?? [];
    return block && 'text' in block ? wordsOf(block.text) : '';
  };
  expect(textOf({ titre: 'Selection committee, PR 67' })).not.toMatch(/, selection committee/);
  expect(textOf({ titre: 'Prix', nature: 'Concours' })).toContain('competitive examinations');
  expect(textOf({ titre: '', candidat: 'A. Roux', nature: 'Thèse' }, 'ar')).toContain('أطروحة');
});

test('the years of a committee are shown in the list, on the page and in a dossier; its end is its sort key', () => {
  const content = jurys.schema.parse([
    { ...committee, date: '2019–2022' },
    { ...committee, id: 'b', date: '2021' },
  ]);
  expect(newestJuries(content).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(content.map((item) => jury.editor.summary?.(item)?.facts?.at(-1))).toEqual(['2019–2022', '2021']);
  const [group] = juriesDossier(content, { lang: 'fr', order: 'newest', today: '2026-01-01' } as DossierContext);
  expect(group?.entries).toMatchObject([
    { label: 'MCF 65, Comité de sélection, 2019–2022', years: [2019, 2022] },
    { label: 'MCF 65, Comité de sélection, 2021', years: [2021, 2021] },
  ]);
  expect(group?.write(() => true)).toMatchObject([{ label: '2019–2022' }, { label: '2021' }]);
});
