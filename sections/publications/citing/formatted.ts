/** Formats a reference as in a bibliography. */

import type { Language } from '@/lib/languages';
import { isBookPart } from '@/lib/references/work';
import { doiAddress } from './addresses';
import { invertedName } from './authors';
import { labelledPages } from './labelled-pages';
import type { Reference } from './reference';
import { ended, isBookLike, listedBriefly, pendingOf, seriesText, upper } from './styles/parts';
import { subjectText } from './subject';
import { citationWords } from './words';

export type TextSpan = { readonly text: string; readonly italic?: true };

/** « Nom, P. et Autre, Q. (2024). Titre. *Revue*, p. 1–12. », in parts of plain and italic text. */
export function formatReference(
  { nature, title, authors, year, container, pages, doi, link, ...more }: Reference,
  language: Language = 'fr',
): TextSpan[] {
  const words = citationWords[language];
  const address = doi ? doiAddress(doi) : link;
  const stretches: TextSpan[] = [
    {
      text: `${authors.length > 0 ? `${listedBriefly(authors.map(invertedName), more.andOthers, language)} ` : ''}(${[year, pendingOf(more, language)].filter(Boolean).join(words.comma) || words.dateless}). ${ended(title)}`,
    },
  ];
  const about = subjectText({ nature, title, authors, year, container, ...more }, language);
  if (about) stretches.push({ text: ` ${ended(about)}` });
  const within = [
    more.volume && words.volume(more.volume),
    more.number && words.number(more.number),
    pages && labelledPages(pages, '–', isBookLike({ nature }), language),
    more.articleNumber && words.article(more.articleNumber),
  ]
    .filter(Boolean)
    .join(words.comma);
  if (container) {
    stretches.push({ text: isBookPart(nature) ? ` ${words.within}` : ' ' }, { text: container, italic: true });
    stretches.push({ text: within ? `${words.comma}${ended(within)}` : '.' });
  } else if (within) stretches.push({ text: ` ${ended(upper(within))}` });
  const series = seriesText(more, language);
  if (series) stretches.push({ text: ` ${ended(series)}` });
  const publisher = [more.place, more.publisher].filter(Boolean).join(words.colon);
  if (publisher) stretches.push({ text: ` ${ended(publisher)}` });
  if (address) stretches.push({ text: ` ${address}` });
  return stretches;
}

/** The same as plain text. */
export function referenceText(reference: Reference, language: Language = 'fr'): string {
  return formatReference(reference, language)
    .map(({ text }) => text)
    .join('');
}
