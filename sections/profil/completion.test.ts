import { expect, test } from 'vitest';
import { completion } from './completion';
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

test('who has all that visitors look for, and no account elsewhere, has completed the profile', () => {
  expect(of(whole)).toEqual({ filled: 8, total: 8 });
  expect(of({ ...whole, mission: '<p> </p>', photo: null })).toEqual({ filled: 6, total: 8 });
  expect(of(bare)).toEqual({ filled: 2, total: 8 });
});

test('what else is used counts, as a field and as filled', () => {
  expect(of({ ...whole, equipe: 'Eau', identifiants: { orcid: '0000-0002-1825-0097' } })).toEqual({
    filled: 10,
    total: 10,
  });
  expect(of({ ...whole, grade: '', fonction: 'Doyenne' }), 'a job title stands for a grade').toEqual({
    filled: 9,
    total: 9,
  });
  expect(of({ ...whole, email: '', gsm: '01 02 03 04 05' })).toEqual({ filled: 9, total: 9 });
});
