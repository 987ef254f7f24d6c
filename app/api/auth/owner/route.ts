import { z } from 'zod';
import { isEmail } from '@/lib/sign-in-rules';
import { newPassword } from '@/lib/site/auth/password';
import { createOwnerAndSignIn, mayCreateOwner } from '@/lib/site/auth/sign-in';
import { methods, publicRoute } from '@/lib/site/http/route';

const body = z.object(
  {
    jeton: z.string('Le jeton est requis').min(1, 'Le jeton est requis').max(200),
    email: z.string("L'email est requis").min(1, "L'email est requis").refine(isEmail, "Format d'email invalide"),
    password: newPassword,
  },
  'Email et mot de passe requis',
);

/** Creates the owner's account and signs in, with the one-time token (`jeton`) that the first start prints. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: publicRoute({ body, precheck: mayCreateOwner }, async ({ body: { jeton, email, password } }) => {
    const { id, email: address } = await createOwnerAndSignIn(jeton, email, password);
    return { success: true, user: { id, email: address } };
  }),
});
