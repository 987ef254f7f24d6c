import type { Metadata } from 'next';
import { DossiersPage } from '@/components/admin/dossiers/dossiers-page';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readDossiers } from '@/lib/site/db/dossiers';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { canMakePdf } from '@/lib/site/dossiers/in-process';
import { modelIds } from '@/lib/site/dossiers/models';

export const metadata: Metadata = { title: 'Dossiers' };

type Props = { searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

/** The dossiers that are kept; `modele` opens a new one of that model. */
export default async function DossiersRoute({ searchParams }: Props) {
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
