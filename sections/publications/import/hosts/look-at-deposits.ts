import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { storeDeposits } from '@/lib/site/db/deposits';
import { readProfile } from '@/lib/site/db/profile';
import { readPublicSite } from '@/lib/site/db/public';
import { ownProfile } from '../../../profil/sample-fields';
import { publicationEntries } from '../../statistics';
import { besideOthers, type DepositLook, depositFindings } from '../deposits';
import { readDeposits, readDepositsOf } from './read-hal';

/**
 * The deposits of the owner in HAL beside the publications that visitors read. Throws `invalid` where the profile has
 * no idHAL, and as `readHal`.
 */
export async function lookAtDeposits(authority: Authority, signal?: AbortSignal): Promise<DepositLook> {
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
  const others = await readDepositsOf(
    own.flatMap(({ doi }) => doi ?? []),
    reading,
  );
  const findings = besideOthers(own, others);
  return {
    findings,
    left: await storeDeposits(
      authority,
      findings.map(({ key }) => key),
    ),
  };
}
