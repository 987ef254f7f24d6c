/** A work as a format gives it, and the corrections that follow from the values of its fields. */
import { oneLine } from '@/lib/format/one-line';
import { nameText } from '@/lib/names/name';
import { isHouse } from './houses';
import { arxivIdOf } from './identifiers';
import type { Remarks } from './note';
import { preprintServerIn } from './preprint-servers';
import type { Nature, Work } from './work';

/** Texts with markup, identifiers in any dress; `urls` and `pdfs` are candidates in their order. */
export type Draft = Omit<Work, 'url' | 'pdf' | 'keywords' | 'isbn' | 'issn' | 'note'> & {
  readonly urls?: readonly (string | undefined)[];
  readonly pdfs?: readonly (string | undefined)[];
  /** Plain, as `keywordsOf` gives them. */
  readonly keywords?: readonly string[];
  /** One or both, in one text. */
  readonly isbn?: string;
  readonly issn?: string;
  /** The container of a report or thesis, which each format names differently. */
  readonly host?: string;
  /** The text in place of the date: « 2016 [à paraître] », « in press », « n.d. ». */
  readonly dateText?: string;
  /** Of PubMed and PubMed Central. */
  readonly pmid?: string;
  readonly pmcid?: string;
  /** The archive of a preprint, where it is not its identifier that says it. */
  readonly server?: string;
  /** Of a list of one's own, in which a work that names nobody is its owner's. */
  readonly isOfOwnList?: true;
  readonly remarks?: Omit<Remarks, 'series' | 'seriesNumber' | 'proceedings' | 'translators'>;
};

/** The draft with each value in the field that it belongs to, whatever the format calls it. */
export const settled = (draft: Draft): Draft =>
  withBody(withoutHouse(withoutArxivPages(withArxivVolume(withServer(withSeriesNumber(withSubject(draft)))))));

/**
 * The work that this one is about, in fields of its own where its nature has them, else in its note: an article about
 * another work is a review. Formats have who wrote the original as the authors of a translation.
 */
function withSubject(draft: Draft): Draft {
  const { translators = [], authors, originalAuthors } = draft;
  const { reviewedTitle, reviewedAuthors, originalTitle, containerAuthors } = draft;
  const nature =
    draft.nature === 'article' && (reviewedTitle || reviewedAuthors?.length) ? 'compte-rendu' : draft.nature;
  const isReview = nature === 'compte-rendu' || nature === 'note-arret';
  const isTranslation = nature === 'traduction';
  const namesOf = (names: Draft['editors'] = []) => names.map(nameText).join(', ');
  const facts = {
    ...(!isReview && { reviewed: [namesOf(reviewedAuthors), reviewedTitle].filter(Boolean).join(', ') }),
    ...(!isTranslation && { original: originalTitle }),
    ...(nature !== 'preface' && { bookAuthor: namesOf(containerAuthors) }),
  };
  return {
    ...draft,
    nature,
    ...(isTranslation &&
      originalAuthors === undefined &&
      translators.length > 0 && { authors: translators, originalAuthors: authors, translators: [] }),
    ...(!isReview && { reviewedTitle: undefined, reviewedAuthors: undefined }),
    ...(!isTranslation && { originalTitle: undefined, originalAuthors: undefined }),
    ...(nature !== 'preface' && { containerAuthors: undefined }),
    remarks: { ...draft.remarks, facts: { ...draft.remarks?.facts, ...facts } },
  };
}

/**
 * « Volume 1234 of LNCS », as the styles of BibTeX print it: of a talk, the volume is the series' own, unless that has
 * a number.
 */
const withSeriesNumber = (draft: Draft): Draft =>
  draft.nature === 'communication' && draft.series?.trim() && !draft.seriesNumber?.trim()
    ? { ...draft, volume: undefined, seriesNumber: draft.volume }
    : draft;

const corporate: ReadonlySet<Nature> = new Set(['rapport', 'logiciel', 'donnees', 'livre', 'autre']);

/** A work that names no person has its institution as author. */
function withBody(draft: Draft): Draft {
  const isOfNobody =
    !draft.isOfOwnList &&
    draft.authors.length === 0 &&
    (draft.editors ?? []).length === 0 &&
    corporate.has(draft.nature);
  const body = oneLine(draft.institution ?? '');
  return isOfNobody && body !== '' ? { ...draft, authors: [{ literal: body }] } : draft;
}

const servable: ReadonlySet<Nature> = new Set(['article', 'prepublication', 'autre']);

/** A work in an archive of preprints is a preprint, and the archive its publisher. */
function withServer(draft: Draft): Draft {
  const server = servable.has(draft.nature) ? preprintServerIn(oneLine(draft.container ?? '')) : undefined;
  if (server === undefined) return draft;
  const { pages = '' } = draft;
  return {
    ...draft,
    nature: 'prepublication',
    container: undefined,
    server: /^preprint$/i.test(server) ? undefined : server,
    pages: /^\d{4}[-–]+(?:0\d|1[0-2])$/.test(pages) ? undefined : draft.pages, // year and month, of Google Scholar
  };
}

/** « abs/1802.05018 », which DBLP gave as the volume of CoRR, and « 1802.05018 » as that of arXiv. */
function withArxivVolume(draft: Draft): Draft {
  const arxivId = arxivIdOf(
    (draft.nature === 'prepublication' ? /^\s*(?:abs\/)?(\S{1,40})\s*$/ : /^\s*abs\/(\S{1,40})\s*$/).exec(
      draft.volume ?? '',
    )?.[1] ?? '',
  );
  return arxivId === undefined ? draft : { ...draft, volume: undefined, arxivId: draft.arxivId ?? arxivId };
}

/** Without the id of arXiv that ADS and INSPIRE give as pages and as an article's number. */
function withoutArxivPages(draft: Draft): Draft {
  const idIn = (text = '') => (/^\s*arxiv\s*:/i.test(text) ? arxivIdOf(text) : undefined);
  const [pages, number] = [idIn(draft.pages), idIn(draft.articleNumber)];
  return {
    ...draft,
    arxivId: draft.arxivId ?? pages ?? number,
    pages: pages === undefined ? draft.pages : undefined,
    articleNumber: number === undefined ? draft.articleNumber : undefined,
  };
}

/** A publisher that stands where editors do, as HAL writes it, is no person. */
function withoutHouse(draft: Draft): Draft {
  const [only, ...others] = draft.editors ?? [];
  if (only === undefined || others.length > 0 || !isHouse(nameText(only), draft.publisher, draft.halId !== undefined))
    return draft;
  return { ...draft, editors: [], publisher: draft.publisher ?? nameText(only) };
}
