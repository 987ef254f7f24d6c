import type { PublicDocument } from './documents';
import type { PublicSite } from './public-site';
import { kindDefinition } from './registry';

/** Every document in the visible sections, those under embargo too; a file may be there more than once. */
export function publicDocuments({ sections }: Pick<PublicSite, 'sections'>): PublicDocument[] {
  return sections.flatMap(({ kind, content }) => [...(kindDefinition(kind).documents?.(content) ?? [])]);
}
