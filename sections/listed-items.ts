import { isRecord } from '@/lib/record';
import type { StoredSection } from './public-site';
import { definitionOf } from './registry';

/** The content of a section as its preview lists it: for a kind with lists of its own, the items of all of them. */
export function listedItems(section: Pick<StoredSection, 'id' | 'type' | 'content'>): unknown {
  const { content } = section;
  const { editor } = definitionOf(section);
  if (editor.node !== 'group' || !isRecord(content)) return content;
  return Object.entries(editor.fields).flatMap(([key, { node }]) => {
    const items = content[key];
    return node === 'list' && Array.isArray(items) ? items : [];
  });
}
