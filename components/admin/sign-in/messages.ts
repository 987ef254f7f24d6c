/** What signing in says (spec sections 5 and 8). */

import { z } from 'zod';
import type { Failure } from '@/lib/api-client';
import { waitText } from '@/lib/content/french';

/** What the form itself would have said, shown as it is when it is the server that says it (spec section 8). */
const ownWords: readonly string[] = [
  'Email et mot de passe requis',
  "L'email est requis",
  "Format d'email invalide",
  'Le mot de passe est requis',
  'Le mot de passe doit contenir au moins 6 caractères',
];

/** The text of a refused sign-in: known messages of the server, our own for anything else. */
export function signInMessage(failure: Failure): string {
  if (failure.error.includes('Utilisateur non trouvé')) return 'Adresse email non reconnue';
  if (failure.error.includes('Mot de passe incorrect')) return 'Mot de passe incorrect';
  if (failure.secondFactor || ownWords.includes(failure.error)) return failure.error;
  return 'Erreur de connexion';
}

/** When to try again, under the form (decision 28); '' when nothing was said. */
export function retryText(failure: Failure): string {
  if (failure.status === 0) return failure.error;
  if (!failure.retryAfter) return '';
  return `Trop de tentatives. Réessayez dans ${waitText(failure.retryAfter)}.`;
}

export type SignInErrors = { readonly email?: string; readonly password?: string; readonly confirmation?: string };

/** The fields' messages; none when the form may be sent. */
export function checkSignIn(email: string, password: string): SignInErrors {
  return { ...emailError(email), ...passwordError(password) };
}

/** The same for the form that creates the owner, with its confirmation. */
export function checkOwner(email: string, password: string, confirmation: string): SignInErrors {
  return { ...checkSignIn(email, password), ...(confirmation !== password && { confirmation: 'Les mots de passe ne correspondent pas' }) };
}

function emailError(email: string): SignInErrors {
  if (email.trim() === '') return { email: "L'email est requis" };
  return z.email().safeParse(email.trim()).success ? {} : { email: "Format d'email invalide" };
}

function passwordError(password: string): SignInErrors {
  if (password === '') return { password: 'Le mot de passe est requis' };
  return password.length < 6 ? { password: 'Le mot de passe doit contenir au moins 6 caractères' } : {};
}
