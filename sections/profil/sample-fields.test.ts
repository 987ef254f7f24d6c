import { expect, test } from 'vitest';
import { profilSample } from './sample';
import { hasSampleLanguages, hasSampleName, sampleFields } from './sample-fields';

test('a profile under another name: what tells of the sample, and with it what both may share', () => {
  expect(hasSampleName(profilSample)).toBe(true);
  const {
    nom: _n,
    prenom: _p,
    photo: _f,
    langues: _l,
    autresNoms: _a,
    identifiants: _i,
    titre: _t,
    ...fields
  } = profilSample;
  expect(sampleFields(profilSample).toSorted()).toEqual(Object.keys(fields).toSorted());
  expect(sampleFields({ ...profilSample, mission: '' })).not.toContain('mission');
  const shared = { nationalite: 'Marocaine', fonction: 'Enseignant Chercheur' };
  const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
  expect(sampleFields({ ...profilSample, ...blank, ...shared }), 'an owner may share them').toEqual([]);
  const promise = { disponibilite: profilSample.disponibilite };
  expect(sampleFields({ ...profilSample, ...blank, ...promise }), 'a promise that only the sample makes').toEqual([
    'disponibilite',
  ]);
  expect(Object.values(fields).every(Boolean), 'none of them is blank in the sample').toBe(true);
});

test('languages are the sample’s while they are all of its list', () => {
  expect(hasSampleLanguages(structuredClone(profilSample))).toBe(true);
  expect(hasSampleLanguages({ langues: profilSample.langues.slice(1) })).toBe(false);
});
