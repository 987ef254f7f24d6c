import { expect, test } from 'vitest';
import { readReferences } from '@/lib/references/read';
import { rowsOf } from '@/lib/testing/rows';
import { ownPublications, ownWorks } from './own-works';
import { article, communication, otherWork } from './schema';

const owner = { nom: 'Mercier', prenom: 'Hélène', autresNoms: 'Hélène Dupont' };
const naming = ownWorks(owner, '0000-0002-1825-0097');

test.each(rowsOf('sections/publications/own-works.txt'))('$rule: $input', ({ input, outputs: [wanted] }) => {
  const read = readReferences(new TextEncoder().encode(input));
  const [entry] = 'refusal' in read ? [] : read.entries;
  const named = entry && 'work' in entry ? naming(entry.work) : undefined;
  expect(named ? (named.spelling ?? 'her own') : 'foreign').toBe(wanted);
});

test('a stored publication is judged by the same roles', () => {
  const isOwn = ownPublications(owner);
  const common = { id: 'x', title: 'Un', year: '2020' };
  const byOthers = { ...common, authors: 'Anne Roux', details: { editors: 'H. Mercier' } };
  expect(isOwn(article.parse({ ...byOthers, journal: 'Le livre', type: 'Book Chapter' }))).toBe(false);
  expect(isOwn(communication.parse({ ...byOthers, conference: 'Actes' }))).toBe(false);
  expect(isOwn(otherWork.parse({ ...byOthers, nature: 'direction' }))).toBe(true);
  expect(isOwn(article.parse({ ...byOthers, authors: 'A. Roux, H. Dupont', journal: 'J', type: '' }))).toBe(true);
});
