/** The number of items in a section, as French text for headings. */
import type { AnyDefinition } from '@/lib/content/define';
import { counted } from '@/lib/content/french';

/** « 5 projets », « 11 axes de recherche »; '' for a rich text. */
export function countText(definition: AnyDefinition, content: unknown): string {
  const { editor, words } = definition;
  const count = definition.count(content);
  if (words.counted) return counted(count, ...words.counted);
  if (editor.node === 'richText') return '';
  if (editor.node === 'list') return counted(count, editor.words.one, editor.words.many);
  if (editor.node === 'map' && editor.value.node === 'list') return counted(count, editor.value.words.one, editor.value.words.many);
  return editor.node === 'strings' ? counted(count, 'ligne', 'lignes') : counted(count, 'élément', 'éléments');
}
