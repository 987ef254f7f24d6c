import { expect, it } from 'vitest';
import { lenientParse, lenientProfile } from './lenient-parse';
import { profileSchema } from './profil/schema';
import { definitions, kinds } from './registry';

const projets = kinds.projets;

it('leaves complete content unchanged, for every kind', () => {
  for (const definition of definitions)
    expect(lenientParse(definition, definition.defaults)).toEqual({
      content: definition.normalize(definition.defaults),
    });
});

it('renders an item whose required texts are still missing', () => {
  expect(lenientParse(projets, [{ id: '1', title: 'Rivages', category: '' }])).toMatchObject({
    content: [{ title: 'Rivages', category: '…' }],
  });
});

it('drops an invalid URL while it is typed, not the item', () => {
  const article = { id: 'a', title: 'T', authors: 'A', year: '2020', link: 'htt' };
  const drawn = lenientParse(kinds.publications, { d: { title: 'D', articles: [article], communications: [] } });
  expect(drawn).toMatchObject({ content: { d: { articles: [{ title: 'T' }] } } });
  expect(JSON.stringify(drawn)).not.toContain('htt');
});

it('leaves out blank items', () => {
  const blank = projets.editor.node === 'list' ? projets.editor.blank() : undefined;
  expect(lenientParse(projets, [blank])).toEqual({ content: [] });
});

it('renders nothing of invalid content', () => expect(lenientParse(projets, { a: 'b' })).toBeNull());

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
