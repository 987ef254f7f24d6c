import { expect, test } from 'vitest';
import { completion } from './completion';
import { profilSample } from './sample';
import { ownProfile } from './sample-fields';
import { profileSchema } from './schema';

const bare = { nom: 'Diop', prenom: 'Awa', fonction: '' };
const whole = {
  ...bare,
  grade: 'Professeure',
  email: 'awa@exemple.org',
  affiliation: 'Faculté',
  mission: '<p>Mesurer.</p>',
  photo: '/uploads/a.webp',
  langues: [{ nom: 'Wolof', color: '' }],
};
const of = (profile: object) => completion(profileSchema.parse(profile));

test('a profile with all that visitors look for is complete, even without other accounts', () => {
  expect(of(whole)).toEqual({ filled: 8, total: 8 });
  expect(of({ ...whole, mission: '<p> </p>', photo: null })).toEqual({ filled: 6, total: 8 });
  expect(of(bare)).toEqual({ filled: 2, total: 8 });
});

test('the same fields count with the sample, without it, under another name, and with all optional ones', () => {
  const { total } = completion(profilSample);
  expect(completion(ownProfile(profilSample)).total).toBe(total);
  expect(completion({ ...profilSample, nom: 'Diop' }).total).toBe(total);
  expect(of({ ...whole, equipe: 'Eau', identifiants: { orcid: '0000-0002-1825-0097' } }).total).toBe(total);
});
