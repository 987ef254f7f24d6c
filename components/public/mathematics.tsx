import { unbreaking } from '@/lib/format/french';
import { type Part, partsOf } from '@/lib/mathematics/parts';
import { withIndexKey } from './with-index-key';

/** A text whose formulas, between dollars, are MathML, with its words in italics, and whose signs stay with their words. */
export function Mathematics({ text }: { text: string }) {
  const parts = partsOf(text);
  return parts.length === 1 && parts[0] === text ? unbreaking(text) : withIndexKey(parts).map(({ key, value }) => <One key={key} part={value} />);
}

function One({ part }: { part: Part }) {
  if (typeof part === 'string') return unbreaking(part);
  if ('isItalic' in part) return <i>{unbreaking(part.plain)}</i>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by lib/mathematics/tree.ts from elements and attributes that it knows
  return <span dangerouslySetInnerHTML={{ __html: part.markup }} />;
}
