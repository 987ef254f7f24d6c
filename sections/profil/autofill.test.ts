import { expect, test } from 'vitest';
import { profileTree } from './editor';

test('what a browser knows of its user is asked for by its token', () => {
  const tokens = Object.entries(profileTree.fields).flatMap(([name, field]) =>
    'autofill' in field ? [[name, field.autofill]] : [],
  );
  expect(Object.fromEntries(tokens)).toEqual({
    prenom: 'given-name',
    nom: 'family-name',
    gsm: 'tel',
    email: 'email',
    fonction: 'organization-title',
  });
});
