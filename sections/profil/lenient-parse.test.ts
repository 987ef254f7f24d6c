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

it('shows nothing of an address or a photo that is wrong while it is typed', () => {
  expect(
    lenientProfile(stored, { email: 'noor@', linkedin: 'htt', photo: 'https://ailleurs.org/a.png' }),
  ).toMatchObject({
    email: '',
    linkedin: '',
    photo: null,
  });
});

it('shows the identifiers that are right while another is typed', () => {
  expect(lenientProfile(stored, { identifiants: { orcid: '0000-0002', github: 'noor' } })?.identifiants).toEqual({
    github: 'noor',
  });
});

it('leaves out languages that have no name yet', () => {
  expect(
    lenientProfile(stored, {
      langues: [
        { nom: 'Anglais', color: '' },
        { nom: '', color: '' },
      ],
    })?.langues.map(({ nom }) => nom),
  ).toEqual(['Anglais']);
});

it('takes no field that the profile does not have, and no draft that is none', () => {
  expect(lenientProfile(stored, { inconnu: 'x' })).toEqual(stored);
  expect(lenientProfile(stored, 'texte')).toBeNull();
});
