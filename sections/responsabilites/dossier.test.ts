import { expect, test } from 'vitest';
import type { DossierContext } from '../dossier';
import { profilSample } from '../profil/sample';
import { responsabilite, responsabilites } from './definition';
import { responsibilitiesDossier } from './dossier';

const context: DossierContext = {
  lang: 'en',
  profile: profilSample,
  isAnonymous: false,
  scheme: 'hceres',
  order: 'newest',
  today: '2026-11-27',
};
const items = (...titles: readonly string[]) =>
  responsabilites.schema.parse(titles.map((title, at) => ({ id: `${at}`, title, organization: 'UCA' })));
const ids = (content: ReturnType<typeof items>, typed?: ReturnType<typeof items>) =>
  Object.fromEntries(
    responsibilitiesDossier(content, { ...context, ...(typed && { typed: { responsabilites: typed } }) }).map(
      ({ id, entries }) => [id, entries.map((entry) => entry.id)],
    ),
  );

test('a responsibility for teaching is recognised in every language, by its French text', () => {
  const french = items('Direction du master Eau', 'Conseil du laboratoire');
  const told = { pedagogiques: ['0'], collectives: ['1'] };
  expect(ids(french)).toEqual(told);
  expect(ids(items('Head of the graduate programme', 'Board of the laboratory'), french)).toEqual(told);
});

test('a body that the title says stands once', () => {
  const [board, course] = items('Conseil de l’UCA', 'Direction du master Eau').map((item) =>
    responsabilite.view(item, 'fr'),
  );
  expect([board?.where, course?.where]).toEqual(['', 'UCA']);
});
