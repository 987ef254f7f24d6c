import { expect, test } from 'vitest';
import { publicSection } from '../public-site';
import { notAmong, withoutSame, withoutTwins } from './same-degree';

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

test('a page says a degree once, with what both places say of it', () => {
  const section = (id: string, content: unknown) => publicSection({ id, title: id, type: 'cards', content });
  const training = [{ title: 'Doctorat en droit', year: '2012', description: '', level: 'Doctorat' }];
  const degree = { id: 'd', title: 'Doctorat en droit', date: '2012-03', mention: 'très honorable', jury: 'A. Durand' };
  const seen = (posts: readonly object[], ...others: readonly object[]) =>
    withoutTwins([
      section('statut-professionnel', training),
      section('cv--parcours', { posts, degrees: [degree, ...others] }),
    ]);
  const [told] = seen([]);
  expect(seen([]), 'nothing else is under « Parcours »').toHaveLength(1);
  expect(told?.content).toMatchObject([{ level: 'Doctorat', mention: 'très honorable', jury: 'A. Durand' }]);
  expect(seen([{ title: 'Maîtresse de conférences' }])).toHaveLength(2);
  const master = { ...degree, id: 'm', title: 'Master de droit', date: '2008' };
  expect(seen([], master)).toHaveLength(2);
  expect(notAmong([degree, master], training)).toEqual([master]);
});
