import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { publicSection } from '../public-site';
import { degreesNotIn, withoutSame, withoutTwins } from './same-degree';

test.each(tableOf('sections/parcours/same-degree.txt', 'one degree'))(
  '« %s » and « %s » are %s',
  (typed = '', degree = '', areOne) => {
    const [title = '', year = ''] = typed.split(', ');
    const [other = '', date = ''] = degree.split(', ');
    expect(withoutSame([{ title, year }], [{ title: other, date }])).toHaveLength(areOne === 'one' ? 0 : 1);
  },
);

test('a page lists a degree once, with the details of both places', () => {
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
  expect(degreesNotIn([degree, master], training)).toEqual([master]);
});
