import { expect, test } from 'vitest';
import { profilSample } from './sample';
import { hasSampleName, ownProfile, sampleFields, sampleLeft } from './sample-fields';

const names = (profile: unknown) => sampleFields(profile).map(([field]) => field);

test('a profile under another name: unique sample fields, and with them the shared ones', () => {
  expect(hasSampleName(profilSample)).toBe(true);
  const { nom: _n, prenom: _p, photo: _f, langues: _l, autresNoms: _a, identifiants: _i, ...fields } = profilSample;
  expect(names(profilSample).toSorted()).toEqual(Object.keys(fields).toSorted());
  expect(names({ ...profilSample, mission: '' })).not.toContain('mission');
  const sharedWithIt = { titre: 'Dr.', nationalite: 'Marocaine', fonction: 'Enseignant Chercheur' };
  const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
  expect(names({ ...profilSample, ...blank, ...sharedWithIt }), 'an owner may share them').toEqual([]);
  const promise = { disponibilite: profilSample.disponibilite };
  expect(names({ ...profilSample, ...blank, ...promise }), 'a promise that only the sample makes').toEqual([
    'disponibilite',
  ]);
  expect(Object.values(fields).every(Boolean), 'none of them is blank in the sample').toBe(true);
});

test('without the sample, the name and the owner’s own texts are left', () => {
  const mine = { ...profilSample, nom: 'Diop', grade: 'Professeure', langues: [...profilSample.langues, wolof] };
  expect(ownProfile(mine)).toMatchObject({
    titre: '',
    nom: 'Diop',
    grade: 'Professeure',
    gsm: '',
    mission: '',
    langues: [wolof],
  });
  expect(ownProfile({ ...mine, titre: 'Pr.' }).titre).toBe('Pr.');
  expect(sampleLeft(ownProfile(mine))).toBe(0);
});
const wolof = { nom: 'Wolof', color: 'from-blue-500 to-blue-600' };
