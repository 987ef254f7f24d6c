import { DossiersPage } from '@/components/admin/dossiers/dossiers-page';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readDossiers } from '@/lib/site/db/dossiers';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { canMakePdf } from '@/lib/site/dossiers/in-process';
import { modelIds } from '@/lib/site/dossiers/models';
import type { Asked } from '../../asked';

export const metadata = { title: 'Dossiers' };

/** The stored dossiers; `modele` opens a new one of that model. */
export default async function DossiersRoute({ searchParams }: Asked) {
  const owner = await requireOwnerPage('/admin/dossiers');
  const [{ modele }, dossiers, cv] = await Promise.all([searchParams, readDossiers(owner), readPublicCv()]);
  return (
    <DossiersPage
      dossiers={dossiers}
      cv={cv}
      begin={modelIds.find((model) => model === modele) ?? null}
      hasPdf={canMakePdf()}
      now={new Date().toISOString()}
    />
  );
}
