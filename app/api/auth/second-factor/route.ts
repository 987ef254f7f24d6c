import { renderSVG } from 'uqr';
import { z } from 'zod';
import { mayTryToProve, proof, switchOff, switchOn } from '@/lib/site/auth/proof';
import { newSecret } from '@/lib/site/auth/totp';
import { secondFactorState } from '@/lib/site/db/second-factor';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const wrongCode = 'Code de vérification incorrect';
const text = z.string(wrongCode).max(100, wrongCode);
const enable = z.object({ secret: text, code: text, password: proof.shape.password }, wrongCode);

/**
 * The owner's second factor: GET its state, POST a new secret (not stored yet) with its QR code, PUT switches it on
 * with that secret, a code and the password, DELETE switches it off with a code and the password.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner) => ({ success: true, ...(await secondFactorState(owner)) })),
  POST: ownerRoute(noBody, async (owner) => {
    const { secret, address } = newSecret(owner.email);
    return { success: true, secret, address, qr: renderSVG(address, { border: 2 }) };
  }),
  PUT: ownerRoute({ body: enable, precheck: mayTryToProve }, async (owner, { body }) => ({
    success: true,
    recoveryCodes: await switchOn(owner, body),
  })),
  DELETE: ownerRoute({ body: proof, precheck: mayTryToProve }, async (owner, { body }) => {
    await switchOff(owner, body);
    return { success: true };
  }),
});
