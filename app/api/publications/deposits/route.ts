import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { leaveDeposit, storeDeposits } from '@/lib/site/db/deposits';
import { readProfile } from '@/lib/site/db/profile';
import { readPublicSite } from '@/lib/site/db/public';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { ownProfile } from '@/sections/profil/sample-fields';
import { type DepositLook, depositFindings, withOthersDeposits } from '@/sections/publications/import/deposits';
import { readDeposits, readDepositsByDoi } from '@/sections/publications/import/hosts/read-hal';
import { publicationEntries } from '@/sections/publications/statistics';

const body = z.strictObject({ key: z.string().max(300), isLeft: z.boolean('« isLeft » doit être vrai ou faux') });

/**
 * POST asks HAL for the owner's deposits and returns what could be corrected; PUT leaves one as it is, or undoes that.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(noBody, (owner, { request }) => lookAtDeposits(owner, request.signal)),
  PUT: ownerRoute({ body }, async (owner, { body: { key, isLeft } }) => {
    await leaveDeposit(owner, key, isLeft);
    return { success: true };
  }),
});

/**
 * Compares the owner's deposits in HAL with the publications that visitors read. Throws `invalid` when the profile has
 * no idHAL, and what `readHal` throws.
 */
async function lookAtDeposits(authority: Authority, signal?: AbortSignal): Promise<DepositLook> {
  const profile = await readProfile(authority);
  const { idhal } = profile.identifiants;
  if (!idhal) throw new Problem('invalid', 'Il faut un idHAL dans votre profil.');
  const { email } = ownProfile(profile);
  const reading = { ...(email && { contact: email }), ...(signal && { signal }) };
  const records = await readDeposits(idhal, reading);
  const { sections } = await readPublicSite();
  const works = sections.flatMap((section) =>
    section.kind === 'publications' ? publicationEntries(section.content) : [],
  );
  const own = depositFindings(works, records);
  const others = await readDepositsByDoi(
    own.flatMap(({ doi }) => doi ?? []),
    reading,
  );
  const findings = withOthersDeposits(own, others);
  return {
    findings,
    left: await storeDeposits(
      authority,
      findings.map(({ key }) => key),
    ),
  };
}
