/** The validation of the password panel. */
export type PasswordDraft = { readonly current: string; readonly next: string; readonly confirmation: string };
export type PasswordErrors = { readonly current?: string; readonly next?: string; readonly confirmation?: string };

/** bcrypt ignores every byte after the 72nd. */
const maxBytes = 72;

/** The error of each field; {} when the form may be sent. */
export function checkPasswords({ current, next, confirmation }: PasswordDraft): PasswordErrors {
  return {
    ...(current === '' && { current: 'Le mot de passe actuel est requis' }),
    ...nextError(next),
    ...(confirmation !== next && { confirmation: 'Les mots de passe ne correspondent pas' }),
  };
}

function nextError(next: string): PasswordErrors {
  if (next.length < 6) return { next: 'Le mot de passe doit contenir au moins 6 caractères' };
  return new TextEncoder().encode(next).length > maxBytes ? { next: 'Le mot de passe est trop long' } : {};
}
