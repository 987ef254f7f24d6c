import { expect, test } from 'vitest';
import { jurys } from './definition';
import { memberIn } from './roles';

test.each([
  [
    'Mme Claire Dupont, professeure, Université de Lyon, rapporteure',
    'Claire Dupont',
    'Rapporteure',
    'Université de Lyon',
    'professeure',
  ],
  [
    'M. Jean-Pierre LE GALL, Directeur de recherche, CNRS, Président du jury',
    'Jean-Pierre LE GALL',
    'Président',
    'CNRS',
    'Directeur de recherche',
  ],
  ['Rapporteur : Jean Petit (CNRS)', 'Jean Petit', 'Rapporteur', 'CNRS', ''],
  [
    'Pr Anne de La Tour – Sorbonne Université – examinatrice',
    'Anne de La Tour',
    'Examinatrice',
    'Sorbonne Université',
    '',
  ],
  ['Sara Ben Ali, MCF HDR, Université de Tunis', 'Sara Ben Ali', '', 'Université de Tunis', 'MCF HDR'],
  ['Luc Roux, co-directeur de thèse, INSA Lyon', 'Luc Roux', 'Co-directeur de thèse', 'INSA Lyon', ''],
])('« %s » says who, as what and from where', (line, name, role, body, rest) =>
  expect(memberIn(line)).toEqual({ name, role, body, rest }),
);

test.each([
  'Claire Dupont',
  'Dupont, Claire',
  'Comité de sélection MCF 65, Lille, 2023',
  'Les marées de la Manche',
  'Université de Lyon, rapporteure',
])('« %s » is no person with a role or a body', (line) => expect(memberIn(line)).toBeUndefined());

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
