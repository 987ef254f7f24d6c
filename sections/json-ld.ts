/** schema.org data of a kind of section for the home page. Lists are truncated to keep that page small. */
import type { BreadcrumbList, Person, Thing } from 'schema-dts';
import type { PublicSite } from './public-site';
import type { AnyKindId, ContentOf } from './registry';

/** `person`: properties of the owner; `things`: works, courses and projects of their own. */
export type JsonLd = { readonly person?: Partial<Exclude<Person, string>>; readonly things?: readonly Thing[] };

export type JsonLdOf<Id extends AnyKindId> = (
  content: ContentOf<Id>,
  context: { readonly site: PublicSite; readonly origin: string },
) => JsonLd;

/** Most items of a list described on the home page. */
export const mostItems = 8;

/** The `@id` of the owner, the same on every page. */
export const personId = (origin: string) => `${origin}/#personne`;

/** The breadcrumbs of a page: names and paths of the pages that lead to it, and its own. */
export function breadcrumbs(trail: readonly (readonly [name: string, path: string])[], origin: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
