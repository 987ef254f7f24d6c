import { z } from 'zod';
import { newPassword } from '@/lib/auth/password';
import { mayTryToProve } from '@/lib/auth/proof';
import { changePassword } from '@/lib/auth/sign-in';
import { methods, ownerCall } from '@/lib/http/route';

const current = 'Le mot de passe actuel est requis';
const code = 'Code de vérification incorrect';
const body = z.object(
  {
    currentPassword: z.string(current).min(1, current).max(1000, 'Mot de passe actuel incorrect'),
    newPassword,
    code: z.string(code).max(100, code).optional(),
    userId: z.string('L’identifiant est invalide').optional(),
  },
  current,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerCall({ body, admit: mayTryToProve }, async (owner, { body: { currentPassword, code: given, newPassword: next } }) => {
    await changePassword(owner, { password: currentPassword, code: given }, next);
    return { success: true };
  }),
});
