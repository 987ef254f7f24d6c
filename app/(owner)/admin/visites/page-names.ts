import { pageNames as legalNames } from '@/components/admin/legal/legal-tree';
import { legalPages } from '@/lib/legal-pages';
import { plainMathematics } from '@/lib/mathematics/parts';
import { documentAddress } from '@/sections/documents';
import { publicDocuments } from '@/sections/public-documents';
import type { PublicSite } from '@/sections/public-site';
import { findPublications } from '@/sections/publications/find-publications';
import { publicationEntries } from '@/sections/publications/statistics';

/** The titles of the pages and the documents that visitors may read, by path (lib/site/visits/address.ts). */
export function pageNames(site: PublicSite): ReadonlyMap<string, string> {
  const publications = findPublications(site);
  return new Map([
    ['/', 'Accueil'],
    ['/publications', 'Toutes les publications'],
    ['/cv', 'CV'],
    ...legalPages.map((page): [string, string] => [`/${page}`, legalNames[page]]),
    ...publicDocuments(site).map(({ id, name }): [string, string] => [documentAddress(id), name]),
    ...(publications ? publicationEntries(publications.content) : []).map(({ slug, item }): [string, string] => [
      `/publications/${slug}`,
      plainMathematics(item.title),
    ]),
  ]);
}
