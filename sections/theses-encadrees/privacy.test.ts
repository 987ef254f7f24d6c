import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fullSite } from '@/lib/testing/full-site';
import { tableOf } from '@/lib/testing/rows';
import { renderSection } from '../views';
import { these, thesesEncadrees } from './definition';
import { publicTheses } from './privacy';

const student = { doctorant: 'Léa Secret', codirection: 'A. Martin' };
const thesis = (more: object) => ({ sujet: 'Les crues', statut: 'En cours', annee: '2024', ...more });
const seen = (...items: readonly object[]) =>
  publicTheses(thesesEncadrees.schema.parse({ Eau: items })).Eau?.map(
    ({ encadrement }) => encadrement?.doctorant ?? '',
  );

test.each(['Abandonnée', 'abandonnée en 2012', 'Abandon'])(
  'a thesis whose status is « %s » is private, until its owner shows it',
  (statut) => {
    expect(seen(thesis({ statut }))).toBeUndefined();
    expect(seen(thesis({ statut }), thesis({ statut, shown: true }))).toEqual(['']);
  },
);

test.each(['En cours', 'Terminé', 'Abandonnée'])(
  'a thesis whose subject names the student is private while « %s »',
  (statut) => expect(seen(thesis({ statut, named: true, shown: true }))).toBeUndefined(),
);

test('a domain without anything public is not named', () =>
  expect(publicTheses(thesesEncadrees.schema.parse({ Eau: [thesis({ statut: 'Abandonnée' })], Air: [] }))).toEqual({}));

test.each(tableOf('sections/theses-encadrees/privacy.txt', 'the name that visitors are told'))(
  '%s: « %s »',
  (more = '', name) => expect(seen(thesis({ encadrement: student, ...JSON.parse(more) }))).toEqual([name]),
);

test.each([
  ['17/20', undefined],
  ['Très bien', 'Très bien'],
  ['Mention TB', 'TB'], // beside its label
  ['Mention bien', undefined, 'Master'],
  ['Médaille', 'Médaille', 'PFE'],
])('a grade « %s » is %s for visitors', (mention, expected, nature = '') => {
  const defended = thesis({ statut: 'Soutenue', soutenance: { mention }, encadrement: { nature } });
  const [item] = publicTheses(thesesEncadrees.schema.parse({ Eau: [defended] })).Eau ?? [];
  expect(item && these.view(item, 'fr').facts.find(({ label }) => label === 'Mention')?.lines[0]).toBe(expected);
});

test('a supervision without a public name says its nature, not that a name is kept back', () => {
  const content = thesesEncadrees.schema.parse({ Eau: [thesis({ encadrement: { nature: 'Master' } })] });
  const section = { kind: 'theses-encadrees', id: '', title: '', anchor: '', content } as const;
  const html = renderToStaticMarkup(renderSection(section, fullSite('fr', false)));
  expect(html).toMatch(/<dt>Nature<\/dt><dd[^>]*>Mémoire de master</);
});
