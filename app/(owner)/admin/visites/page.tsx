import { pageNames as legalNames } from '@/components/admin/legal/legal-tree';
import { VisitsPage } from '@/components/admin/visits/visits-page';
import { legalPages } from '@/lib/legal-pages';
import { plainMathematics } from '@/lib/mathematics/parts';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readPublicSite } from '@/lib/site/db/public';
import { readVisitSettings } from '@/lib/site/db/site-state';
import { readVisits } from '@/lib/site/db/visits';
import { periods } from '@/lib/site/visits/report';
import { documentPath } from '@/sections/documents';
import { publicDocuments } from '@/sections/public-documents';
import type { PublicSite } from '@/sections/public-site';
import { findPublications, publicationEntries } from '@/sections/publications/statistics';
import type { Asked } from '../../asked';

export const metadata = { title: 'Visites' };

/** What visitors read in a period (`periode`). */
export default async function VisitsRoute({ searchParams }: Asked) {
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

/** Titles of the pages and documents that visitors may read, by path. */
function pageNames(site: PublicSite): ReadonlyMap<string, string> {
  const publications = findPublications(site);
  return new Map([
    ['/', 'Accueil'],
    ['/publications', 'Toutes les publications'],
    ['/cv', 'CV'],
    ...legalPages.map((page): [string, string] => [`/${page}`, legalNames[page]]),
    ...publicDocuments(site).map(({ id, name }): [string, string] => [documentPath(id), name]),
    ...(publications ? publicationEntries(publications.content) : []).map(({ slug, item }): [string, string] => [
      `/publications/${slug}`,
      plainMathematics(item.title),
    ]),
  ]);
}
