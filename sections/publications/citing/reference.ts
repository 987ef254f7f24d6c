/** A publication as the citation formats need it: what it is, authors, where it appeared, identifiers. */

import { oneLine } from '@/lib/format/one-line';
import { placeText } from '@/lib/format/place-text';
import { isWebAddress } from '@/lib/format/web-address';
import { plainMathematics } from '@/lib/mathematics/parts';
import { doiOf } from '@/lib/references/identifiers';
import { coarseNature } from '@/lib/references/named-nature';
import { type Audience, isInJournal, isInVolume, type Nature, type Status } from '@/lib/references/work';
import type { Owner } from '@/sections/profil/own-names';
import { natureLabels } from '@/sections/publications/natures';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { dateOf, institutionOf, natureOf, venueOf } from '@/sections/publications/venue';
import { isYear, stateInYear } from '@/sections/publications/years';
import { arxivAddress, halAddress } from './addresses';
import { type Author, readAuthors } from './authors';
import { kindIn } from './kind-in-note';
import { type Pages, readPages } from './pages';

/** Every text is on one line, its formulas in characters of Unicode; a field that is not known is absent. */
export type Reference = {
  readonly nature: Nature;
  readonly slug: string;
  readonly title: string;
  readonly authors: readonly Author[];
  /** Its line of authors ends with « et al. ». */
  readonly andOthers?: true;
  readonly editors?: readonly Author[];
  /** Of a translation these are its authors. */
  readonly translators?: readonly Author[];
  /** The book that a review is of, the decision that a note comments on. */
  readonly reviewedTitle?: string;
  readonly reviewedAuthors?: readonly Author[];
  /** What a translation translates. */
  readonly originalTitle?: string;
  readonly originalAuthors?: readonly Author[];
  /** The authors of the book that a preface opens. */
  readonly containerAuthors?: readonly Author[];
  /** The author's own word for a report or a patent, from its note: « Rapport de recherche », « Brevet européen ». */
  readonly kind?: string;
  /** Its line of editors ends with « et al. ». */
  readonly otherEditors?: true;
  /** Four digits; '' for what is not out yet, as `status` says, and for what has no date. */
  readonly year: string;
  /** `2024-03` or `2024-03-18`, when more than the year is known. */
  readonly date?: string;
  /** The journal, the book or the conference; '' when it is not known. */
  readonly container: string;
  readonly pages?: Pages;
  /** « 2 », « revue et augmentée »; of what is no article. */
  readonly edition?: string;
  readonly volume?: string;
  readonly number?: string;
  readonly articleNumber?: string;
  readonly publisher?: string;
  readonly place?: string;
  /** The title of the issue of a journal, as on its cover. */
  readonly issueTitle?: string;
  /**
   * The series of the book that a chapter or a communication is in, or of the journal of an article, and the number in
   * it.
   */
  readonly series?: string;
  readonly seriesNumber?: string;
  readonly institution?: string;
  /** City and country of a conference, and its days as `date` has them. */
  readonly eventPlace?: string;
  readonly eventStart?: string;
  readonly eventEnd?: string;
  readonly isbn?: string;
  readonly issn?: string;
  readonly halId?: string;
  readonly arxivId?: string;
  readonly abstract?: string;
  /** Title and abstract as they were typed, where they have formulas or words in italics: for BibTeX and the styles. */
  readonly typed?: { readonly title?: string; readonly abstract?: string };
  readonly keywords?: readonly string[];
  readonly language?: string;
  readonly status?: Status;
  readonly peerReviewed?: true;
  readonly audience?: Audience;
  readonly invited?: true;
  readonly award?: string;
  readonly note?: string;
  /** Address of the work, normalised; of one that has none, and no DOI, its address on HAL or arXiv. */
  readonly link?: string;
  /** Address of the text in open access. */
  readonly openAccess?: string;
  /** Without `https://doi.org/`. */
  readonly doi?: string;
  /** Whether an article or a book is for the general public. */
  readonly popular?: true;
  readonly poster?: true;
};

/** Authors and translators as formats have them: who wrote what a translation translates is its author. */
export function creditsOf({ nature, authors, translators = [], originalAuthors = [] }: Reference): {
  readonly authors: readonly Author[];
  readonly translators: readonly Author[];
} {
  return nature === 'traduction'
    ? { authors: originalAuthors, translators: [...authors, ...translators] }
    : { authors, translators };
}

/**
 * The word for the kind of a work whose nature formats have no type for, by which it is read again
 * (lib/references/named-nature.ts).
 */
export const kindOfNature = (nature: Nature): string | undefined =>
  coarseNature(nature) === nature ? undefined : natureLabels[nature];

/** Converts a publication. */
export function referenceOf({ item, slug }: PublicationEntry, owner: Owner): Reference {
  const { details = {} } = item;
  const nature = natureOf(item);
  const typed = item.link && isWebAddress(item.link) ? new URL(item.link).href : undefined;
  const { edition, volume, number, articleNumber, publisher, place, isbn, issn, halId, arxivId, language } = details;
  const { eventPlace, eventCountry, eventStart, eventEnd, status, peerReviewed, audience, invited } = details;
  const doi = details.doi ?? (typed && doiIn(typed));
  const link = typed ?? (doi ? undefined : (halId && halAddress(halId)) || (arxivId && arxivAddress(arxivId)));
  const title = oneLine(item.title);
  const abstract = oneLine(details.abstract ?? '');
  const people = <Role extends 'editors' | 'translators' | 'reviewedAuthors' | 'originalAuthors' | 'containerAuthors'>(
    ...roles: readonly Role[]
  ) => {
    const named: { [role in Role]?: readonly Author[] } = {};
    for (const role of roles) {
      const names = details[role];
      if (names) named[role] = readAuthors(oneLine(names), owner, language);
    }
    return named;
  };
  return {
    nature,
    slug,
    title: plainMathematics(title),
    authors: readAuthors(oneLine(item.authors), owner, language),
    ...(/\bet\s+al\.?\s*$/i.test(item.authors) && { andOthers: true }),
    year: isYear(item.year) ? item.year : '',
    container: oneLine(venueOf(item)),
    pages: readPages(item.pages ?? ''),
    ...known({
      edition,
      volume,
      number,
      articleNumber,
      publisher,
      place,
      institution: institutionOf(item),
      isbn,
      issn,
      halId,
      arxivId,
      language,
      issueTitle: isInJournal(nature) ? details.issueTitle : undefined,
      date: dateOf(item),
    }),
    ...((isInVolume(nature) || isInJournal(nature)) &&
      known({ series: details.series, seriesNumber: details.seriesNumber })),
    ...known({ abstract: plainMathematics(abstract) }),
    ...(/\$|<i>/.test(`${title}${abstract}`) && { typed: { title, abstract } }),
    ...known({ kind: kindIn(details.note, nature) }),
    ...known({
      eventPlace: placeText(eventPlace, eventCountry),
      eventStart,
      eventEnd,
      note: details.note,
      award: details.award,
      reviewedTitle: details.reviewedTitle,
      originalTitle: details.originalTitle,
    }),
    ...{ status: stateInYear(item.year) ?? status, peerReviewed, audience, invited },
    ...people('editors', 'translators', 'reviewedAuthors', 'originalAuthors', 'containerAuthors'),
    ...(/\bet\s+al\.?\s*$/i.test(details.editors ?? '') && { otherEditors: true }),
    ...(details.keywords && { keywords: details.keywords.map(oneLine).filter(Boolean) }),
    link,
    ...known({ openAccess: details.openAccess }),
    doi,
    popular: details.popular,
    poster: details.poster,
  };
}

type Texts<Name extends string> = { readonly [K in Name]?: string };

/** The texts that say something, each on one line. */
function known<Name extends string>(texts: Readonly<Record<Name, string | undefined>>): Texts<Name> {
  const said: { [K in Name]?: string } = {};
  for (const name in texts) if (texts[name]?.trim()) said[name] = oneLine(texts[name]);
  return said;
}

/** The DOI in an address of doi.org, as it is written there; undefined for any other address. */
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
