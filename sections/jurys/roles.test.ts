import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { jurys } from './definition';
import { memberIn } from './roles';

test.each(rowsOf('sections/jurys/roles.txt'))('$input: $outputs', ({ input, outputs: [name, role, body, rest = ''] }) =>
  expect(memberIn(input)).toEqual(
    name === 'nobody' ? undefined : { name, role: role === '""' ? '' : role, body, rest },
  ),
);

test('a line of one’s own juries is a candidate, the owner’s role, where, when and what it was of', () => {
  const { editor } = jurys;
  if (editor.node !== 'list') throw new Error('juries are a list');
  const { candidat } = editor.item.fields;
  const made = candidat.node === 'text' ? candidat.eachLine?.({ nature: 'Thèse', role: '' }, line) : undefined;
  expect(made).toMatchObject({
    ...{ candidat: 'Claire Dupont', role: 'Rapporteur', nature: 'HDR', etablissement: 'Université de Lyon' },
    date: '2021',
    titre: 'Les marées',
  });
});
const line = 'Claire Dupont, HDR, « Les marées », Université de Lyon, rapporteur, 2021';
