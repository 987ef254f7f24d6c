import { expect, test } from 'vitest';
import { withoutSame } from './same-degree';

test.each([
  ['Doctorat en informatique et télécommunications', '2008', 'Doctorat en informatique', '2008-12-03', true],
  ['Habilitation universitaire en informatique', '2015', 'Habilitation universitaire', '2014-06', true],
  ['Doctorat', '', 'Doctorat en droit', '2012', true],
  ['Doctorat en droit', '1998', 'Doctorat en informatique', '2008', false],
  ['Master de droit', '2005', 'Master de droit public', '2005', true],
  ['Master de droit', '2005', 'Master d’histoire', '2005', false],
  ['Master de droit', '2005', 'Master de droit', '2006', false],
  ['Licence', '2003', 'Master', '2003', false],
])('« %s » of %s and « %s » of %s are one: %s', (title, year, other, date, areOne) => {
  expect(withoutSame([{ title, year }], [{ title: other, date }])).toHaveLength(areOne ? 0 : 1);
});
