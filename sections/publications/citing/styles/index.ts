/** A reference as text, in the three styles that journals ask for, in the words of a language. */

import type { Language } from '@/lib/languages';
import { partsOf } from '@/lib/mathematics/parts';
import { isInJournal } from '@/lib/references/work';
import type { Author } from '../authors';
import type { TextSpan } from '../formatted';
import type { Reference } from '../reference';
import { apa, nameInApa } from './apa';
import { iso690, loud } from './iso690';
import { mostNames } from './parts';
import { type StyleId, styleIds, styleLabels } from './style-names';
import { nameInVancouver, vancouver } from './vancouver';

type Style = {
  readonly write: (reference: Reference, language?: Language) => TextSpan[];
  /** An author as the style writes one. */
  readonly name: (author: Author) => string;
  /** How many authors it names before it says that there are others. */
  readonly most: number;
};

/** The styles by their ids, for what writes in one that was chosen. */
export const styleOf: Readonly<Record<StyleId, Style>> = {
  iso690: { write: withItalics(withSeries(iso690)), name: loud, most: mostNames.usual },
  apa: { write: withItalics(withSeries(apa)), name: nameInApa, most: mostNames.apa },
  vancouver: { write: withItalics(withSeries(vancouver)), name: nameInVancouver, most: mostNames.vancouver },
};

/** The same in the order in which they are offered. */
export const styles = styleIds.map((id) => ({ id, label: styleLabels[id], ...styleOf[id] }));

/**
 * The same, with the series of a journal beside its name, which has volumes and numbers of its own: « Annales, nouvelle
 * série ».
 */
function withSeries(write: Style['write']): Style['write'] {
  return (reference, language) => {
    const { nature, container, series } = reference;
    return write(
      isInJournal(nature) && series
        ? { ...reference, container: [container, series].filter(Boolean).join(', '), series: undefined }
        : reference,
      language,
    );
  };
}

/** The same, with what is in italics within the title: in roman where the title itself is in italics. */
function withItalics(write: Style['write']): Style['write'] {
  return (reference, language) => {
    const spans = write(reference, language);
    const { title } = reference;
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
    return [...spans.slice(0, at), ...turned.filter(({ text }) => text !== ''), ...spans.slice(at + 1)];
  };
}
