/** The validation of the password panel. */
import { passwordFault } from '@/lib/sign-in-rules';

export type PasswordDraft = { readonly current: string; readonly next: string; readonly confirmation: string };
type PasswordErrors = { readonly current?: string; readonly next?: string; readonly confirmation?: string };

/** The error of each field; {} when the form may be sent. */
export function checkPasswords({ current, next, confirmation }: PasswordDraft): PasswordErrors {
  return {
    ...(current === '' && { current: 'Le mot de passe actuel est requis' }),
    ...nextError(next),
    ...(confirmation !== next && { confirmation: 'Les mots de passe ne correspondent pas' }),
  };
}

function nextError(next: string): PasswordErrors {
  const fault = passwordFault(next);
  if (fault === 'short') return { next: 'Le mot de passe doit contenir au moins 6 caractères' };
  return fault === 'long' ? { next: 'Le mot de passe est trop long' } : {};
}
