/**
 * A work as it is deduced from what a reader produces (lib/references/item.ts), named as in CSL-JSON. All texts are
 * plain, on one line, without markup; a field that is unknown is absent.
 */
import { z } from 'zod';
import { type Name, nameSchema } from '@/lib/names/name';
import { audiences, type Nature, natures, proceedings, statuses } from './natures';

const text = z.string();
const optional = text.optional();
const names = z.array(nameSchema).readonly();

/** Checks a work that comes from another process. */
export const workSchema = z
  .object({
    nature: z.enum(natures),
    title: text,
    authors: names,
    /** There are more authors than these: « et al. ». */
    andOthers: z.literal(true).optional(),
    editors: names.optional(),
    /** Of a translation these are its authors, and who wrote the original are `originalAuthors`. */
    translators: names.optional(),
    /** The book that a review is of, the decision that a note comments on. */
    reviewedTitle: optional,
    reviewedAuthors: names.optional(),
    /** What a translation translates. */
    originalTitle: optional,
    originalAuthors: names.optional(),
    /** The authors of the book that a preface opens. */
    containerAuthors: names.optional(),
    /** There are more editors than these. */
    otherEditors: z.literal(true).optional(),
    /**
     * `2024`, `2024-03` or `2024-03-18`; absent of what is not out yet, as its status says, and of what has no date.
     */
    date: optional,
    /** The journal, book or proceedings. */
    container: optional,
    volume: optional,
    issue: optional,
    articleNumber: optional,
    /** `100–112` or `100`. */
    pages: optional,
    publisher: optional,
    place: optional,
    /** The title of an issue of a journal, as its cover says: « Des lettres et des chiffres ». */
    issueTitle: optional,
    /**
     * The series of books that a chapter or a communication is in, or of the journal that an article is in, and the
     * number in it.
     */
    series: optional,
    seriesNumber: optional,
    /** « 2 », « revue et augmentée ». */
    edition: optional,
    /** `place` is the city, or all that is known of where it was. */
    event: z
      .object({ name: optional, place: optional, country: optional, start: optional, end: optional })
      .readonly()
      .optional(),
    /** The university of a thesis, the institution of a report. */
    institution: optional,
    /** Normalised by lib/references/identifiers.ts, as the next four are. */
    doi: optional,
    halId: optional,
    arxivId: optional,
    isbn: optional,
    issn: optional,
    /** http(s). */
    url: optional,
    /** An open-access file elsewhere, http(s). */
    pdf: optional,
    abstract: optional,
    keywords: z.array(text).readonly().optional(),
    /** BCP 47, such as `fr`. */
    language: optional,
    status: z.enum(statuses).optional(),
    peerReviewed: z.literal(true).optional(),
    audience: z.enum(audiences).optional(),
    invited: z.literal(true).optional(),
    /** Of a journal without a review by peers, which is more than not knowing of one. */
    unreviewed: z.literal(true).optional(),
    proceedings: z.enum(proceedings).optional(),
    poster: z.literal(true).optional(),
    /** For the general public. */
    popular: z.literal(true).optional(),
    /** HAL's code of its type, where it says more than the nature: `BLOG`, `LECTURE`. */
    halType: optional,
    /** Facts without a field of their own, in sentences: notes, a version. */
    note: optional,
  })
  .readonly();
export type Work = z.output<typeof workSchema>;
export type { Name };

/** The formats of bibliographies that are read. */
export const formats = ['bibtex', 'ris', 'nbib', 'csl', 'csv', 'plain'] as const;
export type Format = (typeof formats)[number];

/** The role that a line of one's own list leaves to the owner: a maker like those that it names, or the translator. */
const ownerRole = z.union([z.literal(true), z.literal('translators')]);
export type OwnerRole = z.output<typeof ownerRole>;

/**
 * An entry of a file: read, with remarks in French on the parts that were left out or guessed (`odd`), or refused with
 * the reason in French. `line` is its first line, from 1; 0 where it has none of its own, as in JSON.
 */
export type Entry =
  /**
   * `draft` is the text that the work was guessed from, for a person to correct it, and `heading` what it stands under;
   * `leavesOutOwner` says that it names those beside the person whose list it is. `keptAs` is set where the work
   * does not say what the text does (plain-faithful.ts), which is then kept as it was written, of this nature.
   */
  | {
      readonly line: number;
      readonly key?: string;
      readonly work: Work;
      readonly odd?: readonly string[];
      readonly draft?: string;
      readonly heading?: string;
      readonly leavesOutOwner?: OwnerRole;
      readonly keptAs?: Nature;
    }
  | { readonly line: number; readonly key?: string; readonly refused: string; readonly text: string };

/** Checks an entry that comes from another process. */
export const entrySchema: z.ZodType<Entry> = z.union([
  z.object({
    line: z.int(),
    key: optional,
    work: workSchema,
    odd: z.array(text).optional(),
    draft: optional,
    heading: optional,
    leavesOutOwner: ownerRole.optional(),
    keptAs: z.enum(natures).optional(),
  }),
  z.object({ line: z.int(), key: optional, refused: text, text }),
]);

/**
 * In which a file is written: as its mark says, or as its bytes allow; `one-byte` is read as Windows-1252, which it
 * hardly is.
 */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'one-byte',
  'utf-8-twice',
  'utf-8-lossy',
] as const;
export type Encoding = (typeof encodings)[number];

export type FileRead = {
  readonly format: Format;
  readonly encoding: Encoding;
  /** Whether its keywords are tags that somebody put on the works for themselves (read.ts). */
  readonly hasTags: boolean;
  readonly entries: readonly Entry[];
};
