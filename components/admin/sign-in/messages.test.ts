import { describe, expect, it } from 'vitest';
import { checkOwner, checkSignIn, retryText, signInMessage, unkeptText } from './messages';

const failure = (error: string, more: { status?: number; retryAfter?: number; field?: 'email' | 'password' } = {}) => ({
  ok: false as const,
  status: 401,
  error,
  ...more,
});

describe('messages of the sign-in form', () => {
  it('translates the two known refusals and nothing else', () => {
    expect(signInMessage(failure('Utilisateur non trouvé', { field: 'email' }))).toBe('Adresse email non reconnue');
    expect(signInMessage(failure('Mot de passe incorrect', { field: 'password' }))).toBe('Mot de passe incorrect');
    expect(signInMessage(failure('Email et mot de passe requis'))).toBe('Email et mot de passe requis');
    expect(signInMessage(failure('Trop de tentatives', { status: 429, retryAfter: 61 }))).toBe('Erreur de connexion');
  });

  it('states in minutes when to retry', () => {
    expect(retryText(failure('', { status: 429, retryAfter: 61 }))).toBe(
      'Trop de tentatives. Réessayez dans 2 minutes.',
    );
    expect(retryText(failure('', { status: 429, retryAfter: 20 }))).toBe(
      'Trop de tentatives. Réessayez dans une minute.',
    );
    expect(retryText(failure('Mot de passe incorrect'))).toBe('');
  });

  it.each([
    ['', '', { email: "L'email est requis", password: 'Le mot de passe est requis' }],
    [
      'a@b',
      'court',
      { email: "Format d'email invalide", password: 'Le mot de passe doit contenir au moins 6 caractères' },
    ],
    ['a@exemple.fr', 'secret', {}],
  ])('checks %s / %s', (email, password, errors) => expect(checkSignIn(email, password)).toEqual(errors));

  it('explains why no session is stored, and which address to use', () => {
    const lan = { protocol: 'http:', origin: 'http://192.168.1.10:3000' };
    expect(unkeptText(lan, 'https://exemple.fr')).toContain('https://exemple.fr/login');
    expect(unkeptText(lan, 'http://exemple.fr')).toContain('Autorisez les cookies de http://192.168.1.10:3000');
    expect(unkeptText({ protocol: 'https:', origin: 'https://exemple.fr' }, 'https://exemple.fr')).toContain(
      'Autorisez les cookies',
    );
  });

  it('requires a matching confirmation', () => {
    expect(checkOwner('a@exemple.fr', 'secret', 'Secret')).toEqual({
      confirmation: 'Les mots de passe ne correspondent pas',
    });
    expect(checkOwner('a@exemple.fr', 'secret', 'secret')).toEqual({});
  });
});
