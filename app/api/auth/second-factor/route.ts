import { renderSVG } from 'uqr';
import { z } from 'zod';
import { switchOff, switchOn } from '@/lib/auth/second-factor';
import { newSecret } from '@/lib/auth/totp';
import { secondFactorState } from '@/lib/db/second-factor';
import { methods, noBody, ownerCall } from '@/lib/http/route';

const code = 'Code de vérification incorrect';
const enable = z.object({ secret: z.string(code).max(100, code), code: z.string(code).max(100, code) }, code);
const password = 'Le mot de passe actuel est requis';
const disable = z.object({ password: z.string(password).min(1, password).max(1000, password) }, password);

/** The owner's second factor (trust.md 6): its state, a new secret, switching on with a code, switching off with the password. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerCall(noBody, async (owner) => ({ success: true, ...(await secondFactorState(owner)) })),
  POST: ownerCall(noBody, async (owner) => {
    const { secret, address } = newSecret(owner.email);
    return { success: true, secret, address, qr: renderSVG(address, { border: 2 }) };
  }),
  PUT: ownerCall({ body: enable }, async (owner, { body }) => ({ success: true, recoveryCodes: await switchOn(owner, body.secret, body.code) })),
  DELETE: ownerCall({ body: disable }, async (owner, { body }) => {
    await switchOff(owner, body.password);
    return { success: true };
  }),
});
