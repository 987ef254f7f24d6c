import { z } from 'zod';
import { mayTryToSignIn, signIn } from '@/lib/site/auth/sign-in';
import { methods, publicRoute } from '@/lib/site/http/route';

const missing = 'Email et mot de passe requis';
const text = z.string(missing).min(1, missing);
/** `code`: from the second factor, where it is on. */
const body = z.object(
  { email: text.max(300, missing), password: text.max(1000, missing), code: z.string().max(100).optional() },
  missing,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: publicRoute({ body, precheck: mayTryToSignIn }, async ({ body: { email, password, code } }) => {
    const { id, email: address } = await signIn(email, password, code);
    return { success: true, user: { id, email: address } };
  }),
});
