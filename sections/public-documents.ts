/** The only documents that visitors can get. */
import { documentsOf, type PublicDocument } from './documents';
import type { PublicSection, PublicSite } from './public-site';
import { publicationDocuments } from './publications/texts';
import type { AnyKindId, ContentOf } from './registry';

/** The documents in the content of each kind with any. */
const documents: { readonly [Id in AnyKindId]?: (content: ContentOf<Id>) => readonly PublicDocument[] } = {
  publications: publicationDocuments,
  enseignement: documentsOf,
  projets: documentsOf,
  'cv--activites': (content) => documentsOf(content.items),
  'theses-encadrees': (domains) => documentsOf(Object.values(domains).flat()),
};

/** Every document in a visible section, including those under embargo, perhaps with duplicate files. */
export function publicDocuments({ sections }: Pick<PublicSite, 'sections'>): PublicDocument[] {
  return sections.flatMap(documentsIn);
}

function documentsIn<Id extends AnyKindId>({ kind, content }: PublicSection<Id>): readonly PublicDocument[] {
  const read: ((content: ContentOf<Id>) => readonly PublicDocument[]) | undefined = documents[kind];
  return read?.(content) ?? [];
}
