/** A reference in one line, for machines and feeds, in no journal's style. */
import type { Language } from '@/lib/languages';
import { isBookPart } from '@/lib/references/natures';
import { doiUrl } from './addresses';
import { invertedName } from './authors';
import type { Reference } from './reference';
import {
  capitalised,
  joined,
  lineOf,
  listedBriefly,
  pagesText,
  pendingOf,
  sentences,
  seriesText,
} from './styles/parts';
import { subjectText } from './subject';
import { citationWords } from './words';

/** « Nom, P. et Autre, Q. (2024). Titre. Revue, p. 1–12. » */
export function referenceText(reference: Reference, writtenIn: Language = 'fr'): string {
  if (reference.isAsWritten) return lineOf(reference);
  const words = citationWords[writtenIn];
  const cited = { ...reference, writtenIn, words };
  const { nature, authors, year, container, doi, link, volume, number } = reference;
  const volumeAndPages = joined(
    [volume && words.volume(volume), number && words.number(number), pagesText(cited)],
    words.comma,
  );
  const host = container && (isBookPart(nature) ? words.within : '') + container;
  const sentence = sentences([
    `${authors.length > 0 ? `${listedBriefly(authors.map(invertedName), cited)} ` : ''}(${joined([year, pendingOf(cited)], words.comma) || words.dateless})`,
    reference.title,
    subjectText(cited),
    host ? joined([host, volumeAndPages], words.comma) : capitalised(volumeAndPages),
    seriesText(cited),
    joined([reference.place, reference.publisher], words.colon),
  ]);
  return joined([sentence, doi ? doiUrl(doi) : link], ' ');
}
