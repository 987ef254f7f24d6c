/** A publication for the citation formats: its nature, authors, venue and identifiers. */

import { placeText } from '@/lib/format/french';
import { oneLine } from '@/lib/format/one-line';
import { isWebAddress } from '@/lib/format/web-address';
import { plainMathematics } from '@/lib/mathematics/parts';
import { doiOf } from '@/lib/references/identifiers';
import { coarseNature } from '@/lib/references/named-nature';
import { isInJournal, isInVolume, type Nature, natureName } from '@/lib/references/natures';
import type { Work } from '@/lib/references/work';
import type { Owner } from '../../profil/own-names';
import { pagesOrArticleOf } from '../pages-or-article';
import type { PublicationEntry } from '../statistics';
import { dateOf, institutionOf, isAsWritten, natureOf, venueOf } from '../venue';
import { isYear, stateInYear } from '../years';
import { arxivUrl, halUrl } from './addresses';
import { type Author, readAuthors } from './authors';
import { type Pages, readPages } from './pages';

/**
 * Every text is on one line, with formulas in Unicode; unknown fields are absent. Fields shared with `Work` mean the
 * same (lib/references/work.ts).
 */
export type Reference = Pick<
  Work,
  | ('nature' | 'title' | 'andOthers' | 'otherEditors' | 'date' | 'keywords' | 'status')
  | ('peerReviewed' | 'audience' | 'invited' | 'popular' | 'poster')
  | ('institution' | 'issueTitle' | 'series' | 'seriesNumber' | 'abstract' | 'doi')
  | (typeof shared)[number]
> & { readonly [Name in (typeof ofPublication)[number] | 'eventPlace']?: string } & {
  readonly [Role in (typeof roles)[number]]?: readonly Author[];
} & {
  readonly slug: string;
  readonly authors: readonly Author[];
  /** The title is a complete reference, as the owner wrote it. */
  readonly isAsWritten?: true;
  /** The author's word for a report or a patent, from its note: « Rapport de recherche », « Brevet européen ». */
  readonly kind?: string;
  /** Four digits; '' for an unpublished work (see `status`) and for one without a date. */
  readonly year: string;
  /** Journal, book or conference; '' if unknown. */
  readonly container: string;
  readonly pages?: Pages;
  /** Title and abstract as typed, if they have formulas or italics: for BibTeX and the styles. */
  readonly typed?: { readonly title?: string; readonly abstract?: string };
  /** Normalised URL of the work; without it and a DOI, its URL on HAL or arXiv. */
  readonly link?: string;
};

/** Texts that a publication and a reference share, most of them with a work too. */
// biome-ignore format: a list
const shared = [
  'edition', 'volume', 'articleNumber', 'publisher', 'place', 'isbn', 'issn', 'halId', 'arxivId', 'language', 'note',
  'reviewedTitle', 'originalTitle',
] as const;
const ofPublication = ['number', 'award', 'eventStart', 'eventEnd', 'openAccess'] as const;
const roles = ['editors', 'translators', 'reviewedAuthors', 'originalAuthors', 'containerAuthors'] as const;

/** Authors and translators as formats have them: the author of a translation is that of the original. */
export function creditsOf({ nature, authors, translators = [], originalAuthors = [] }: Reference): {
  readonly authors: readonly Author[];
  readonly translators: readonly Author[];
} {
  return nature === 'traduction'
    ? { authors: originalAuthors, translators: [...authors, ...translators] }
    : { authors, translators };
}

/** The word for a nature that formats have no type for; imports recognise it (lib/references/named-nature.ts). */
export const kindOfNature = (nature: Nature): string | undefined =>
  coarseNature(nature) === nature ? undefined : natureName(nature);

/** The word for a poster in files, even if it was printed (lib/references/nature-of.ts). */
export const posterType = 'Poster';

/** Converts a publication. */
export function referenceOf({ item, slug }: PublicationEntry, owner: Owner): Reference {
  const { details = {} } = item;
  const nature = natureOf(item);
  const typed = item.link && isWebAddress(item.link) ? new URL(item.link).href : undefined;
  const { halId, arxivId, status, peerReviewed, audience, invited, series, seriesNumber, editors, keywords } = details;
  const { pages = '', articleNumber } = pagesOrArticleOf(item);
  const doi = details.doi ?? (typed && doiIn(typed));
  const title = oneLine(item.title);
  const abstract = oneLine(details.abstract ?? '');
  const namesIn = (names: string) => readAuthors(oneLine(names), owner, details.language);
  return {
    nature,
    slug,
    title: plainMathematics(title),
    authors: namesIn(item.authors),
    ...(isAsWritten(item) && { isAsWritten: true }),
    ...(/\bet\s+al\.?\s*$/i.test(item.authors) && { andOthers: true }),
    year: isYear(item.year) ? item.year : '',
    container: oneLine(venueOf(item)),
    pages: readPages(pages),
    ...known(details, [...shared, ...ofPublication]),
    ...known({
      articleNumber,
      institution: institutionOf(item),
      issueTitle: isInJournal(nature) ? details.issueTitle : undefined,
      date: dateOf(item),
      abstract: plainMathematics(abstract),
      kind: kindIn(details.note, nature),
      eventPlace: placeText(details.eventPlace, details.eventCountry),
      ...((isInVolume(nature) || isInJournal(nature)) && { series, seriesNumber }),
    }),
    ...(/\$|<i>/.test(`${title}${abstract}`) && { typed: { title, abstract } }),
    ...{ status: stateInYear(item.year) ?? status, peerReviewed, audience, invited },
    ...Object.fromEntries(roles.flatMap((role) => (details[role] ? [[role, namesIn(details[role])]] : []))),
    ...(/\bet\s+al\.?\s*$/i.test(editors ?? '') && { otherEditors: true }),
    ...(keywords && { keywords: keywords.map(oneLine).filter(Boolean) }),
    link: typed ?? (doi ? undefined : (halId && halUrl(halId)) || (arxivId && arxivUrl(arxivId))),
    doi,
    popular: details.popular,
    poster: details.poster,
  };
}

type Texts<Name extends string> = { readonly [K in Name]?: string };

/** The non-empty texts, each on one line; those of `names`, or all. */
function known<Name extends string>(texts: Texts<Name>, names?: readonly Name[]): Texts<Name> {
  const filled: { [K in Name]?: string } = {};
  for (const name in texts)
    if ((!names || names.includes(name)) && texts[name]?.trim()) filled[name] = oneLine(texts[name]);
  return filled;
}

function doiIn(address: string): string | undefined {
  const { hostname, pathname } = new URL(address);
  if (!/^(?:dx\.|www\.)?doi\.org$/.test(hostname) || !doiOf(pathname.slice(1))) return undefined;
  try {
    const doi = decodeURIComponent(pathname.slice(1));
    return /^10\.\d{4,9}\/[!-~]+$/.test(doi) ? doi : undefined;
  } catch {
    return undefined;
  }
}

const kinds: Partial<Record<Nature, RegExp>> = {
  rapport:
    /^(?:rapport (?:de |d[’'])?\p{L}+(?: \p{L}+)?|(?:\p{L}+ ){1,2}report|document de travail|working paper|livre blanc|white paper|note (?:technique|de recherche))$/iu,
  brevet:
    /^(?:(?:demande de )?brevet(?: \p{L}+)?|demande internationale|PCT|(?:\p{L}+ ){1,2}patent|(?:\p{L}+ )?patent application)$/iu,
};

/**
 * « Rapport de recherche », « Research Report », « Brevet européen »: the sentence of a note that is just the word for
 * a report or a patent.
 */
export function kindIn(note: string | undefined, nature: Nature): string | undefined {
  const pattern = kinds[nature];
  return (
    pattern &&
    note
      ?.split(/[.!?…](?:\s|$)/u)
      .map((sentence) => sentence.trim())
      .find((sentence) => pattern.test(sentence))
  );
}
