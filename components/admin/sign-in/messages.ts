import type { SignInField } from '@/lib/errors';
import { waitText } from '@/lib/format/french';
import { isEmail, passwordFault } from '@/lib/sign-in-rules';
import type { Failure } from '@/lib/site/api/client';

/** Messages of the form's validation, shown unchanged when the server returns them. */
const ownWords: readonly string[] = [
  'Email et mot de passe requis',
  "L'email est requis",
  "Format d'email invalide",
  'Le mot de passe est requis',
  'Le mot de passe doit contenir au moins 6 caractères',
];

const refused: Readonly<Record<SignInField, string>> = {
  email: 'Adresse email non reconnue',
  password: 'Mot de passe incorrect',
};

/** The message of a refused sign-in; generic if the form does not know the server's. */
export function signInMessage(failure: Failure): string {
  if (failure.field) return refused[failure.field];
  if (failure.secondFactor || ownWords.includes(failure.error)) return failure.error;
  return 'Erreur de connexion';
}

/** The line under the message: when to retry, or why there was no response; else ''. */
export function retryText(failure: Failure): string {
  if (failure.status === 0) return failure.error;
  if (!failure.retryAfter) return '';
  return `Trop de tentatives. Réessayez dans ${waitText(failure.retryAfter)}.`;
}

/**
 * Why there is no session despite the right password, and where one can be opened: browsers store no cookie of an https
 * site read over http, nor any if their user refuses them. `here` is the page's address, `siteUrl` the site's origin.
 */
export function unkeptText(here: Pick<Location, 'protocol' | 'origin'>, siteUrl: string): string {
  if (here.protocol === 'http:' && siteUrl.startsWith('https:'))
    return `À cette adresse (${here.origin}), le navigateur ne peut pas garder la session\u00a0: le site est en https. Connectez-vous par ${siteUrl}/login`;
  return `Le navigateur ne garde pas le cookie de la session. Autorisez les cookies de ${here.origin}, puis connectez-vous de nouveau.`;
}

/**
 * The fields' texts, read from the page: browsers and password managers fill fields without an event that React
 * receives.
 */
export function typedIn(form: HTMLFormElement): { readonly [Field in 'email' | 'password' | 'confirmation']: string } {
  const text = (name: string) => String(new FormData(form).get(name) ?? '');
  return { email: text('email'), password: text('password'), confirmation: text('confirmation') };
}

export type SignInErrors = Readonly<{ email?: string; password?: string; confirmation?: string }>;

export function checkSignIn(email: string, password: string): SignInErrors {
  return { ...emailError(email), ...passwordError(password) };
}

/** The same for the form that creates the owner, with a confirmation. */
export function checkOwner(email: string, password: string, confirmation: string): SignInErrors {
  return {
    ...checkSignIn(email, password),
    ...(confirmation !== password && { confirmation: 'Les mots de passe ne correspondent pas' }),
  };
}

function emailError(email: string): SignInErrors {
  if (email.trim() === '') return { email: "L'email est requis" };
  return isEmail(email.trim()) ? {} : { email: "Format d'email invalide" };
}

function passwordError(password: string): SignInErrors {
  if (password === '') return { password: 'Le mot de passe est requis' };
  return passwordFault(password) === 'short' ? { password: 'Le mot de passe doit contenir au moins 6 caractères' } : {};
}
