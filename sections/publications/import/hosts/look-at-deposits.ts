import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { storeDeposits } from '@/lib/site/db/deposits';
import { readProfile } from '@/lib/site/db/profile';
import { readPublicSite } from '@/lib/site/db/public';
import { ownProfile } from '../../../profil/sample-fields';
import { publicationEntries } from '../../statistics';
import { type DepositLook, depositFindings, withOthersDeposits } from '../deposits';
import { readDeposits, readDepositsByDoi } from './read-hal';

/**
 * Compares the owner's deposits in HAL with the publications that visitors read. Throws `invalid` when the profile has
 * no idHAL, and what `readHal` throws.
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
