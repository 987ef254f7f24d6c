import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { eachLine, memberIn } from './pasted-line';

test.each(rowsOf('sections/jurys/roles.txt'))('$input: $outputs', ({ input, outputs: [name, role, body, rest = ''] }) =>
  expect(memberIn(input)).toEqual(
    name === 'nobody' ? undefined : { name, role: role === '""' ? '' : role, body, rest },
  ),
);

test('a line of the owner’s own juries has a candidate, the owner’s role, place, date and kind', () => {
  const made = eachLine(line, {}, { nature: 'Thèse', role: '' });
  expect(made).toMatchObject({
    ...{ candidat: 'Claire Dupont', role: 'Rapporteur', nature: 'HDR', etablissement: 'Université de Lyon' },
    date: '2021',
    titre: 'Les marées',
  });
});
const line = 'Claire Dupont, HDR, « Les marées », Université de Lyon, rapporteur, 2021';
