import { z } from 'zod';
import { signIn } from '@/lib/auth/sign-in';
import { methods, openCall } from '@/lib/http/route';

const missing = 'Email et mot de passe requis';
const body = z.object({ email: z.string(missing).min(1, missing).max(300, missing), password: z.string(missing).min(1, missing).max(1000, missing) }, missing);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: openCall({ body, opensSession: true }, async ({ body: { email, password } }) => {
    const { id, email: address } = await signIn(email, password);
    return { success: true, user: { id, email: address } };
  }),
});
