import type { Metadata } from 'next';
import { VisitsPage } from '@/components/admin/visits/visits-page';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readPublicSite } from '@/lib/site/db/public';
import { readVisitSettings } from '@/lib/site/db/site-state';
import { readVisits } from '@/lib/site/db/visits';
import { periods } from '@/lib/site/visits/report';
import { pageNames } from './page-names';

export const metadata: Metadata = { title: 'Visites' };

type Props = { searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

/** What visitors read; `periode` says of when. */
export default async function VisitsRoute({ searchParams }: Props) {
  const owner = await requireOwnerPage('/admin/visites');
  const { periode } = await searchParams;
  const period = periods.find((each) => each === periode) ?? '30-jours';
  const [report, site, settings] = await Promise.all([
    readVisits(owner, period),
    readPublicSite(),
    readVisitSettings(),
  ]);
  return <VisitsPage report={report} names={pageNames(site)} isTrainingRefused={settings.isTrainingRefused} />;
}
