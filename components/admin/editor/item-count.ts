/** The number of items in a section, as French text for headings. */

import { counted } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';

/** « 5 projets », « 11 axes de recherche »; '' for a rich text. */
export function itemCount({ count, editor, labels }: AnyDefinition, content: unknown): string {
  const nouns = labels.counted ?? nodeType(editor).counted(editor);
  return nouns ? counted(count(content), ...nouns) : '';
}
