import { hostNames } from '@/lib/host-names';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readProfile } from '@/lib/site/db/profile';
import { readWeeklyLook } from '@/lib/site/db/weekly-look';
import { hasSampleName } from '@/sections/profil/sample-fields';
import { ImportView } from '@/sections/publications/import/screens/import-view';
import type { Asked } from '../../../asked';

export const metadata = { title: 'Importer des publications' };

/**
 * Imports a bibliography, from a file, a pasted text or a host (`source`; at once, with `lire`), reviewed entry by
 * entry.
 */
export default async function ImportPage({ searchParams }: Asked) {
  const owner = await requireOwnerPage('/admin/publications/import');
  const [{ source, lire }, profile, look] = await Promise.all([
    searchParams,
    readProfile(owner),
    readWeeklyLook(owner),
  ]);
  const { orcid, idhal: hal, idref } = profile.identifiants;
  return (
    <ImportView
      firstSource={hostNames.find((host) => host === source) ?? 'fichier'}
      isAsked={lire !== undefined}
      known={{ orcid, hal }}
      look={look}
      canLook={[orcid, hal, idref].some(Boolean)}
      isNamed={!hasSampleName(profile)}
    />
  );
}
