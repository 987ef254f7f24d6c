/**
 * A work as every source describes it: a subset of CSL-JSON (https://docs.citationstyles.org, « Items »), the one shape that
 * readers of BibTeX, RIS, CSL-JSON and hosts produce. All texts are plain, on one line, without markup; a field that is unknown is absent.
 */
import { z } from 'zod';

/** A person, or a body such as a consortium. */
export type Name = { readonly family: string; readonly given?: string } | { readonly literal: string };

/** What a work is; the French labels are those of the publications (sections/publications). */
export const natures = [
  'article',
  'communication',
  'livre',
  'direction',
  'chapitre',
  'these',
  'hdr',
  'memoire',
  'rapport',
  'prepublication',
  'logiciel',
  'donnees',
  'brevet',
  'autre',
] as const;
export type Nature = (typeof natures)[number];

/** How far a publication has come, and whom it is for. */
export const statuses = ['parue', 'sous-presse', 'acceptee', 'soumise', 'prepublication'] as const;
export type Status = (typeof statuses)[number];
export const audiences = ['internationale', 'nationale'] as const;
export type Audience = (typeof audiences)[number];

export type Work = {
  readonly nature: Nature;
  readonly title: string;
  readonly authors: readonly Name[];
  /** There are more authors than these: « et al. ». */
  readonly andOthers?: true;
  readonly editors?: readonly Name[];
  /** `2024`, `2024-03` or `2024-03-18`. */
  readonly date?: string;
  /** The journal, book or proceedings. */
  readonly container?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly articleNumber?: string;
  /** `100–112` or `100`. */
  readonly pages?: string;
  readonly publisher?: string;
  readonly place?: string;
  readonly event?: { readonly name?: string; readonly place?: string; readonly start?: string; readonly end?: string };
  /** The university of a thesis, the institution of a report. */
  readonly institution?: string;
  /** Normalised by lib/references/identifiers.ts. */
  readonly doi?: string;
  readonly halId?: string;
  readonly arxivId?: string;
  readonly isbn?: string;
  readonly issn?: string;
  /** http(s). */
  readonly url?: string;
  /** An open-access file elsewhere, http(s). */
  readonly pdf?: string;
  readonly abstract?: string;
  readonly keywords?: readonly string[];
  /** BCP 47, such as `fr`. */
  readonly language?: string;
  readonly status?: Status;
  readonly peerReviewed?: true;
  readonly audience?: Audience;
  readonly invited?: true;
  /** What has no field of its own, in sentences: notes, an edition, a translator. */
  readonly note?: string;
};

const text = z.string();
const name = z.union([z.object({ family: text, given: text.optional() }), z.object({ literal: text })]);

/** Checks a work that comes from another process. */
export const workSchema: z.ZodType<Work> = z.object({
  nature: z.enum(natures),
  title: text,
  authors: z.array(name),
  andOthers: z.literal(true).optional(),
  editors: z.array(name).optional(),
  date: text.optional(),
  container: text.optional(),
  volume: text.optional(),
  issue: text.optional(),
  articleNumber: text.optional(),
  pages: text.optional(),
  publisher: text.optional(),
  place: text.optional(),
  event: z.object({ name: text.optional(), place: text.optional(), start: text.optional(), end: text.optional() }).optional(),
  institution: text.optional(),
  doi: text.optional(),
  halId: text.optional(),
  arxivId: text.optional(),
  isbn: text.optional(),
  issn: text.optional(),
  url: text.optional(),
  pdf: text.optional(),
  abstract: text.optional(),
  keywords: z.array(text).optional(),
  language: text.optional(),
  status: z.enum(statuses).optional(),
  peerReviewed: z.literal(true).optional(),
  audience: z.enum(audiences).optional(),
  invited: z.literal(true).optional(),
  note: text.optional(),
});

export type Format = 'bibtex' | 'ris' | 'csl';

/** An entry of a file, in its order: read, or refused with the reason in French. `line` is its first line, from 1; 0 when the format has none (JSON). */
export type Entry =
  | { readonly line: number; readonly key?: string; readonly work: Work }
  | { readonly line: number; readonly key?: string; readonly refused: string; readonly text: string };

/** In which a file is written: as its mark says, or as its bytes allow. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export type FileRead = { readonly format: Format; readonly encoding: Encoding; readonly entries: readonly Entry[] };
