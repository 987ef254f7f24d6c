/** References as text, in the three styles that journals ask for, in a given language. */

import type { Language } from '@/lib/languages';
import { partsOf } from '@/lib/mathematics/parts';
import { isInJournal } from '@/lib/references/natures';
import type { Author } from '../authors';
import type { Reference } from '../reference';
import { citationWords } from '../words';
import { apa, nameInApa } from './apa';
import { iso690, uppercaseFamily } from './iso690';
import { type Cited, joined, lineOf, mostNames, type TextSpan } from './parts';
import { type StyleId, styleIds, styleLabels } from './style-names';
import { nameInVancouver, vancouver } from './vancouver';

type Style = {
  readonly write: (reference: Reference, language?: Language) => TextSpan[];
  /** Formats an author. */
  readonly name: (author: Author) => string;
  /** Most authors named before « et al. ». */
  readonly most: number;
};

/** The styles by id. */
export const styleOf: Readonly<Record<StyleId, Style>> = {
  iso690: { write: writerOf(iso690), name: uppercaseFamily, most: mostNames.usual },
  apa: { write: writerOf(apa), name: nameInApa, most: mostNames.apa },
  vancouver: { write: writerOf(vancouver), name: nameInVancouver, most: mostNames.vancouver },
};

/** The same in the order offered. */
export const styles = styleIds.map((id) => ({ id, label: styleLabels[id], ...styleOf[id] }));

/**
 * Adds to a style what all share: a journal's series beside its name, since it numbers volumes separately: « Annales,
 * nouvelle série »; and italics within a title, which turn roman where the title itself is in italics.
 */
function writerOf(write: (reference: Cited) => TextSpan[]): Style['write'] {
  return (reference, writtenIn = 'fr') => {
    const { nature, container, series, title } = reference;
    const cited = { ...reference, writtenIn, words: citationWords[writtenIn] };
    const spans = cited.isAsWritten
      ? [{ text: lineOf(cited) }]
      : write(
          isInJournal(nature) && series
            ? { ...cited, container: joined([container, series], ', '), series: undefined }
            : cited,
        );
    const parts = partsOf(reference.typed?.title ?? title);
    const hasItalics = parts.some((part) => typeof part !== 'string' && 'isItalic' in part);
    const at = hasItalics ? spans.findIndex(({ text }) => text.includes(title)) : -1;
    const span = spans[at];
    if (!span) return spans;
    const [before = '', ...after] = span.text.split(title);
    const turned = [before, ...parts, after.join(title)].map((part): TextSpan => {
      const [text, isItalic] = typeof part === 'string' ? [part, false] : [part.plain, 'isItalic' in part];
      return isItalic === Boolean(span.italic) ? { text } : { text, italic: true };
    });
    return spans.toSpliced(at, 1, ...turned.filter(({ text }) => text !== ''));
  };
}
