/**
 * What every reader produces: an item of CSL-JSON (https://docs.citationstyles.org) with names and dates already read,
 * several values when a source has them, and under `custom` what CSL lacks. lib/references/deduce.ts turns it into a
 * work.
 */
import type { Name } from '@/lib/names/name';
import type { Facts } from './note';
import type { Words } from './tolerant';
import type { Work } from './work';

export type People = {
  readonly names: readonly Name[];
  /** « et al. » */
  readonly andOthers?: true | undefined;
  /** « Mayeux (dir.) » */
  readonly areDirectors?: true | undefined;
};

/** `start` and `end` are ISO dates, perhaps without day or month; `text` is the source's own, which may be no date. */
export type When = {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly text?: string | undefined;
  readonly season?: string | undefined;
};

type Text =
  /** The body that a work was made for or by. When set, `publisher` is not that body; `''` says that there is none. */
  | 'school'
  | Words<'type genre medium title original-title reviewed-title container-title collection-title'>
  | Words<'collection-number volume volume-title issue number article-number page number-of-pages publisher'>
  | Words<'publisher-place event-title event-place edition version DOI PMID PMCID abstract language'>;
type Person = Words<'author editor translator original-author reviewed-author container-author collection-editor'>;
type Several = 'ISBN' | 'ISSN' | 'URL' | 'keyword' | 'note' | 'status';

type Custom = Partial<
  Pick<
    Work,
    | Words<'nature peerReviewed audience invited unreviewed proceedings poster popular halType halId'>
    | Words<'arxivId issueTitle'>
  >
> & {
  /** The body of a work that also has a publisher; for a thesis, a body besides its university. */
  readonly institution?: string | undefined;
  readonly eventCountry?: string | undefined;
  /** Addresses of files. */
  readonly files?: readonly (string | undefined)[];
  /** Texts about the work in general, which may show that it is a thesis. */
  readonly hints?: string;
  readonly facts?: Facts;
  /** The item comes from a person’s own list, in which a work that names nobody is theirs. */
  readonly isOfOwnList?: true;
};

export type Item = { readonly [Member in Text]?: string | undefined } & {
  readonly [Member in Person]?: People;
} & { readonly [Member in Several]?: readonly (string | undefined)[] } & {
  readonly issued?: When;
  readonly 'event-date'?: When;
  readonly custom?: Custom;
};
