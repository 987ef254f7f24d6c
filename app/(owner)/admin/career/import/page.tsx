import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readRefusals } from '@/lib/site/db/career-import';
import { readProfile } from '@/lib/site/db/profile';
import { CareerView } from '@/sections/career/screens/career-view';
import { hasSampleName } from '@/sections/profil/sample-fields';
import type { Asked } from '../../../asked';

export const metadata = { title: 'Importer ma carrière' };

/** Imports a career from ORCID or theses.fr (at once, with `lire`), reviewed entry by entry. */
export default async function CareerImportPage({ searchParams }: Asked) {
  const owner = await requireOwnerPage('/admin/career/import');
  const [{ lire }, profile, refused] = await Promise.all([searchParams, readProfile(owner), readRefusals(owner)]);
  const { orcid = '', idref: theses = '' } = profile.identifiants;
  const name = hasSampleName(profile) ? '' : `${profile.prenom} ${profile.nom}`.trim();
  return (
    <CareerView
      known={{ orcid, theses, name }}
      refused={refused}
      asked={lire === undefined ? undefined : lire === 'theses' ? 'theses' : 'orcid'}
    />
  );
}
