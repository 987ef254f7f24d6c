import { expect, test } from 'vitest';
import { profileTree } from './editor';

test('fields that a browser can fill in have their autofill token', () => {
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
