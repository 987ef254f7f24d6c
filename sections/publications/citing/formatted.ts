/** Formats a reference as in a French bibliography. */
import { dateless } from '@/sections/publications/years';
import { doiAddress } from './addresses';
import { invertedName } from './authors';
import { labelledPages } from './pages';
import type { Reference } from './reference';
import { ended, isBookLike, listedBriefly, pendingOf, seriesText, upper } from './styles/parts';

export type TextSpan = { readonly text: string; readonly italic?: true };

/** « Nom, P. et Autre, Q. (2024). Titre. *Revue*, p. 1–12. », in parts of plain and italic text. */
export function formatReference({
  nature,
  title,
  authors,
  year,
  container,
  pages,
  doi,
  link,
  ...more
}: Reference): TextSpan[] {
  const address = doi ? doiAddress(doi) : link;
  const stretches: TextSpan[] = [
    {
      text: `${authors.length > 0 ? `${listedBriefly(authors.map(invertedName), more.andOthers)} ` : ''}(${[year, pendingOf(more)].filter(Boolean).join(', ') || dateless}). ${ended(title)}`,
    },
  ];
  const volume = more.volume && `vol.\u00a0${more.volume}`;
  const number = more.number && `n°\u00a0${more.number}`;
  const within = [
    volume,
    number,
    pages && labelledPages(pages, '–', isBookLike({ nature })),
    more.articleNumber && `article\u00a0${more.articleNumber}`,
  ]
    .filter(Boolean)
    .join(', ');
  if (container) {
    stretches.push({ text: nature === 'chapitre' ? ' Dans ' : ' ' }, { text: container, italic: true });
    stretches.push({ text: within ? `, ${ended(within)}` : '.' });
  } else if (within) stretches.push({ text: ` ${ended(upper(within))}` });
  const series = seriesText(more);
  if (series) stretches.push({ text: ` ${ended(series)}` });
  const publisher = [more.place, more.publisher].filter(Boolean).join('\u00a0: ');
  if (publisher) stretches.push({ text: ` ${ended(publisher)}` });
  if (address) stretches.push({ text: ` ${address}` });
  return stretches;
}

/** The same as plain text. */
export function referenceText(reference: Reference): string {
  return formatReference(reference)
    .map(({ text }) => text)
    .join('');
}
