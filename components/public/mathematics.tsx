import { cache } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import { unbreaking } from '@/lib/format/french';
import { type Part, partsOf } from '@/lib/mathematics/parts';
import { LinkedText } from './owner-text';

type Props = {
  readonly text: string;
  /** Whether its URLs become links: where it is not itself in one. */
  readonly linked?: boolean;
};

/** Most characters of MathML on a page; further formulas are in plain characters. */
const maxCharacters = 500_000;
/** Characters of MathML on this page so far. */
const mathSize = cache(() => ({ characters: 0 }));

/**
 * A text whose formulas, between dollar signs, become MathML, with its italics, and with punctuation kept beside its
 * word.
 */
export function Mathematics({ text, linked = false }: Props) {
  const parts = partsOf(text);
  if (!linked && parts.length === 1 && parts[0] === text) return unbreaking(text);
  return withIndexKey(parts).map(({ key, value }) => <Piece key={key} part={value} linked={linked} />);
}

function Piece({ part, linked }: { part: Part; linked: boolean }) {
  if (typeof part === 'string') return linked ? <LinkedText text={part} /> : unbreaking(part);
  if ('isItalic' in part) return <i>{unbreaking(part.plain)}</i>;
  // A page with a waiting formula is not cached (lib/site/public-pages/page-cache.ts).
  if ('isWaiting' in part) return <span data-formule="en-attente">{part.plain}</span>;
  const page = mathSize();
  if (page.characters > maxCharacters) return unbreaking(part.plain);
  page.characters += part.markup.length;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by lib/mathematics/tree.ts from elements and attributes that it knows
  return <span dangerouslySetInnerHTML={{ __html: part.markup }} />;
}
