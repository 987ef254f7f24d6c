/**
 * The one intermediate of all readers: a work as an item of CSL-JSON (https://docs.citationstyles.org), with its names
 * and dates read, several values where a source has them, and what CSL lacks under `custom`. lib/references/deduce.ts
 * makes a work of it.
 */
import type { Name } from '@/lib/names/name';
import type { Facts } from './note';
import type { Words } from './tolerant';
import type { Work } from './work';

/** A list of people, and what it says of itself. */
export type People = {
  readonly names: readonly Name[];
  /** There are more: « et al. ». */
  readonly andOthers?: true | undefined;
  /** They directed the work: « Mayeux (dir.) ». */
  readonly areDirectors?: true | undefined;
};

/** `start` and `end` are ISO dates or parts of them; `text` is what the source has, which may be no date. */
export type When = {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly text?: string | undefined;
  readonly season?: string | undefined;
};

type Text =
  /** The body that a work was made for or by, said as such: `publisher` is none then, and `''` says that there is none. */
  | 'school'
  | Words<'type genre medium title original-title reviewed-title container-title collection-title'>
  | Words<'collection-number volume volume-title issue number article-number page number-of-pages publisher'>
  | Words<'publisher-place event-title event-place edition version DOI PMID PMCID abstract language'>;
type Person = Words<'author editor translator original-author reviewed-author container-author collection-editor'>;
type Several = 'ISBN' | 'ISSN' | 'URL' | 'keyword' | 'note' | 'status';

/** What CSL has no member for. */
type Custom = Partial<
  Pick<
    Work,
    | Words<'nature peerReviewed audience invited unreviewed proceedings poster popular halType halId'>
    | Words<'arxivId issueTitle'>
  >
> & {
  /** The body of a work that has a publisher too; of a thesis, one beside its university. */
  readonly institution?: string | undefined;
  readonly eventCountry?: string | undefined;
  /** Addresses of files. */
  readonly files?: readonly (string | undefined)[];
  /** Words on the work in general, by which a thesis may be told. */
  readonly hints?: string;
  readonly facts?: Facts;
  /** The list of a person’s own, in which a work that names nobody is theirs. */
  readonly isOfOwnList?: true;
};

export type Item = { readonly [Member in Text]?: string | undefined } & {
  readonly [Member in Person]?: People;
} & { readonly [Member in Several]?: readonly (string | undefined)[] } & {
  readonly issued?: When;
  readonly 'event-date'?: When;
  readonly custom?: Custom;
};
