import { expect, it } from 'vitest';
import { drawableProfile } from './drawable-profile';
import { profileSchema } from './profile';

const stored = profileSchema.parse({
  prenom: 'Noor',
  nom: 'Éluard',
  email: 'noor@exemple.org',
  grade: 'Professeure',
  langues: [{ nom: 'Français', color: '' }],
});

it('puts the draft’s fields over the stored ones', () => {
  expect(drawableProfile(stored, { nom: 'Ravel', photo: '/uploads/abc.webp' })).toEqual({ ...stored, nom: 'Ravel', photo: '/uploads/abc.webp' });
});

it('shows where a required name is missing', () => expect(drawableProfile(stored, { nom: ' ' })).toMatchObject({ nom: '…', prenom: 'Noor' }));

it('shows nothing of an address or a photo that is wrong while it is typed', () => {
  expect(drawableProfile(stored, { email: 'noor@', linkedin: 'htt', photo: 'https://ailleurs.org/a.png' })).toMatchObject({
    email: '',
    linkedin: '',
    photo: null,
  });
});

it('leaves out languages that have no name yet', () => {
  expect(
    drawableProfile(stored, {
      langues: [
        { nom: 'Anglais', color: '' },
        { nom: '', color: '' },
      ],
    })?.langues.map(({ nom }) => nom),
  ).toEqual(['Anglais']);
});

it('takes no field that the profile does not have, and no draft that is none', () => {
  expect(drawableProfile(stored, { inconnu: 'x' })).toEqual(stored);
  expect(drawableProfile(stored, 'texte')).toBeNull();
});
