/** The number of items in a section, as French text for headings. */

import { counted } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';

/** « 5 projets », « 11 axes de recherche »; '' for a rich text. */
export function itemCount(definition: AnyDefinition, content: unknown): string {
  const { editor, labels } = definition;
  const count = definition.count(content);
  if (labels.counted) return counted(count, ...labels.counted);
  if (editor.node === 'richText') return '';
  if (editor.node === 'list') return counted(count, editor.labels.one, editor.labels.many);
  if (editor.node === 'map' && editor.value.node === 'list') return counted(count, editor.value.labels.one, editor.value.labels.many);
  return editor.node === 'strings' ? counted(count, 'ligne', 'lignes') : counted(count, 'élément', 'éléments');
}
