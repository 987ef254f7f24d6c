import 'server-only';
import type { Authority } from '@/lib/authority';
import { type ChosenClasses, withClasses } from '@/sections/publications/classes/choose';
import { publications } from '@/sections/publications/definition';
import { readSection, saveSection } from './sections';

/** Stores the classes that the owner chose, as one version of the section; how many publications that changed. */
export async function saveClasses(owner: Authority, chosen: ChosenClasses): Promise<number> {
  const section = await readSection(owner, publications.id);
  if (!section) return 0;
  const { content, count } = withClasses(publications.schema.parse(section.content), chosen);
  if (count > 0) await saveSection(owner, publications.id, { content, version: section.version });
  return count;
}
