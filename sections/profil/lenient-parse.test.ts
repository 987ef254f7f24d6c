import { expect, it } from 'vitest';
import { lenientProfile } from './lenient-parse';
import { profileSchema } from './schema';

const stored = profileSchema.parse({
  prenom: 'Noor',
  nom: 'Éluard',
  email: 'noor@exemple.org',
  grade: 'Professeure',
  langues: [{ nom: 'Français', color: '' }],
});

it('puts the draft’s fields over the stored ones', () => {
  expect(lenientProfile(stored, { nom: 'Ravel', photo: '/uploads/abc.webp' })).toEqual({
    ...stored,
    nom: 'Ravel',
    photo: '/uploads/abc.webp',
  });
});

it('shows where a required name is missing', () =>
  expect(lenientProfile(stored, { nom: ' ' })).toMatchObject({ nom: '…', prenom: 'Noor' }));

it('drops a URL or photo that is invalid while it is typed', () => {
  expect(
    lenientProfile(stored, { email: 'noor@', linkedin: 'htt', photo: 'https://ailleurs.org/a.png' }),
  ).toMatchObject({
    email: '',
    linkedin: '',
    photo: null,
  });
});
