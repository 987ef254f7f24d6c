/**
 * A work, deduced from the item that a reader produces (lib/references/item.ts). All texts are plain, on one line,
 * without markup; an unknown field is absent.
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
    /** « et al. » */
    andOthers: z.literal(true).optional(),
    editors: names.optional(),
    /** Not for a translation: there the translators are `authors`, and the authors `originalAuthors`. */
    translators: names.optional(),
    /** The book that is reviewed, or the court decision that is commented on. */
    reviewedTitle: optional,
    reviewedAuthors: names.optional(),
    originalTitle: optional,
    originalAuthors: names.optional(),
    /** The authors of the book that a preface opens. */
    containerAuthors: names.optional(),
    /** « et al. » among the editors. */
    otherEditors: z.literal(true).optional(),
    /** `2024`, `2024-03` or `2024-03-18`; absent for a work that has not appeared, or has no date. */
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
    /** The title of a thematic issue of a journal: « Des lettres et des chiffres ». */
    issueTitle: optional,
    /** The series of the book that a chapter or a communication is in, or of the journal that an article is in. */
    series: optional,
    seriesNumber: optional,
    /** « 2 », « revue et augmentée ». */
    edition: optional,
    /** `place` is the city, or all that is known of the place. */
    event: z
      .object({ name: optional, place: optional, country: optional, start: optional, end: optional })
      .readonly()
      .optional(),
    /** The university of a thesis, the institution of a report. */
    institution: optional,
    /** Normalised by lib/references/identifiers.ts, like the next four. */
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
    /** Known not to be peer-reviewed, while an absent `peerReviewed` says nothing. */
    unreviewed: z.literal(true).optional(),
    proceedings: z.enum(proceedings).optional(),
    poster: z.literal(true).optional(),
    /** For the general public. */
    popular: z.literal(true).optional(),
    /** HAL's code for the type, if it is more precise than the nature: `BLOG`, `LECTURE`. */
    halType: optional,
    /** Facts without a field of their own, in sentences: notes, a version. */
    note: optional,
  })
  .readonly();
export type Work = z.output<typeof workSchema>;
export type { Name };

export const formats = ['bibtex', 'ris', 'nbib', 'csl', 'csv', 'plain'] as const;
export type Format = (typeof formats)[number];

/** The owner's role in a line of their own list that does not name them: like those it names, or the translator. */
const ownerRole = z.union([z.literal(true), z.literal('translators')]);
export type OwnerRole = z.output<typeof ownerRole>;

/**
 * An entry of a file: read, with remarks in French on the parts that were left out or guessed (`odd`), or refused with
 * the reason in French. `line` is its first line, from 1; 0 when unknown, as in JSON.
 */
export type Entry =
  /**
   * `draft` is the text that the work was guessed from, for a person to correct, and `heading` the heading above it.
   * `leavesOutOwner`: the text names only the people besides the owner of the list. `keptAs` is set when the work does
   * not say what the text says (plain-faithful.ts): the text is then kept as written, with this nature.
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

/** The encodings of files. `one-byte` is an unknown one, read as Windows-1252. */
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
  /** Whether the keywords may be somebody's personal tags (read.ts). */
  readonly hasTags: boolean;
  readonly entries: readonly Entry[];
};
