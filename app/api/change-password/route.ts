import { z } from 'zod';
import { newPassword } from '@/lib/site/auth/password';
import { mayTryToProve, proof } from '@/lib/site/auth/proof';
import { changePassword } from '@/lib/site/auth/sign-in';
import { methods, ownerRoute } from '@/lib/site/http/route';

const body = z.object(
  {
    currentPassword: proof.shape.password,
    newPassword,
    code: proof.shape.code,
    userId: z.string('L’identifiant est invalide').optional(),
  },
  'Le mot de passe actuel est requis',
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(
    { body, precheck: mayTryToProve },
    async (owner, { body: { currentPassword, code: given, newPassword: next } }) => {
      await changePassword(owner, { password: currentPassword, code: given }, next);
      return { success: true };
    },
  ),
});
