import { expect, test } from 'vitest';
import { kinds } from '../registry';
import { standardTexts } from './defaults';
import { profilePatch, profileSchema } from './schema';

const named = { nom: 'Diop', prenom: 'Awa' };
const silent = Object.fromEntries(Object.keys(standardTexts).map((field) => [field, '']));

test('a profile starts with the standard texts, each of which may be emptied', () => {
  expect(profileSchema.parse(named)).toMatchObject(standardTexts);
  expect(profileSchema.parse({ ...named, ...silent })).toMatchObject(silent);
});

test('changing one field leaves the others', () => {
  expect(profilePatch.parse({ titre: 'Pr.' })).toEqual({ titre: 'Pr.' });
  expect(profilePatch.parse(silent)).toEqual(silent);
});

test('a course imported without a type and an assessment gets the standard ones, an empty one stays empty', () => {
  const course = { id: 'a', title: 'Réseaux', establishment: 'SUPEMIR', level: 'Master 1' };
  const [given, empty] = kinds.enseignement.schema.parse([course, { ...course, courseType: '', evaluation: '' }]);
  expect(given).toMatchObject({
    courseType: 'Cours magistral et travaux pratiques',
    evaluation: 'Contrôle continu et examen final',
  });
  expect(empty).toMatchObject({ courseType: '', evaluation: '' });
});

test('a new item makes no claims', () => {
  const { responsabilites, projets, enseignement, publications } = kinds;
  expect([responsabilites, projets].map(({ editor }) => editor.node === 'list' && editor.blank())).toMatchObject([
    { status: '' },
    { status: '' },
  ]);
  expect(enseignement.editor.node === 'list' && enseignement.editor.blank()).toMatchObject({
    courseType: '',
    evaluation: '',
    semester: '',
  });
  const [item] = responsabilites.schema.parse([{ title: 'Directeur', organization: 'Faculté', period: '2011 – 2015' }]);
  expect(item?.status).toBe('');
  expect(
    publications.schema.parse({ d: { title: 'D', articles: [{ title: 'T', authors: 'A', year: '2020' }] } }),
  ).toMatchObject({
    d: { articles: [{ type: '' }] },
  });
});
