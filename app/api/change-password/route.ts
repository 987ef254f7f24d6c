import { z } from 'zod';
import { newPassword } from '@/lib/auth/password';
import { changePassword } from '@/lib/auth/sign-in';
import { methods, ownerCall } from '@/lib/http/route';

const current = 'Le mot de passe actuel est requis';
const body = z.object(
  {
    currentPassword: z.string(current).min(1, current).max(1000, 'Mot de passe actuel incorrect'),
    newPassword,
    userId: z.string('L’identifiant est invalide').optional(),
  },
  current,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerCall({ body }, async (owner, { body: { currentPassword, newPassword: next } }) => {
    await changePassword(owner, currentPassword, next);
    return { success: true };
  }),
});
