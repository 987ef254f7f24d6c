/** Ids of sections, which are their anchors on the page. */
import { slugify } from '@/lib/format/fold';
import { kinds } from '@/sections/registry';

/** Anchors that the page itself uses, beside those of the kinds. */
const reserved = ['home', 'about', 'contact', 'contenu', 'text', 'list', 'cards'];

/** Whether an id of the page is this one, so that no section of the owner's own may have it. */
export const isAnchorOfPage = (id: string): boolean =>
  reserved.includes(id) || Object.values(kinds).some((kind) => kind.id === id || kind.anchor === id);

/** An id for a new section, readable in a URL: from its title, numbered when taken. */
export function freeId(from: string, taken: ReadonlySet<string>): string {
  const slug = slugify(from).slice(0, 60).replace(/-$/, '') || `section-${Date.now()}`;
  const isFree = (id: string) => !taken.has(id) && !isAnchorOfPage(id);
  if (isFree(slug)) return slug;
  for (let number = 2; ; number += 1) if (isFree(`${slug}-${number}`)) return `${slug}-${number}`;
}
