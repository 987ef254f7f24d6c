import { expect, it } from 'vitest';
import { checkPasswords } from './password-panel';

it('requires the current password, six characters and a matching confirmation', () => {
  expect(checkPasswords({ current: '', next: 'court', confirmation: 'autre' })).toEqual({
    current: 'Le mot de passe actuel est requis',
    next: 'Le mot de passe doit contenir au moins 6 caractères',
    confirmation: 'Les mots de passe ne correspondent pas',
  });
  expect(checkPasswords({ current: 'a', next: 'secret', confirmation: 'secret' })).toEqual({});
});

it('refuses a password that would be truncated, counted in bytes', () => {
  const long = 'é'.repeat(37);
  expect(checkPasswords({ current: 'a', next: long, confirmation: long })).toEqual({
    next: 'Le mot de passe est trop long',
  });
});
