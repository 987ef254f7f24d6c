/** Formats a reference as in a bibliography. */

import type { Language } from '@/lib/languages';
import { isBookPart } from '@/lib/references/work';
import { doiAddress } from './addresses';
import { invertedName } from './authors';
import { labelledPages } from './labelled-pages';
import type { Reference } from './reference';
import { ended, isBookLike, italic, joined, listedBriefly, pendingOf, seriesText, spans, upper } from './styles/parts';
import { subjectText } from './subject';
import { citationWords } from './words';

export type TextSpan = { readonly text: string; readonly italic?: true };

/** « Nom, P. et Autre, Q. (2024). Titre. *Revue*, p. 1–12. », in parts of plain and italic text. */
export function formatReference(reference: Reference, writtenIn: Language = 'fr'): TextSpan[] {
  const words = citationWords[writtenIn];
  const cited = { ...reference, writtenIn, words };
  const { nature, authors, year, container, pages, doi, link, volume, number, articleNumber } = reference;
  const names = authors.length > 0 ? `${listedBriefly(authors.map(invertedName), cited)} ` : '';
  const within = joined(
    [
      volume && words.volume(volume),
      number && words.number(number),
      pages && labelledPages(pages, '–', isBookLike(reference), writtenIn),
      articleNumber && words.article(articleNumber),
    ],
    words.comma,
  );
  const sentences = (...texts: readonly string[]) => texts.map((text) => text && ` ${ended(text)}`);
  return spans(
    `${names}(${joined([year, pendingOf(cited)], words.comma) || words.dateless}). ${ended(reference.title)}`,
    ...sentences(subjectText(cited)),
    ...(container
      ? [
          isBookPart(nature) ? ` ${words.within}` : ' ',
          italic(container),
          within ? `${words.comma}${ended(within)}` : '.',
        ]
      : sentences(upper(within))),
    ...sentences(seriesText(cited), joined([reference.place, reference.publisher], words.colon)),
    doi ? ` ${doiAddress(doi)}` : link ? ` ${link}` : '',
  );
}

/** The same as plain text. */
export function referenceText(reference: Reference, language: Language = 'fr'): string {
  return formatReference(reference, language)
    .map(({ text }) => text)
    .join('');
}
