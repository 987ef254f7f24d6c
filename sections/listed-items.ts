import { isRecord } from '@/lib/record';
import type { StoredSection } from './public-site';
import { definitionOf } from './registry';

/** The items of a section's preview; for a kind with several lists, those of all. */
export function listedItems(section: Pick<StoredSection, 'id' | 'type' | 'content'>): unknown {
  const { content } = section;
  const { editor } = definitionOf(section);
  if (editor.node !== 'group' || !isRecord(content)) return content;
  return Object.entries(editor.fields).flatMap(([key, { node }]) => {
    const items = content[key];
    return node === 'list' && Array.isArray(items) ? items : [];
  });
}
