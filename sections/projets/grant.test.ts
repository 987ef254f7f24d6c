import { expect, test } from 'vitest';
import type { PublicSite } from '../public-site';
import { validate } from '../validate';
import { projectsJsonLd } from '../views';
import { projet, projets } from './definition';

const project = { id: 'a', title: 'Crues', category: 'Recherche', year: '', status: '', description: '', icon: '' };
const stored = { ...project, color: '', details: { type: '', financement: '', role: '', objectifs: [] } };
const saved = (given: object): unknown => {
  const answer = validate(projets, [{ ...stored, ...given }]);
  return answer.ok ? JSON.parse(JSON.stringify(answer.content)) : answer.issues.map(({ message }) => message);
};

test.each([
  ['without a grant', {}, {}],
  ['with one that was emptied', { grant: { funder: ' ', partners: [''], link: '' } }, {}],
  [
    'with a funder and a date',
    { grant: { funder: 'ANR', amount: '', start: '10/2024', partners: ['', 'CNRS'] } },
    { grant: { funder: 'ANR', start: '2024-10', partners: ['CNRS'] } },
  ],
])('a project %s is stored with no field that its owner has not filled in', (_, given, kept) =>
  expect(saved(given)).toEqual([{ ...stored, ...kept }]),
);

test('an invalid period and an invalid URL are refused', () => {
  expect(saved({ grant: { start: '2024', end: '2020' } })).toEqual(['La fin est avant le début']);
  expect(saved({ grant: { link: 'javascript:alert(1)' } })).toEqual([
    'Veuillez saisir une adresse web valide (http ou https)',
  ]);
});

test('the facts of a grant are those that are filled in', () => {
  const factsOf = (grant: object | undefined) =>
    projet.view(projet.schema.parse({ ...project, grant }), 'fr').facts.map(({ label, lines }) => ({ label, lines }));
  expect(factsOf(undefined)).toEqual([]);
  expect(factsOf({ funder: 'ANR', end: '2027', partners: [] })).toEqual([
    { label: 'Financeur', lines: ['ANR'] },
    { label: 'Dates', lines: ['jusqu’en 2027'] },
  ]);
});

test.each([
  ['25 000 €', '€25,000'],
  ['4 500 euros', '€4,500'],
  ['142 000 DT', '142,000 DT'],
  ['5,2 M€ dont 380 k€', '€5.2M dont €380k'],
])('the amount « %s » is “%s” in English', (amount, english) => {
  const { cv } = projet.view(projet.schema.parse({ ...project, grant: { amount } }), 'en');
  expect(cv?.line).toContain(english);
});

test.each([
  ['ANR', 'ANR'],
  ['3IA Côte d’Azur', '3IA Côte d’Azur'],
  ['120 k€', undefined],
  ['ANR, 120 000 euros', undefined],
])('the funding « %s » names the funder %s', (financement, name) => {
  const given = projet.schema.parse({ ...project, details: { financement } });
  const { things = [] } = projectsJsonLd([given], { site: {} as PublicSite, origin: 'https://exemple.org' });
  expect(things[0]).toEqual(
    name === undefined
      ? expect.not.objectContaining({ funder: expect.anything() })
      : expect.objectContaining({ funder: { '@type': 'Organization', name } }),
  );
});
